// The Nav, alive: links to the pages of an app, with icons, badges, a menu, and one for admins only.
import { useState } from 'react';
import { Button, Link, MenuTrigger } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { childrenOf, type Entry, entriesOf, fieldOf } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import { Mark } from '../kit/containers-mark.tsx';
import { Flyout } from '../kit/containers-menu.tsx';
import { PAGES } from './pages.ts';
import '../kit/containers.css';

const initial = {
  type: 'pills',
  layout: 'stacked',
  dataset: 'Employees, Requests, Orders, Reports',
  itemicon: 'icon',
  itembadge: 'badge',
  itemchildren: 'children',
  userrole: '',
  show: true,
};

const ROLE = 'employee';

function isVisible(entry: Entry, field: string): boolean {
  const roles = fieldOf(entry, field);
  return roles === '' || roles.split(',').some((role) => role.trim() === ROLE);
}

function NavStage({ state, fire }: StageProps<typeof initial>) {
  const [current, setCurrent] = useState('Employees');
  const entries = entriesOf(state.dataset, PAGES).filter((entry) =>
    isVisible(entry, state.userrole),
  );
  const select = (entry: Entry, top: Entry) => {
    fire('onSelect', { $item: { label: entry.label, link: entry.link ?? '' } });
    setCurrent(top.label);
  };
  return (
    <div className="d-nav-demo">
      <nav aria-label="Pages of the app">
        <ul className="d-nav" data-type={state.type} data-layout={state.layout}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <NavEntry
                entry={entry}
                state={state}
                isCurrent={entry.label === current}
                onSelect={(chosen) => select(chosen, entry)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <p className="d-nav-role">Logged in with the role {ROLE}.</p>
    </div>
  );
}

type EntryProps = {
  entry: Entry;
  state: typeof initial;
  isCurrent: boolean;
  onSelect(entry: Entry): void;
};

function NavEntry({ entry, state, isCurrent, onSelect }: EntryProps) {
  const below = childrenOf(entry, state.itemchildren);
  const icon = fieldOf(entry, state.itemicon);
  const shown = (
    <>
      {icon ? <Glyph name={icon} /> : null}
      {entry.label}
      <Mark text={fieldOf(entry, state.itembadge)} look="default" />
    </>
  );
  if (below.length === 0)
    return (
      <Link
        className="d-nav-link"
        aria-current={isCurrent ? 'page' : false}
        onPress={() => onSelect(entry)}
      >
        {shown}
      </Link>
    );
  return (
    <MenuTrigger>
      <Button className="d-nav-link" data-current={isCurrent || undefined}>
        {shown}
        <span className="d-caret" aria-hidden="true" />
      </Button>
      <Flyout label={entry.label} entries={below} onSelect={onSelect} />
    </MenuTrigger>
  );
}

export default createDemo({
  tag: 'nav',
  native: () => import('./native.tsx'),
  // All types look alike there.
  notNative: ['type'],
  initial,
  Stage: NavStage,
});
