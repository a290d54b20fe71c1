// The Date, alive: a day, typed in its pattern or picked from a calendar with blocked days.
import { createDemo } from '../demo/create-demo.tsx';
import { DayPicker } from '../demo/form-b-day-picker.tsx';
import { dayOf, outputOf, readMoment } from '../demo/form-b-moment.ts';
import { Reads, toList } from '../demo/form-b-options.tsx';
import { PickerField, SOME_MOMENT } from '../demo/form-b-picker-field.tsx';

export default createDemo({
  tag: 'date',
  initial: {
    datavalue: '2026-03-09',
    'date-pattern': 'dd-MMMM-yyyy',
    'output-format': 'yyyy-MM-dd',
    mindate: '2026-03-02',
    maxdate: '2026-04-30',
    excludedays: '0,6',
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, excludedays, disabled } = state;
    const at = readMoment(datavalue);
    const min = readMoment(state.mindate);
    const max = readMoment(state.maxdate);
    const isBlocked = (day: Date) => toList(excludedays).includes(String(day.getUTCDay()));
    const output = (day: Date | undefined) => day && outputOf(day, state['output-format']);
    const change = (next: Date | undefined) => {
      const isOutside = next && ((min && next < min) || (max && next > max) || isBlocked(next));
      const newDay = next ? dayOf(next) : '';
      if (isOutside || newDay === datavalue) return;
      fire('onChange', { newVal: output(next), oldVal: output(at) });
      set({ datavalue: newDay });
    };
    return (
      <div className="d-stack">
        <PickerField
          label="First day of the leave"
          at={at}
          pattern={state['date-pattern']}
          icon="▦"
          isDisabled={disabled}
          onType={change}
          fire={fire}
        >
          <DayPicker
            at={at}
            start={min ?? SOME_MOMENT}
            min={min}
            max={max}
            isBlocked={isBlocked}
            onPick={change}
          />
        </PickerField>
        <Reads value={output(at) ?? null} />
      </div>
    );
  },
});
