// Addresses that lead nowhere, and where readers came from.
import type { MissingRow } from '../read/findings.ts';
import { filterOf, type ViewProps } from './address.ts';
import { Done } from './Done.tsx';
import { State } from './State.tsx';
import { type Column, Table } from './Table.tsx';
import { useLoad } from './use-load.ts';

const COLUMNS: Column<MissingRow>[] = [
  { key: 'address', name: 'Address', value: ({ address }) => address },
  { key: 'n', name: 'Readers', value: ({ n }) => n },
  {
    key: 'from',
    name: 'From',
    value: ({ from }) => from.map(({ page, n }) => `${page || 'unknown'} ${n}`).join(' · '),
  },
];

export function Missing({ shown }: ViewProps) {
  const loaded = useLoad<MissingRow[]>('missing', filterOf(shown));
  return (
    <State
      loaded={loaded}
      isEmpty={(rows) => rows.length === 0}
      empty="Every address led to a page in this period."
    >
      {(rows) => (
        <Table
          label="Addresses not found"
          shown={shown}
          rows={rows}
          columns={COLUMNS}
          keyOf={({ address }) => address}
          more={(row) => (
            <Done kind="missing" name={row.address} row={row} onChange={loaded.again} />
          )}
        />
      )}
    </State>
  );
}
