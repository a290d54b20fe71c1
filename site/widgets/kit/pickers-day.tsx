// A day → the calendar that picks another one, with blocked days and numbers of weeks.
import { parseDate } from '@internationalized/date';
import { useContext } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components';
import { dayOf, readMoment, weekOf } from './pickers-moment.ts';

type Props = {
  at: Date | undefined;
  /** Where the calendar opens without a value. */
  start: Date;
  min?: Date | undefined;
  max?: Date | undefined;
  isBlocked?(day: Date): boolean;
  hasWeekNumbers?: boolean;
  onPick(day: Date): void;
};

const toDate = (at: Date) => parseDate(dayOf(at));

export function DayPicker({ at, start, min, max, isBlocked, hasWeekNumbers, onPick }: Props) {
  return (
    <Calendar
      className="d-days"
      aria-label="Day"
      value={at ? toDate(at) : null}
      defaultFocusedValue={toDate(at ?? start)}
      minValue={min ? toDate(min) : null}
      maxValue={max ? toDate(max) : null}
      isDateUnavailable={(date) => isBlocked?.(new Date(`${date}T00:00Z`)) ?? false}
      onChange={(date) => {
        const day = readMoment(date.toString());
        if (day) onPick(day);
      }}
    >
      <header>
        <Button slot="previous" className="d-press">
          <span aria-hidden="true">‹</span>
        </Button>
        <CalendarHeading />
        <Button slot="next" className="d-press">
          <span aria-hidden="true">›</span>
        </Button>
      </header>
      <div className="d-days-body">
        {hasWeekNumbers ? <WeekNumbers /> : null}
        <CalendarGrid>{(date) => <CalendarCell date={date} className="d-day" />}</CalendarGrid>
      </div>
    </Calendar>
  );
}

/** Beside the rows of the grid, of which it knows the height. */
function WeekNumbers() {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const { start, end } = state.visibleRange;
  const weeks = [0, 1, 2, 3, 4, 5].flatMap((row) => {
    const dates = state.getDatesInWeek(row, start);
    const first = dates.find((date) => date !== null);
    const middle = dates[3] ?? first;
    return first && middle && first.compare(end) <= 0 ? [middle.toString()] : [];
  });
  return (
    <ol className="d-weeks" aria-label="Weeks">
      {weeks.map((day) => (
        <li key={day}>{weekOf(new Date(`${day}T00:00Z`))}</li>
      ))}
    </ol>
  );
}
