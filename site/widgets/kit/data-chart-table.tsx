// The figures of a chart as a table: for those who don't see the drawing, and to select a data point by keyboard.
import type { Figures } from './data-chart.tsx';
import type { Row } from './data-records.ts';

type TableProps = { figures: Figures; selected: Row | undefined; onSelect(record: Row): void };

export function FigureTable({ figures, selected, onSelect }: TableProps) {
  const { records, label, fields } = figures;
  return (
    <details className="d-chart-figures">
      <summary>Figures as a table</summary>
      <table>
        <thead>
          <tr>
            {[label, ...fields].map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record[label]}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={record[label] === selected?.[label]}
                  onClick={() => onSelect(record)}
                >
                  {record[label]}
                </button>
              </th>
              {fields.map((one) => (
                <td key={one}>{record[one]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
