// The Time, alive: a time of day, typed in its pattern or stepped to.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { timeOf } from '../kit/pickers-moment.ts';
import { MomentStage } from '../kit/pickers-moment-stage.tsx';
import { TimePicker } from '../kit/pickers-time.tsx';
import '../kit/pickers.css';

export default createDemo({
  tag: 'time',
  native: () => import('./native.tsx'),
  idle: ({ iswheelpicker }) =>
    iswheelpicker
      ? {}
      : {
          is24hour: 'iswheelpicker',
          timeheadertitle: 'iswheelpicker',
          timeconfirmationtitle: 'iswheelpicker',
          timecanceltitle: 'iswheelpicker',
        },
  initial: {
    datavalue: '14:05',
    timepattern: 'hh:mm a',
    hourstep: 1,
    minutestep: 15,
    outputformat: 'HH:mm:ss',
    showampmbuttons: false,
    iswheelpicker: true,
    is24hour: true,
    timeheadertitle: 'Select Time',
    timeconfirmationtitle: 'Select',
    timecanceltitle: 'Cancel',
    disabled: false,
    show: true,
  },
  Stage({ state, set, fire }) {
    const pattern = state.timepattern;
    return (
      <MomentStage
        {...{ state, set, fire, pattern }}
        label="Start of the shift"
        icon="◷"
        toText={timeOf}
      >
        {(at, change) => (
          <TimePicker
            at={at ?? SOME_MOMENT}
            pattern={pattern}
            hourStep={state.hourstep}
            minuteStep={state.minutestep}
            hasTwoButtons={state.showampmbuttons}
            onPick={change}
          />
        )}
      </MomentStage>
    );
  },
});
