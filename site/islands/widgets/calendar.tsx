// The Calendar, alive: leaves of a team on a month, a week or a day; people look up and mark days.
import { useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { createDemo } from '../demo/create-demo.tsx';
import { DaysView, MonthView } from '../demo/form-b-calendar-views.tsx';
import { say, step } from '../demo/form-b-leaves.ts';
import { dayOf, readMoment } from '../demo/form-b-moment.ts';

type HeaderProps = {
  day: string;
  view: string;
  onStep(count: number): void;
  onToday(): void;
  onView(view: string): void;
};

function Header({ day, view, onStep, onToday, onView }: HeaderProps) {
  const title = say(
    day,
    view === 'day' ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' },
  );
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
        {['month', 'week', 'day'].map((one) => (
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
  initial: {
    datavalue: '2026-03-09',
    view: 'month',
    type: 'agenda',
    'selection-mode': 'Single',
    title: 'employee',
    'class-name': 'kind',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, view, type, title } = state;
    const mode = state['selection-mode'];
    const wanted = readMoment(datavalue);
    const start = wanted ? dayOf(wanted) : '2026-03-09';
    // A new `datavalue` comes into view, and is marked, whatever was there before.
    const [looked, setLooked] = useState({ start, day: start, marked: [start] });
    const { day, marked } = looked.start === start ? looked : { day: start, marked: [start] };
    const goTo = (next: string) => {
      fire('onViewRender', { view, day: next });
      setLooked({ start, day: next, marked });
    };
    const mark = (one: string) => {
      const others = mode === 'Multiple' ? marked.filter((other) => other !== one) : [];
      const isNew = mode === 'Single' || !marked.includes(one);
      const next = (isNew ? [...others, one] : others).sort();
      setLooked({ start, day: view === 'month' ? day : one, marked: next });
      if (next.length > 0) fire('onSelect', { selecteddates: next });
    };
    const props = {
      day,
      titleField: title,
      classField: state['class-name'],
      marked: mode === 'None' ? [] : marked,
      onMark: mode === 'None' ? undefined : mark,
      onEvent: ({ employee, kind }: Record<string, string>) =>
        fire('onEventClick', { employee, kind }),
    };
    return (
      <div className="d-calendar">
        <Header
          day={day}
          view={view}
          onStep={(count) => goTo(step(day, view, count))}
          onToday={() => goTo(dayOf(new Date()))}
          onView={(next) => {
            fire('onViewRender', { view: next, day });
            set({ view: next });
          }}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a week is wider than a phone and scrolls. */}
        <section className="d-calendar-scroll" aria-label="Leaves" tabIndex={0}>
          {view === 'month' ? (
            <MonthView {...props} />
          ) : (
            <DaysView {...props} view={view} isAgenda={type === 'agenda'} />
          )}
        </section>
      </div>
    );
  },
});
