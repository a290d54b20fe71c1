// React Native's Nav, alive: the pages of an app below or beside each other; entries below one of them unfold in place.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { childrenOf, type Entry, entriesOf, fieldOf } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import { NativePhone, readyWith } from '../kit/native-phone.tsx';
import { PAGES } from './pages.ts';

const SHEET = new URL('../kit/native-links.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type NavState = {
  layout: string;
  dataset: string;
  itemicon: string;
  itembadge: string;
  itemchildren: string;
};

export default function NativeNav({ state, fire }: StageProps<NavState>) {
  const [page, setPage] = useState('Employees');
  const select = (entry: Entry) => {
    fire('onSelect', { $item: { label: entry.label, link: entry.link ?? '' } });
    if (entry.link) setPage(entry.link.replace('#/', ''));
  };
  return (
    <NativePhone title={page} sheet={SHEET}>
      <nav aria-label="Pages of the app">
        <Items
          entries={entriesOf(state.dataset, PAGES)}
          layout={state.layout}
          state={state}
          onSelect={select}
        />
      </nav>
    </NativePhone>
  );
}

type ItemsProps = {
  entries: readonly Entry[];
  layout: string;
  state: NavState;
  onSelect(entry: Entry): void;
};

function Items({ entries, layout, state, onSelect }: ItemsProps) {
  const [unfolded, setUnfolded] = useState('');
  return (
    <ul className="n-nav" data-layout={layout}>
      {entries.map((entry) => {
        const { label } = entry;
        const below = childrenOf(entry, state.itemchildren);
        const isUnfolded = unfolded === label;
        const icon = fieldOf(entry, state.itemicon);
        const badge = below.length ? '' : fieldOf(entry, state.itembadge);
        return (
          <li key={label}>
            <button
              type="button"
              className="n-nav-item"
              data-touch=""
              {...(below.length ? { 'aria-expanded': isUnfolded } : {})}
              onClick={() => {
                onSelect(entry);
                if (below.length) setUnfolded(isUnfolded ? '' : label);
              }}
            >
              {icon ? <Glyph name={icon} /> : null}
              {label}
              {badge ? <b className="n-link-badge">{badge}</b> : null}
              {below.length ? (
                <span className="n-nav-caret" aria-hidden="true">
                  {isUnfolded ? '▴' : '▾'}
                </span>
              ) : null}
            </button>
            {isUnfolded && below.length ? (
              <Items entries={below} layout={layout} state={state} onSelect={onSelect} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
