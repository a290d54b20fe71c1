// The Slider, alive: a value between two others, moved by pointer and by keys.
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import '../kit/form-a.css';

export default createDemo({
  tag: 'slider',
  initial: { datavalue: 40, minvalue: 0, maxvalue: 100, step: 5, disabled: false, show: true },
  Stage({ state: { datavalue, minvalue, maxvalue, step, disabled }, set, fire }) {
    const most = Math.max(minvalue + 1, maxvalue);
    const value = Math.min(most, Math.max(minvalue, datavalue));
    return (
      <Slider
        className="d-slider"
        value={value}
        minValue={minvalue}
        maxValue={most}
        step={Math.max(0.01, step)}
        isDisabled={disabled}
        onChange={(newVal) => {
          fire('onChange', { newVal, oldVal: value });
          set({ datavalue: newVal });
        }}
      >
        <Label>Volume</Label>
        <SliderOutput />
        <SliderTrack className="d-track">
          <SliderThumb className="d-thumb" />
        </SliderTrack>
      </Slider>
    );
  },
});
