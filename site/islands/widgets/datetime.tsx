// The Datetime, alive: a day and a time in one field, typed or picked together.
import { createDemo } from '../demo/create-demo.tsx';
import { DayPicker } from '../demo/form-b-day-picker.tsx';
import { dayOf, outputOf, readMoment, timeOf } from '../demo/form-b-moment.ts';
import { Reads } from '../demo/form-b-options.tsx';
import { PickerField, SOME_MOMENT } from '../demo/form-b-picker-field.tsx';
import { TimePicker } from '../demo/form-b-time-picker.tsx';

const toText = (at: Date) => `${dayOf(at)}T${timeOf(at)}`;

export default createDemo({
  tag: 'datetime',
  initial: {
    datavalue: '2026-03-09T14:05',
    'date-pattern': 'EEE, d MMM y, hh:mm a',
    'minute-step': 15,
    'output-format': 'timestamp',
    'show-week-number': true,
    'show-ampm-buttons': true,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const at = readMoment(state.datavalue);
    const time = at ?? SOME_MOMENT;
    const pattern = state['date-pattern'];
    const output = (moment: Date | undefined) => moment && outputOf(moment, state['output-format']);
    const change = (next: Date | undefined) => {
      const newText = next ? toText(next) : '';
      if (newText === state.datavalue) return;
      fire('onChange', { newVal: output(next), oldVal: output(at) });
      set({ datavalue: newText });
    };
    return (
      <div className="d-stack">
        <PickerField
          label="Interview"
          at={at}
          pattern={pattern}
          icon="▦"
          isDisabled={state.disabled}
          onType={change}
          fire={fire}
        >
          <DayPicker
            at={at}
            start={SOME_MOMENT}
            hasWeekNumbers={state['show-week-number']}
            onPick={(day) => change(readMoment(`${dayOf(day)}T${timeOf(time)}`))}
          />
          <TimePicker
            at={time}
            pattern={pattern}
            hourStep={1}
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
