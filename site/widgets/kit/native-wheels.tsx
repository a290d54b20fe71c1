// A day or a time → a sheet of wheels at the bottom of the phone, which is confirmed or left.
import { useEffect, useRef, useState } from 'react';
import { NativeWheel, type WheelProps } from './native-wheel.tsx';
import { formatMoment } from './pickers-moment.ts';

export type SheetTexts = { title: string; confirm: string; cancel: string };

type Props = {
  at: Date;
  texts: SheetTexts;
  onPick(at: Date): void;
  onCancel(): void;
};

const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The time stays. */
export function DayWheels({ at, ...sheet }: Props) {
  const [day, setDay] = useState(at.getUTCDate());
  const [month, setMonth] = useState(at.getUTCMonth());
  const [year, setYear] = useState(at.getUTCFullYear());
  const last = lastDay(year, month);
  const chosen = () => {
    const next = new Date(at);
    next.setUTCFullYear(year, month, Math.min(day, last));
    return next;
  };
  const monthName = (one: number) => formatMoment(new Date(Date.UTC(2026, one, 1)), 'MMM');
  const wheels: WheelProps[] = [
    { label: 'Day', value: Math.min(day, last), min: 1, max: last, onChange: setDay },
    { label: 'Month', value: month, min: 0, max: 11, textOf: monthName, onChange: setMonth },
    { label: 'Year', value: year, min: 2000, max: 2050, onChange: setYear },
  ];
  return <Sheet {...sheet} wheels={wheels} chosen={chosen} />;
}

/** A pattern with `a` gives 12 hours in any case. */
export const has24 = (pattern: string, is24hour: boolean): boolean =>
  is24hour && !/hh:mm(?::ss)? a/.test(pattern);

const padded = (value: number) => String(value).padStart(2, '0');

/** The day stays. */
export function TimeWheels({ at, is24, ...sheet }: Props & { is24: boolean }) {
  const [hour, setHour] = useState(at.getUTCHours());
  const [minute, setMinute] = useState(at.getUTCMinutes());
  const half = hour < 12 ? 0 : 1;
  const chosen = () => {
    const next = new Date(at);
    next.setUTCHours(hour, minute);
    return next;
  };
  const hours: WheelProps = is24
    ? { label: 'Hour', value: hour, min: 0, max: 23, textOf: padded, onChange: setHour }
    : {
        label: 'Hour',
        value: hour % 12 || 12,
        min: 1,
        max: 12,
        onChange: (next) => setHour((next % 12) + 12 * half),
      };
  const halves: WheelProps = {
    label: 'Half of the day',
    value: half,
    min: 0,
    max: 1,
    textOf: (one) => (one ? 'PM' : 'AM'),
    onChange: (next) => setHour((hour % 12) + 12 * next),
  };
  const minutes: WheelProps = {
    label: 'Minute',
    value: minute,
    min: 0,
    max: 59,
    textOf: padded,
    onChange: setMinute,
  };
  return <Sheet {...sheet} wheels={[hours, minutes, ...(is24 ? [] : [halves])]} chosen={chosen} />;
}

type SheetProps = Omit<Props, 'at'> & { wheels: WheelProps[]; chosen(): Date };

function Sheet({ texts, wheels, chosen, onPick, onCancel }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  // A second sheet takes the place of the first, with the focus.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p className="n-sheet-title">{texts.title}</p>
      <div ref={box} className="n-wheels">
        {wheels.map((wheel) => (
          <NativeWheel key={wheel.label} {...wheel} />
        ))}
      </div>
      <div className="n-sheet-buttons">
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
        <button type="button" data-main="" onClick={() => onPick(chosen())}>
          {texts.confirm}
        </button>
      </div>
    </>
  );
}
