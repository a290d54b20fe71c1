// The Date, alive: a day, typed in its pattern or picked from a calendar with blocked days.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { DayPicker } from '../kit/pickers-day.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { dayOf, readMoment } from '../kit/pickers-moment.ts';
import { MomentStage } from '../kit/pickers-moment-stage.tsx';
import { toList } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

export default createDemo({
  tag: 'date',
  native: () => import('./native.tsx'),
  idle: ({ iswheelpicker }) =>
    iswheelpicker
      ? {}
      : {
          dateheadertitle: 'iswheelpicker',
          dateconfirmationtitle: 'iswheelpicker',
          datecanceltitle: 'iswheelpicker',
        },
  initial: {
    datavalue: '2026-03-09',
    datepattern: 'dd-MMMM-yyyy',
    outputformat: 'yyyy-MM-dd',
    mindate: '2026-03-02',
    maxdate: '2026-04-30',
    excludedays: '0,6',
    iswheelpicker: true,
    dateheadertitle: 'Select Date',
    dateconfirmationtitle: 'Select',
    datecanceltitle: 'Cancel',
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const min = readMoment(state.mindate);
    const max = readMoment(state.maxdate);
    const isExcluded = (day: Date) => toList(state.excludedays).includes(String(day.getUTCDay()));
    const isBlocked = (day: Date) =>
      Boolean((min && day < min) || (max && day > max)) || isExcluded(day);
    return (
      <MomentStage
        {...{ state, set, fire, isBlocked }}
        pattern={state.datepattern}
        label="First day of the leave"
        icon="▦"
        toText={dayOf}
      >
        {(at, change) => (
          <DayPicker
            at={at}
            start={min ?? SOME_MOMENT}
            min={min}
            max={max}
            isBlocked={isExcluded}
            onPick={change}
          />
        )}
      </MomentStage>
    );
  },
});
