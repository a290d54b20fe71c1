// The Grid Layout, alive: two rows of columns, twelve parts wide; what one column gains its neighbour gives.
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { partMarkup } from '../kit/containers-markup.ts';
import { PartNumber } from '../kit/containers-part-number.tsx';
import '../kit/containers.css';

type GridState = {
  columns: number;
  width: string;
  height: string;
  horizontalalign: string;
  show: boolean;
  /** Widths of the columns, rows separated by `/`: theirs, so not among the properties of the grid. */
  widths?: string;
};

const PARTS = 12;
const LABELS = [
  ['Departments', 'Employees', 'Profile', 'Requests'],
  ['Orders', 'Total', 'Status', 'Notes'],
];

function GridStage({ state, set }: StageProps<GridState>) {
  const [chosen, setChosen] = useState('0-0');
  const rows = rowsOf(state);
  const [row = 0, column = 0] = cellAt(chosen, rows);
  const widths = rows[row] ?? [];
  const own = widths[column] ?? PARTS;
  const neighbour = column + 1 < widths.length ? column + 1 : column - 1;
  const others = widths[neighbour];
  const change = (width: number) => {
    if (others === undefined) return;
    const changed = widths.with(column, width).with(neighbour, others + own - width);
    set({ widths: rows.with(row, changed).join('/') });
  };
  return (
    <div className="d-cols-demo">
      <ToggleButtonGroup
        className="d-cols"
        aria-label="Columns of the grid"
        style={{ inlineSize: state.width, blockSize: state.height }}
        disallowEmptySelection
        selectedKeys={[`${row}-${column}`]}
        onSelectionChange={([key]) => setChosen(String(key))}
      >
        {rows.map((columns, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <div key={y} className="d-cols-row">
            {columns.map((width, x) => (
              <ToggleButton
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                key={x}
                id={`${y}-${x}`}
                className="d-cols-cell"
                aria-label={`${labelOf(y, x)}, ${width} of 12`}
                style={{ gridColumn: `span ${width}`, textAlign: textAlign(state) }}
              >
                {columns.length > 3 || width < 3 ? null : <span>{labelOf(y, x)}</span>}
                <small>{width}</small>
              </ToggleButton>
            ))}
          </div>
        ))}
      </ToggleButtonGroup>
      <PartNumber
        label={`Column Width of ${labelOf(row, column)}`}
        value={own}
        min={others === undefined ? own : 1}
        max={others === undefined ? own : own + others - 1}
        onChange={change}
      />
    </div>
  );
}

const labelOf = (row: number, column: number) => LABELS[row]?.[column] ?? `Column ${column + 1}`;

const rowsOf = ({ columns, widths }: GridState): number[][] => {
  const count = Math.round(Math.min(PARTS, Math.max(1, columns)));
  const set = widths?.split('/').map((row) => row.split(',').map(Number)) ?? [];
  return set[0]?.length === count ? set : [equalWidths(count), equalWidths(count)];
};

/** Twelve parts in as equal widths as whole numbers allow. */
function equalWidths(count: number): number[] {
  const least = Math.floor(PARTS / count);
  const rest = PARTS - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < rest ? 1 : 0));
}

function cellAt(key: string, rows: readonly number[][]): number[] {
  const [row = 0, column = 0] = key.split('-').map(Number);
  return rows[row]?.[column] === undefined ? [0, 0] : [row, column];
}

function textAlign(state: GridState): 'left' | 'center' | 'right' {
  const align = state.horizontalalign;
  return align === 'right' || align === 'center' ? align : 'left';
}

function content(state: GridState, prefix: string): string {
  const rows = rowsOf(state).map((widths, y) => {
    const columns = widths.map((columnwidth, x) =>
      partMarkup(`${prefix}-gridcolumn`, { columnwidth, name: `column${y + 1}_${x + 1}` }, 2),
    );
    const row = `${prefix}-gridrow`;
    return [`  <${row} name="row${y + 1}">`, ...columns, `  </${row}>`].join('\n');
  });
  return rows.join('\n');
}

export default createDemo<GridState>({
  tag: 'layoutgrid',
  initial: { columns: 2, width: '100%', height: '', horizontalalign: 'left', show: true },
  Stage: GridStage,
  content,
});
