// The Slider, alive: one value between two others, with a marker for each step. React Native's has more: `native.tsx`.
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { toList } from '../kit/inputs-field.tsx';
import { Markers, stopsOf } from '../kit/inputs-markers.tsx';
import { initial, limitsOf } from './limits.ts';
import '../kit/inputs.css';

export default createDemo({
  tag: 'slider',
  initial,
  native: () => import('./native.tsx'),
  idle: ({ showmarkers, showtooltip }) => ({
    ...(showmarkers ? {} : { markerlabeltext: 'showmarkers' }),
    ...(showtooltip ? {} : { tooltipdirection: 'showtooltip' }),
  }),
  Stage({ state, set, fire }) {
    const { minvalue, most, value, step } = limitsOf(state);
    const texts = toList(state.markerlabeltext);
    const change = ([next = value]: number[]) => {
      fire('onChange', { newVal: next, oldVal: value });
      set({ datavalue: next });
    };
    return (
      <Slider
        className="d-slider"
        value={[value]}
        minValue={minvalue}
        maxValue={most}
        step={step}
        isDisabled={state.disabled}
        onChange={change}
      >
        <Label>Volume</Label>
        <SliderOutput />
        <SliderTrack className="d-track">
          {state.showmarkers ? (
            <Markers stops={stopsOf(minvalue, most, step)} texts={texts} />
          ) : null}
          <SliderThumb className="d-thumb" />
        </SliderTrack>
      </Slider>
    );
  },
});
