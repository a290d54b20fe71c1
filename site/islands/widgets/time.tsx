// The Time, alive: a time of day, typed in its pattern or stepped to.
import { createDemo } from '../demo/create-demo.tsx';
import { outputOf, readMoment, timeOf } from '../demo/form-b-moment.ts';
import { Reads } from '../demo/form-b-options.tsx';
import { PickerField, SOME_MOMENT } from '../demo/form-b-picker-field.tsx';
import { TimePicker } from '../demo/form-b-time-picker.tsx';

export default createDemo({
  tag: 'time',
  initial: {
    datavalue: '14:05',
    'time-pattern': 'hh:mm a',
    'hour-step': 1,
    'minute-step': 15,
    'output-format': 'HH:mm',
    'show-ampm-buttons': false,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const at = readMoment(state.datavalue);
    const pattern = state['time-pattern'];
    const output = (time: Date | undefined) => time && outputOf(time, state['output-format']);
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
            hourStep={state['hour-step']}
            minuteStep={state['minute-step']}
            hasTwoButtons={state['show-ampm-buttons']}
            onPick={change}
          />
        </PickerField>
        <Reads value={output(at) ?? null} />
      </div>
    );
  },
});
