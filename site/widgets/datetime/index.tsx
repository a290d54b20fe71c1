// The Datetime, alive: a day and a time in one field, typed or picked together.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { DayPicker } from '../kit/form-b-day-picker.tsx';
import { dayOf, outputOf, readMoment, timeOf } from '../kit/form-b-moment.ts';
import { Reads } from '../kit/form-b-options.tsx';
import { PickerField, SOME_MOMENT } from '../kit/form-b-picker-field.tsx';
import { TimePicker } from '../kit/form-b-time-picker.tsx';
import '../kit/form-b.css';

const toText = (at: Date) => `${dayOf(at)}T${timeOf(at)}`;

export default createDemo({
  tag: 'datetime',
  initial: {
    datavalue: '2026-03-09T14:05',
    datepattern: 'EEE, d MMM y, hh:mm a',
    minutestep: 15,
    outputformat: 'timestamp',
    showweeks: false,
    showampmbuttons: false,
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const at = readMoment(state.datavalue);
    const time = at ?? SOME_MOMENT;
    const pattern = state.datepattern;
    const output = (moment: Date | undefined) => moment && outputOf(moment, state.outputformat);
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
            hasWeekNumbers={state.showweeks}
            onPick={(day) => change(readMoment(`${dayOf(day)}T${timeOf(time)}`))}
          />
          <TimePicker
            at={time}
            pattern={pattern}
            hourStep={1}
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
