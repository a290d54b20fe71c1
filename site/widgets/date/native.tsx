// React Native's Date, alive: a field that opens wheels for day, month and year, or the calendar of the phone.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativeModal, NativePhone, useModal } from '../kit/native-phone.tsx';
import { NativeWheel } from '../kit/native-wheel.tsx';
import { DayPicker } from '../kit/pickers-day.tsx';
import { SOME_MOMENT } from '../kit/pickers-field.tsx';
import { dayOf, formatMoment, outputOf, readMoment } from '../kit/pickers-moment.ts';

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
  const { datepattern, outputformat, iswheelpicker, disabled } = state;
  const { isOpen, field, open, close } = useModal();
  const [min, max] = [readMoment(state.mindate), readMoment(state.maxdate)];
  const at = readMoment(state.datavalue);
  const text = at ? formatMoment(at, datepattern) : 'Select date';
  const output = (day: Date | undefined) => (day ? outputOf(day, outputformat) : '');
  const pick = (day: Date) => {
    close();
    const next = new Date(Math.min(Math.max(+day, +(min ?? day)), +(max ?? day)));
    if (dayOf(next) === state.datavalue) return;
    fire('onChange', { newVal: output(next), oldVal: output(at) });
    set({ datavalue: dayOf(next) });
  };
  const picker = iswheelpicker ? (
    <Wheels state={state} at={at ?? SOME_MOMENT} onPick={pick} onCancel={close} />
  ) : (
    <DayPicker at={at} start={min ?? SOME_MOMENT} min={min} max={max} onPick={pick} />
  );
  return (
    <NativePhone
      title="Leave request"
      modal={
        isOpen ? (
          <NativeModal
            label={iswheelpicker ? state.dateheadertitle || 'Date' : 'Date'}
            className={iswheelpicker ? 'n-sheet' : 'n-options'}
            onClose={close}
          >
            {picker}
          </NativeModal>
        ) : null
      }
    >
      <p className="n-label">First day of the leave</p>
      <button
        ref={field}
        type="button"
        className="n-input n-select"
        aria-haspopup="dialog"
        aria-label={`First day of the leave: ${text}`}
        disabled={disabled}
        onFocus={() => fire('onFocus')}
        onBlur={() => fire('onBlur')}
        onClick={() => {
          fire('onTap');
          open();
        }}
      >
        <span>{text}</span>
        <span aria-hidden="true">▦</span>
      </button>
      <Aside>
        Scripts read <code>{JSON.stringify(output(at))}</code>
        {min || max ? ` · from ${state.mindate || '…'} to ${state.maxdate || '…'}` : ''}
      </Aside>
    </NativePhone>
  );
}

type WheelsProps = Pick<Props, 'state'> & { at: Date; onPick(day: Date): void; onCancel(): void };

const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

function Wheels({ state, at, onPick, onCancel }: WheelsProps) {
  const [day, setDay] = useState(at.getUTCDate());
  const [month, setMonth] = useState(at.getUTCMonth());
  const [year, setYear] = useState(at.getUTCFullYear());
  const last = lastDay(year, month);
  const chosen = () => new Date(Date.UTC(year, month, Math.min(day, last)));
  return (
    <>
      <p className="n-sheet-title">{state.dateheadertitle}</p>
      <div className="n-wheels">
        <NativeWheel
          label="Day"
          value={Math.min(day, last)}
          min={1}
          max={last}
          textOf={String}
          onChange={setDay}
        />
        <NativeWheel
          label="Month"
          value={month}
          min={0}
          max={11}
          textOf={(one) => formatMoment(new Date(Date.UTC(2026, one, 1)), 'MMM')}
          onChange={setMonth}
        />
        <NativeWheel
          label="Year"
          value={year}
          min={2000}
          max={2050}
          textOf={String}
          onChange={setYear}
        />
      </div>
      <div className="n-sheet-buttons">
        <button type="button" onClick={onCancel}>
          {state.datecanceltitle}
        </button>
        <button type="button" data-main="" onClick={() => onPick(chosen())}>
          {state.dateconfirmationtitle}
        </button>
      </div>
    </>
  );
}
