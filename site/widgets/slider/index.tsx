// The Slider, alive: one value or two between two others, with a marker for each step and a tooltip at the handle.
import { useState } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { toList } from '../kit/inputs-field.tsx';
import { Markers, stopsOf } from '../kit/inputs-markers.tsx';
import '../kit/inputs.css';

export default createDemo({
  tag: 'slider',
  initial: {
    datavalue: 40,
    minvalue: 0,
    maxvalue: 100,
    step: 5,
    range: false,
    showmarkers: false,
    markerlabeltext: '',
    showtooltip: false,
    tooltipdirection: 'up',
    disabled: false,
    show: true,
  },
  idle: ({ showmarkers, showtooltip }) => ({
    ...(showmarkers ? {} : { markerlabeltext: 'showmarkers' }),
    ...(showtooltip ? {} : { tooltipdirection: 'showtooltip' }),
  }),
  Stage({ state, set, fire }) {
    const { minvalue, range, showmarkers, showtooltip } = state;
    const [lowest, setLowest] = useState(minvalue);
    const most = Math.max(minvalue + 1, state.maxvalue);
    const value = Math.min(most, Math.max(minvalue, state.datavalue));
    const low = Math.min(value, Math.max(minvalue, lowest));
    const step = Math.max(0.01, state.step);
    const texts = toList(state.markerlabeltext);
    const change = (next: number[]) => {
      const [first = value] = next;
      const upper = next.at(-1) ?? first;
      fire(
        'onChange',
        range ? { newVal: next, oldVal: [low, value] } : { newVal: first, oldVal: value },
      );
      if (range) setLowest(first);
      set({ datavalue: upper });
    };
    const thumb = (index: number, shown: number) => (
      <SliderThumb
        key={index}
        index={index}
        className="d-thumb"
        {...(range ? { 'aria-label': index ? 'to' : 'from' } : {})}
      >
        {showtooltip ? (
          <span className="d-tooltip" data-direction={state.tooltipdirection} aria-hidden="true">
            {shown}
          </span>
        ) : null}
      </SliderThumb>
    );
    return (
      <Slider
        key={String(range)}
        className="d-slider"
        value={range ? [low, value] : [value]}
        minValue={minvalue}
        maxValue={most}
        step={step}
        isDisabled={state.disabled}
        onChange={change}
      >
        <Label>Volume</Label>
        <SliderOutput />
        <SliderTrack className="d-track">
          {showmarkers ? <Markers stops={stopsOf(minvalue, most, step)} texts={texts} /> : null}
          {range ? [thumb(0, low), thumb(1, value)] : thumb(0, value)}
        </SliderTrack>
      </Slider>
    );
  },
});
