// React Native's Datetime, alive: a field that opens wheels for the day, and then for the time, or the pickers of the phone.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativeMoment } from '../kit/native-moment.tsx';
import { DayWheels, has24, TimeWheels } from '../kit/native-wheels.tsx';
import { DayPicker } from '../kit/pickers-day.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { dayOf, readMoment, timeOf } from '../kit/pickers-moment.ts';
import { TimePicker } from '../kit/pickers-time.tsx';

export { ready } from '../kit/native-phone.tsx';

type DatetimeState = {
  datavalue: string;
  datepattern: string;
  outputformat: string;
  iswheelpicker: boolean;
  is24hour: boolean;
  dateheadertitle: string;
  dateconfirmationtitle: string;
  datecanceltitle: string;
  timeheadertitle: string;
  timeconfirmationtitle: string;
  timecanceltitle: string;
  disabled: boolean;
};

const toText = (at: Date) => `${dayOf(at)}T${timeOf(at)}`;

export default function NativeDatetime({ state, set, fire }: StageProps<DatetimeState>) {
  const pattern = state.datepattern;
  return (
    <NativeMoment
      {...{ state, set, fire, pattern, toText }}
      title="Interviews"
      label="Interview"
      sheet="Date and time"
      icon="▦"
      empty="Select date time"
      picker={({ at = SOME_MOMENT, onPick, onChange, onCancel }) =>
        state.iswheelpicker ? (
          <Wheels {...{ state, at, onPick, onCancel }} />
        ) : (
          <>
            <DayPicker
              at={at}
              start={at}
              onPick={(day) => onChange(readMoment(`${dayOf(day)}T${timeOf(at)}`) ?? at)}
            />
            <TimePicker
              {...{ at, pattern }}
              hourStep={1}
              minuteStep={1}
              hasTwoButtons={false}
              onPick={onChange}
            />
          </>
        )
      }
    />
  );
}

type WheelsProps = { state: DatetimeState; at: Date; onPick(at: Date): void; onCancel(): void };

/** The day first; the time once that is confirmed. */
function Wheels({ state, at, onPick, onCancel }: WheelsProps) {
  const [day, setDay] = useState<Date>();
  if (!day) {
    const texts = {
      title: state.dateheadertitle,
      confirm: state.dateconfirmationtitle,
      cancel: state.datecanceltitle,
    };
    return <DayWheels {...{ at, texts, onCancel }} onPick={setDay} />;
  }
  const texts = {
    title: state.timeheadertitle,
    confirm: state.timeconfirmationtitle,
    cancel: state.timecanceltitle,
  };
  const is24 = has24(state.datepattern, state.is24hour);
  return <TimeWheels {...{ texts, is24, onPick, onCancel }} at={day} />;
}
