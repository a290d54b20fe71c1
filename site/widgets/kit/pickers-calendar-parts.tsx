// A day and an event of the Calendar → buttons, in any of its views.
import { Button } from 'react-aria-components';
import { type Leave, say } from './pickers-leaves.ts';

/** What all views of the Calendar are given. */
export type ViewProps = {
  day: string;
  /** Fields of the dataset. */
  titleField: string;
  classField: string;
  marked: readonly string[];
  /** Undefined when days can't be marked. */
  onMark: ((day: string) => void) | undefined;
  onEvent(leave: Leave): void;
};

type DayProps = Pick<ViewProps, 'marked' | 'onMark'> & { day: string; text: string };

export function DayName({ day, text, marked, onMark }: DayProps) {
  const name = say(day, { dateStyle: 'full' });
  if (!onMark) return <time dateTime={day}>{text}</time>;
  return (
    <button
      type="button"
      className="d-calendar-day"
      aria-label={name}
      aria-pressed={marked.includes(day)}
      onClick={() => onMark(day)}
    >
      {text}
    </button>
  );
}

type EventProps = Pick<ViewProps, 'titleField' | 'classField' | 'onEvent'> & { leave: Leave };

export function CalendarEvent({ leave, titleField, classField, onEvent }: EventProps) {
  const title = leave[titleField] ?? '';
  const kind = (leave[classField] ?? '').toLowerCase();
  const time = leave.firstDay.slice(11);
  return (
    <Button
      className={`d-event d-event-${kind.replaceAll(' ', '-')}`}
      aria-label={[time, title || 'Event without a title'].filter(Boolean).join(' ')}
      onPress={() => onEvent(leave)}
    >
      {time ? <small>{time}</small> : null} {title}
    </Button>
  );
}
