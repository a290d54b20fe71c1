// The Calendar, alive: leaves of a team on a month, a week or a day; people look up and mark days.
import { useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { DaysView, ListView, MonthView } from '../kit/pickers-calendar-views.tsx';
import {
  addDays,
  daysBetween,
  leavesWithin,
  say,
  step,
  toTimestamp,
} from '../kit/pickers-leaves.ts';
import { dayOf, readMoment } from '../kit/pickers-moment.ts';
import '../kit/pickers.css';

type HeaderProps = {
  day: string;
  view: string;
  hasYear: boolean;
  onStep(count: number): void;
  onToday(): void;
  onView(view: string): void;
};

const MONTH = { month: 'long', year: 'numeric' } as const;

const TITLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  year: { year: 'numeric' },
};

function Header({ day, view, hasYear, onStep, onToday, onView }: HeaderProps) {
  const title = say(day, TITLES[view] ?? MONTH);
  return (
    <div className="d-calendar-head">
      <strong aria-live="polite">{title}</strong>
      <Button className="d-press" aria-label={`Previous ${view}`} onPress={() => onStep(-1)}>
        <span aria-hidden="true">‹</span>
      </Button>
      <Button className="d-press" aria-label={`Next ${view}`} onPress={() => onStep(1)}>
        <span aria-hidden="true">›</span>
      </Button>
      <Button className="d-press" onPress={onToday}>
        today
      </Button>
      <ToggleButtonGroup
        className="d-option-bar"
        aria-label="View"
        selectedKeys={[view]}
        disallowEmptySelection
        onSelectionChange={(keys) => onView(String([...keys][0]))}
      >
        {[...(hasYear ? ['year'] : []), 'month', 'week', 'day'].map((one) => (
          <ToggleButton key={one} id={one}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

export default createDemo({
  tag: 'calendar',
  native: () => import('./native.tsx'),
  initial: {
    datavalue: '2026-03-09',
    view: 'month',
    calendartype: 'basic',
    selectionmode: 'single',
    eventtitle: 'employee',
    eventclass: 'kind',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, view, calendartype } = state;
    const mode = state.selectionmode;
    const wanted = readMoment(datavalue);
    const start = wanted ? dayOf(wanted) : '2026-03-09';
    // A new `datavalue` comes into view, and is marked, whatever was there before.
    const [looked, setLooked] = useState({ start, day: start, marked: [start] });
    const { day, marked } = looked.start === start ? looked : { day: start, marked: [start] };
    const goTo = (next: string) => setLooked({ start, day: next, marked });
    const mark = (one: string) => {
      // Where people drag over days in a row, two buttons are selected here: the first day and the last.
      const from = mode === 'multiple' && marked.length === 1 ? (marked[0] ?? one) : one;
      const [first = one, last = one] = [from, one].sort();
      setLooked({ start, day: view === 'week' ? one : day, marked: daysBetween(first, last) });
      fire('onDateclick', { $dateInfo: toTimestamp(one) });
      fire('onSelect', {
        $start: toTimestamp(first),
        $end: toTimestamp(addDays(last, 1)),
        $data: leavesWithin(first, last),
      });
    };
    const props = {
      day,
      titleField: state.eventtitle,
      classField: state.eventclass,
      marked: mode === 'none' ? [] : marked,
      onMark: mode === 'none' ? undefined : mark,
      onEvent: ({ employee, kind }: Record<string, string>) =>
        fire('onEventclick', { $data: { employee, kind } }),
    };
    return (
      <div className="d-calendar">
        <Header
          day={day}
          view={view}
          hasYear={calendartype === 'list'}
          onStep={(count) => goTo(step(day, view, count))}
          onToday={() => goTo(dayOf(new Date()))}
          onView={(next) => {
            fire('onViewrender', { $view: { view: next } });
            set({ view: next });
          }}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a week is wider than a phone and scrolls. */}
        <section className="d-calendar-scroll" aria-label="Leaves" tabIndex={0}>
          {calendartype === 'list' ? (
            <ListView {...props} view={view} />
          ) : view === 'week' || view === 'day' ? (
            <DaysView {...props} view={view} isAgenda={calendartype === 'agenda'} />
          ) : (
            <MonthView {...props} />
          )}
        </section>
      </div>
    );
  },
});
