// The Date, alive: a day, typed in its pattern or picked from a calendar with blocked days.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { DayPicker } from '../kit/form-b-day-picker.tsx';
import { dayOf, outputOf, readMoment } from '../kit/form-b-moment.ts';
import { Reads, toList } from '../kit/form-b-options.tsx';
import { PickerField, SOME_MOMENT } from '../kit/form-b-picker-field.tsx';
import '../kit/form-b.css';

export default createDemo({
  tag: 'date',
  initial: {
    datavalue: '2026-03-09',
    datepattern: 'dd-MMMM-yyyy',
    outputformat: 'yyyy-MM-dd',
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
    const output = (day: Date | undefined) => day && outputOf(day, state.outputformat);
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
          pattern={state.datepattern}
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
