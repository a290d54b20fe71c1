// React Native's Time, alive: a field that opens wheels for hour and minute, or the clock of the phone.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativeMoment } from '../kit/native-moment.tsx';
import { has24, TimeWheels } from '../kit/native-wheels.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { timeOf } from '../kit/pickers-moment.ts';
import { TimePicker } from '../kit/pickers-time.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: string;
  timepattern: string;
  outputformat: string;
  iswheelpicker: boolean;
  is24hour: boolean;
  timeheadertitle: string;
  timeconfirmationtitle: string;
  timecanceltitle: string;
  disabled: boolean;
}>;

export default function NativeTime({ state, set, fire }: Props) {
  const pattern = state.timepattern;
  const texts = {
    title: state.timeheadertitle,
    confirm: state.timeconfirmationtitle,
    cancel: state.timecanceltitle,
  };
  return (
    <NativeMoment
      {...{ state, set, fire, pattern }}
      title="Shifts"
      label="Start of the shift"
      sheet={(state.iswheelpicker && texts.title) || 'Time'}
      icon="◷"
      empty="Select time"
      toText={timeOf}
      picker={({ at = SOME_MOMENT, onPick, onChange, onCancel }) =>
        state.iswheelpicker ? (
          <TimeWheels {...{ at, texts, onPick, onCancel }} is24={has24(pattern, state.is24hour)} />
        ) : (
          <TimePicker
            {...{ at, pattern }}
            onPick={onChange}
            hourStep={1}
            minuteStep={1}
            hasTwoButtons={false}
          />
        )
      }
    />
  );
}
