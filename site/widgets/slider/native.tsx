// React Native's Slider, alive: one value or a range, markers or the limits below the track, a tooltip at each handle.
import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { toList } from '../kit/inputs-field.tsx';
import { stopsOf } from '../kit/inputs-markers.tsx';
import { NativePhone } from '../kit/native-phone.tsx';
import { limitsOf, type SliderProps } from './limits.ts';

export { ready } from '../kit/native-phone.tsx';

export default function NativeSlider({ state, set, fire }: SliderProps) {
  const { range, showmarkers, showtooltip, tooltipdirection } = state;
  const { minvalue, most, step, ...limits } = limitsOf(state);
  // The runtime knows no value between two steps.
  const value = minvalue + Math.round((limits.value - minvalue) / step) * step;
  const [lowest, setLowest] = useState(minvalue);
  const low = Math.min(value, Math.max(minvalue, lowest));
  const texts = toList(state.markerlabeltext);
  const percentOf = (one: number) => `${((one - minvalue) / (most - minvalue)) * 100}%`;
  const change = (next: number[]) => {
    const [first = value] = next;
    fire('onChange', {
      newVal: range ? next : first,
      oldVal: range ? [low, value] : value,
    });
    if (range) setLowest(first);
    set({ datavalue: next.at(-1) ?? first });
  };
  const thumb = (index: number, shown: number, label: string) => (
    <SliderThumb key={index} index={index} className="n-thumb" aria-label={label}>
      {showtooltip ? (
        <span className="n-tip" data-direction={tooltipdirection} aria-hidden="true">
          {shown}
        </span>
      ) : null}
    </SliderThumb>
  );
  return (
    <NativePhone title="Music">
      <p className="n-label">Volume</p>
      <Slider
        key={String(range)}
        className="n-slider"
        aria-label="Volume"
        value={range ? [low, value] : [value]}
        minValue={minvalue}
        maxValue={most}
        step={step}
        isDisabled={state.disabled}
        onChange={change}
      >
        <SliderTrack className="n-track" data-markers={showmarkers || undefined}>
          <span
            className="n-track-active"
            style={{
              insetInlineStart: range ? percentOf(low) : 0,
              insetInlineEnd: `calc(100% - ${percentOf(value)})`,
            }}
          />
          {showmarkers
            ? stopsOf(minvalue, most, step).map((stop, i) => (
                <span key={stop.value} className="n-mark" style={{ left: `${stop.percent}%` }}>
                  <span>{texts[i] ?? stop.value}</span>
                </span>
              ))
            : null}
          {range
            ? [thumb(0, low, 'Low thumb'), thumb(1, value, 'High thumb')]
            : thumb(0, value, 'Thumb')}
        </SliderTrack>
        {showmarkers ? null : (
          <p className="n-ends">
            <span>{minvalue}</span>
            {range ? null : <span>{value}</span>}
            <span>{most}</span>
          </p>
        )}
      </Slider>
    </NativePhone>
  );
}
