// Queries: how often, without results, without a click, searched again; and what our search would answer today.
import { useState } from 'react';
import type { SearchRow } from '../read/findings.ts';
import { filterOf, type ViewProps } from './address.ts';
import { Done } from './Done.tsx';
import { State } from './State.tsx';
import { type Column, Table } from './Table.tsx';
import { useLoad } from './use-load.ts';

const COLUMNS: Column<SearchRow>[] = [
  { key: 'query', name: 'Query', value: ({ query }) => query },
  { key: 'n', name: 'Searches', value: ({ n }) => n },
  { key: 'nothing', name: 'No result', value: ({ nothing }) => nothing },
  { key: 'unopened', name: 'No click', value: ({ unopened }) => unopened },
  { key: 'again', name: 'Searched again', value: ({ again }) => again },
  { key: 'found', name: 'Results', value: ({ found }) => found },
];

export function Searches({ shown, base }: ViewProps) {
  const loaded = useLoad<SearchRow[]>('searches', filterOf(shown));
  return (
    <State
      loaded={loaded}
      isEmpty={(rows) => rows.length === 0}
      empty="Nobody has searched in this period."
    >
      {(rows) => (
        <Table
          label="Searches"
          shown={shown}
          rows={rows}
          columns={COLUMNS}
          keyOf={({ query }) => query}
          more={(row) => (
            <>
              {row.opened.length > 0 ? (
                <p>Opened: {row.opened.map(({ page, n }) => `${page} ${n}`).join(' · ')}</p>
              ) : null}
              <Today query={row.query} base={base} />
              <Done kind="search" name={row.query} row={row} onChange={loaded.again} />
            </>
          )}
        />
      )}
    </State>
  );
}

/** Asked when it is opened. */
function Today({ query, base }: { query: string; base: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What would our search answer today?</summary>
      {isOpen ? <Answer query={query} base={base} /> : null}
    </details>
  );
}

function Answer({ query, base }: { query: string; base: string }) {
  const loaded = useLoad<{ id: string; url: string; title: string }[]>('answer', { q: query });
  return (
    <State loaded={loaded} isEmpty={(hits) => hits.length === 0} empty="Nothing, still.">
      {(hits) => (
        <ol>
          {hits.map(({ id, url, title }) => (
            <li key={id}>
              <a href={url || base + id}>{title}</a>
            </li>
          ))}
        </ol>
      )}
    </State>
  );
}
