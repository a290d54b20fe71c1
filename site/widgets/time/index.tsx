// The Time, alive: a time of day, typed in its pattern or stepped to.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { outputOf, readMoment, timeOf } from '../kit/form-b-moment.ts';
import { Reads } from '../kit/form-b-options.tsx';
import { PickerField, SOME_MOMENT } from '../kit/form-b-picker-field.tsx';
import { TimePicker } from '../kit/form-b-time-picker.tsx';
import '../kit/form-b.css';

export default createDemo({
  tag: 'time',
  initial: {
    datavalue: '14:05',
    timepattern: 'hh:mm a',
    hourstep: 1,
    minutestep: 15,
    outputformat: 'HH:mm:ss',
    showampmbuttons: false,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const at = readMoment(state.datavalue);
    const pattern = state.timepattern;
    const output = (time: Date | undefined) => time && outputOf(time, state.outputformat);
    const change = (next: Date | undefined) => {
      const newTime = next ? timeOf(next) : '';
      if (newTime === state.datavalue) return;
      fire('onChange', { newVal: output(next), oldVal: output(at) });
      set({ datavalue: newTime });
    };
    return (
      <div className="d-stack">
        <PickerField
          label="Start of the shift"
          at={at}
          pattern={pattern}
          icon="◷"
          isDisabled={state.disabled}
          onType={change}
          fire={fire}
        >
          <TimePicker
            at={at ?? SOME_MOMENT}
            pattern={pattern}
            hourStep={state.hourstep}
            minuteStep={state.minutestep}
            hasTwoButtons={state.showampmbuttons}
            onPick={change}
          />
        </PickerField>
        <Reads value={output(at) ?? null} />
      </div>
    );
  },
});
