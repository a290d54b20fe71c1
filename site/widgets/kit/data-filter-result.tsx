// What a Live Filter has found, as a table that is bound to its `result` shows it.
import type { Leave } from './data-records.ts';

type Props = { found: readonly Leave[]; most: number };

export function FilterResult({ found, most }: Props) {
  const shown = found.slice(0, most);
  return (
    <div className="d-data-result">
      <p role="status">
        <code>result</code>:{' '}
        {found.length > shown.length
          ? `the first ${shown.length} of ${found.length} records`
          : `${found.length} ${found.length === 1 ? 'record' : 'records'}`}
      </p>
      <table className="d-data-table">
        <thead>
          <tr>
            <th scope="col">Employee</th>
            <th scope="col">Status</th>
            <th scope="col">Start date</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, employee, status, startDate }) => (
            <tr key={id}>
              <td>{employee}</td>
              <td>{status}</td>
              <td className="d-data-date">{startDate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
