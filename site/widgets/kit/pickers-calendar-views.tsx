// Days and their events → tables: a month in weeks, and a week or a day, in one row or along its hours.
import { CalendarEvent, DayName, type ViewProps } from './pickers-calendar-parts.tsx';
import {
  daysBetween,
  isWholeDay,
  type Leave,
  leavesOn,
  monthWeeks,
  say,
  step,
  weekFrom,
} from './pickers-leaves.ts';

const HOURS = Array.from({ length: 9 }, (_, index) => index + 9);

export function MonthView(props: ViewProps) {
  const weeks = monthWeeks(props.day);
  return (
    <table className="d-calendar-table">
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col">
              {say(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-marked={props.marked.includes(day) || undefined}
                data-other={day.slice(0, 7) !== props.day.slice(0, 7) || undefined}
              >
                <DayName {...props} day={day} text={String(Number(day.slice(8)))} />
                <Events {...props} leaves={leavesOn(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One or seven days beside each other. */
export function DaysView({ isAgenda, ...props }: ViewProps & { isAgenda: boolean; view: string }) {
  const days = props.view === 'day' ? [props.day] : weekFrom(props.day);
  const row = (select: (leave: Leave) => boolean) =>
    days.map((day) => (
      <td key={day} data-marked={props.marked.includes(day) || undefined}>
        <Events {...props} leaves={leavesOn(day).filter(select)} />
      </td>
    ));
  return (
    <table className="d-calendar-table d-calendar-days">
      <thead>
        <tr>
          {isAgenda ? <td /> : null}
          {days.map((day) => (
            <th key={day} scope="col">
              <DayName {...props} day={day} text={say(day, { weekday: 'short', day: 'numeric' })} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="d-calendar-whole">
          {isAgenda ? <th scope="row">all-day</th> : null}
          {row((leave) => !isAgenda || isWholeDay(leave))}
        </tr>
        {(isAgenda ? HOURS : []).map((hour) => (
          <tr key={hour}>
            <th scope="row">
              {hour <= 12 ? hour : hour - 12}
              {hour < 12 ? 'am' : 'pm'}
            </th>
            {row(({ firstDay }) => Number(firstDay.slice(11, 13)) === hour)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The events of a year, a month, a week or a day, below the days on which they are. */
export function ListView({ view, ...props }: ViewProps & { view: string }) {
  const days = daysOf(props.day, view).filter((day) => leavesOn(day).length > 0);
  if (days.length === 0) return <p>No events to display</p>;
  return (
    <ul className="d-calendar-list">
      {days.map((day) => (
        <li key={day} data-marked={props.marked.includes(day) || undefined}>
          <DayName {...props} day={day} text={say(day, { dateStyle: 'full' })} />
          <Events {...props} leaves={leavesOn(day)} />
        </li>
      ))}
    </ul>
  );
}

function daysOf(day: string, view: string): string[] {
  if (view === 'day') return [day];
  if (view === 'week') return weekFrom(day);
  if (view === 'year') return daysBetween(`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`);
  return daysBetween(`${day.slice(0, 8)}01`, step(day, 'month', 1)).slice(0, -1);
}

type EventsProps = Pick<ViewProps, 'titleField' | 'classField' | 'onEvent'> & {
  leaves: readonly Leave[];
};

function Events({ leaves, ...props }: EventsProps) {
  return leaves.map((leave) => (
    <CalendarEvent key={`${leave.employee}${leave.firstDay}`} leave={leave} {...props} />
  ));
}
