// React Native's Date, alive: a field that opens wheels for day, month and year, or the calendar of the phone.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativeMoment } from '../kit/native-moment.tsx';
import { DayWheels } from '../kit/native-wheels.tsx';
import { DayPicker } from '../kit/pickers-day.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { dayOf, readMoment } from '../kit/pickers-moment.ts';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: string;
  datepattern: string;
  outputformat: string;
  mindate: string;
  maxdate: string;
  iswheelpicker: boolean;
  dateheadertitle: string;
  dateconfirmationtitle: string;
  datecanceltitle: string;
  disabled: boolean;
}>;

export default function NativeDate({ state, set, fire }: Props) {
  const [min, max] = [readMoment(state.mindate), readMoment(state.maxdate)];
  const inLimits = (day: Date) => new Date(Math.min(Math.max(+day, +(min ?? day)), +(max ?? day)));
  const texts = {
    title: state.dateheadertitle,
    confirm: state.dateconfirmationtitle,
    cancel: state.datecanceltitle,
  };
  return (
    <NativeMoment
      {...{ state, set, fire }}
      title="Leave request"
      label="First day of the leave"
      sheet={(state.iswheelpicker && texts.title) || 'Date'}
      icon="▦"
      empty="Select date"
      pattern={state.datepattern}
      note={min || max ? ` · from ${state.mindate || '…'} to ${state.maxdate || '…'}` : ''}
      toText={dayOf}
      picker={({ at, onPick, onCancel }) => {
        const pick = (day: Date) => onPick(inLimits(day));
        return state.iswheelpicker ? (
          <DayWheels {...{ texts, onCancel }} at={at ?? SOME_MOMENT} onPick={pick} />
        ) : (
          <DayPicker at={at} start={min ?? SOME_MOMENT} min={min} max={max} onPick={pick} />
        );
      }}
    />
  );
}
