// Pages, those first that surely don't help: answers, reasons, steps, and what readers wrote.
import { useState } from 'react';
import type { NoteRow, PageRow } from '../read/findings.ts';
import { filterOf, type ViewProps } from './address.ts';
import { Done } from './Done.tsx';
import { State } from './State.tsx';
import { type Column, Table } from './Table.tsx';
import { useLoad } from './use-load.ts';

type Row = PageRow & { title: string };

const percent = (share: number) => `${Math.round(share * 100)} %`;

const columnsOf = (base: string): Column<Row>[] => [
  {
    key: 'page',
    name: 'Page',
    value: ({ title }) => title,
    cell: ({ page, title }) => <a href={base + page}>{title || 'Home'}</a>,
  },
  { key: 'bad', name: 'Surely no', value: ({ bad }) => bad, cell: ({ bad }) => percent(bad) },
  { key: 'no', name: 'No', value: ({ no }) => no },
  { key: 'yes', name: 'Yes', value: ({ yes }) => yes },
  { key: 'stuck', name: 'Stuck', value: ({ stuck }) => sumOf(stuck) },
  { key: 'problems', name: 'Problems', value: ({ problems }) => problems },
  { key: 'views', name: 'Views', value: ({ views }) => views },
];

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

export function Pages({ shown, base }: ViewProps) {
  const loaded = useLoad<Row[]>('pages', filterOf(shown));
  return (
    <State
      loaded={loaded}
      isEmpty={(rows) => rows.length === 0}
      empty="No page was seen or judged in this period."
    >
      {(rows) => (
        <Table
          label="Pages"
          shown={shown}
          rows={rows}
          columns={columnsOf(base)}
          keyOf={({ page }) => page}
          more={(row) => (
            <>
              <Counts name="Reasons" counts={row.reasons} />
              <Counts name="Stuck at" counts={row.stuck} />
              <Notes page={row.page} filter={filterOf(shown)} />
              <Done kind="page" name={row.page} row={row} onChange={loaded.again} />
            </>
          )}
        />
      )}
    </State>
  );
}

function Counts({ name, counts }: { name: string; counts: Record<string, number> }) {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (sorted.length === 0) return null;
  return (
    <p>
      {name}: {sorted.map(([what, n]) => `${what} ${n}`).join(' · ')}
    </p>
  );
}

type NotesProps = { page: string; filter: Record<string, string> };

/** Loaded when they are opened. */
function Notes(props: NotesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What readers wrote</summary>
      {isOpen ? <NoteList {...props} /> : null}
    </details>
  );
}

function NoteList({ page, filter }: NotesProps) {
  const loaded = useLoad<NoteRow[]>('notes', { ...filter, page });
  return (
    <State loaded={loaded} isEmpty={(notes) => notes.length === 0} empty="Nobody wrote anything.">
      {(notes) => (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note.at + note.text}>
              <blockquote>{note.text}</blockquote>
              <p className="about">
                {[
                  note.at.slice(0, 10),
                  note.kind,
                  note.answer,
                  note.reason,
                  note.version,
                  note.platform,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </State>
  );
}
