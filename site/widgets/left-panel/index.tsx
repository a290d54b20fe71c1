// The Left Panel, alive: a partial with the navigation, which slides in over a page on a phone.
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/containers-glyph.tsx';
import { MobilePhone } from '../kit/mobile-phone.tsx';
import { useSwipe } from '../kit/mobile-swipe.ts';
import '../kit/mobile.css';
import { lookUp } from '../../../engine/shared.ts';

const initial = { content: 'leftnav', xscolumnwidth: 10, gestures: 'on' };

type State = typeof initial;

/** Partials of the type leftnav, and the entries of the Nav in each. */
const PARTIALS: Readonly<Record<string, readonly string[]>> = {
  leftnav: ['Employees', 'Leave', 'Orders'],
  managernav: ['Team', 'Approvals', 'Reports'],
};

const ICONS: Readonly<Record<string, string>> = {
  Employees: 'users',
  Team: 'users',
  Leave: 'calendar',
  Approvals: 'calendar',
  Orders: 'cart',
  Reports: 'chart',
};

const COLUMNS = 12;
const BY_SWIPE = 'The button opens it, and a swipe from the edge.';
const BY_BUTTON = 'Swipes are off: the button opens it.';

function Stage({ state }: StageProps<State>) {
  const [isOpen, setOpen] = useState(true);
  const [page, setPage] = useState('Employees');
  const opener = useRef<HTMLButtonElement>(null);
  const columns = Math.min(COLUMNS, Math.max(1, Math.round(state.xscolumnwidth)));
  const canSwipe = state.gestures.trim() !== 'off';
  const swipe = useSwipe(({ to, isFromEdge }) => {
    if (to === 'start') setOpen(false);
    else if (isFromEdge) setOpen(true);
  });
  const close = () => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const closeByKey = ({ key }: Pick<KeyboardEvent, 'key'>) => {
    if (key === 'Escape') close();
  };
  const open = (name: string) => {
    setPage(name);
    close();
  };
  return (
    <MobilePhone
      title={page}
      note={`${columns} of ${COLUMNS} columns. ${canSwipe ? BY_SWIPE : BY_BUTTON}`}
      before={
        <Button
          className="d-mobile-icon"
          ref={opener}
          aria-label="Navigation"
          aria-expanded={isOpen}
          onKeyDown={closeByKey}
          onPress={() => setOpen(!isOpen)}
        >
          <Glyph name="bars" />
        </Button>
      }
    >
      <div className="d-drawer-screen" data-swipes={canSwipe} {...(canSwipe ? swipe : {})}>
        <p>The page {page}</p>
        {isOpen ? (
          <button
            className="d-drawer-shade"
            type="button"
            tabIndex={-1}
            aria-label="Close the panel"
            onClick={close}
          />
        ) : null}
        <nav
          className="d-drawer"
          aria-label="Left panel"
          data-open={isOpen}
          inert={!isOpen}
          style={{ inlineSize: `${(columns / COLUMNS) * 100}%` }}
          onKeyDown={closeByKey}
        >
          <Partial name={state.content.trim()} current={page} onOpen={open} />
        </nav>
      </div>
    </MobilePhone>
  );
}

type PartialProps = { name: string; current: string; onOpen(page: string): void };

function Partial({ name, current, onOpen }: PartialProps) {
  const entries = lookUp(PARTIALS, name);
  if (!entries)
    return (
      <p>
        {name ? `There is no partial ${name}.` : 'The panel is empty.'} This app has{' '}
        {Object.keys(PARTIALS).join(' and ')}.
      </p>
    );
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>
          <Link
            className="d-drawer-link"
            aria-current={entry === current ? 'page' : false}
            onPress={() => onOpen(entry)}
          >
            <Glyph name={ICONS[entry] ?? ''} />
            <span>{entry}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default createDemo({ tag: 'left-panel', initial, Stage });
