// Core vitals by template, and errors of our own scripts.
import type { ErrorRow, VitalRow } from '../read/findings.ts';
import { filterOf, type ViewProps } from './address.ts';
import { Done } from './Done.tsx';
import { State } from './State.tsx';
import { type Column, Table } from './Table.tsx';
import { useLoad } from './use-load.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

const VITALS: Column<VitalRow>[] = [
  { key: 'template', name: 'Template', value: ({ template }) => template },
  { key: 'metric', name: 'Metric', value: ({ metric }) => metric },
  {
    key: 'p75',
    name: 'Three in four within',
    value: ({ p75 }) => p75,
    cell: ({ metric, p75 }) => (metric === 'CLS' ? p75.toFixed(3) : `${p75} ms`),
  },
  {
    key: 'good',
    name: 'Good',
    value: ({ shares }) => shares[0],
    cell: ({ shares }) => percent(shares[0]),
  },
  {
    key: 'poor',
    name: 'Poor',
    value: ({ shares }) => shares[2],
    cell: ({ shares }) => percent(shares[2]),
  },
  { key: 'n', name: 'Views', value: ({ n }) => n },
];

const ERRORS: Column<ErrorRow>[] = [
  { key: 'message', name: 'Error', value: ({ message }) => message },
  { key: 'place', name: 'Place', value: ({ place }) => place },
  { key: 'n', name: 'Times', value: ({ n }) => n },
  { key: 'pages', name: 'Pages', value: ({ pages }) => pages },
];

export function Speed({ shown }: ViewProps) {
  const vitals = useLoad<VitalRow[]>('vitals', filterOf(shown));
  const errors = useLoad<ErrorRow[]>('errors', filterOf(shown));
  return (
    <>
      <h2>Speed</h2>
      <State
        loaded={vitals}
        isEmpty={(rows) => rows.length === 0}
        empty="No view of the sample was measured."
      >
        {(rows) => (
          <Table
            label="Speed"
            shown={shown}
            rows={rows}
            columns={VITALS}
            keyOf={({ template, metric }) => `${template} ${metric}`}
          />
        )}
      </State>
      <h2>Errors</h2>
      <State
        loaded={errors}
        isEmpty={(rows) => rows.length === 0}
        empty="No script of ours has failed."
      >
        {(rows) => (
          <Table
            label="Errors"
            shown={shown}
            rows={rows}
            columns={ERRORS}
            keyOf={({ message, place }) => `${message} ${place}`}
            more={(row) => (
              <Done kind="error" name={row.message} row={row} onChange={errors.again} />
            )}
          />
        )}
      </State>
    </>
  );
}
