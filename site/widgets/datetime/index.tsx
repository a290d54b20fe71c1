// The Datetime, alive: a day and a time in one field, typed or picked together.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { DayPicker } from '../kit/pickers-day.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { dayOf, readMoment, timeOf } from '../kit/pickers-moment.ts';
import { MomentStage } from '../kit/pickers-moment-stage.tsx';
import { TimePicker } from '../kit/pickers-time.tsx';
import '../kit/pickers.css';

const toText = (at: Date) => `${dayOf(at)}T${timeOf(at)}`;

export default createDemo({
  tag: 'datetime',
  native: () => import('./native.tsx'),
  idle: ({ iswheelpicker }) =>
    iswheelpicker
      ? {}
      : {
          is24hour: 'iswheelpicker',
          dateheadertitle: 'iswheelpicker',
          dateconfirmationtitle: 'iswheelpicker',
          datecanceltitle: 'iswheelpicker',
          timeheadertitle: 'iswheelpicker',
          timeconfirmationtitle: 'iswheelpicker',
          timecanceltitle: 'iswheelpicker',
        },
  initial: {
    datavalue: '2026-03-09T14:05',
    datepattern: 'EEE, d MMM y, hh:mm a',
    minutestep: 15,
    outputformat: 'timestamp',
    showweeks: false,
    showampmbuttons: false,
    iswheelpicker: true,
    is24hour: true,
    dateheadertitle: 'Select Date',
    dateconfirmationtitle: 'Select',
    datecanceltitle: 'Cancel',
    timeheadertitle: 'Select Time',
    timeconfirmationtitle: 'Select',
    timecanceltitle: 'Cancel',
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const pattern = state.datepattern;
    return (
      <MomentStage {...{ state, set, fire, pattern, toText }} label="Interview" icon="▦">
        {(at, change) => (
          <>
            <DayPicker
              at={at}
              start={SOME_MOMENT}
              hasWeekNumbers={state.showweeks}
              onPick={(day) => change(readMoment(`${dayOf(day)}T${timeOf(at ?? SOME_MOMENT)}`))}
            />
            <TimePicker
              at={at ?? SOME_MOMENT}
              pattern={pattern}
              hourStep={1}
              minuteStep={state.minutestep}
              hasTwoButtons={state.showampmbuttons}
              onPick={change}
            />
          </>
        )}
      </MomentStage>
    );
  },
});
