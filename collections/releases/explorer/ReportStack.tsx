// Component versions before and after, the jumps marked; those that stay are shown on request.
import { useState } from 'react';
import type { Report } from '../report.ts';
import type { ReleaseTexts } from '../texts.ts';
import { fill } from './fill.ts';

export function ReportStack({ stack, texts }: { stack: Report['stack']; texts: ReleaseTexts }) {
  const [isAll, setAll] = useState(false);
  const { report } = texts;
  if (stack.moves.length === 0) return null;
  const moved = stack.moves.filter(({ jump }) => jump !== 'none');
  const shown = isAll ? stack.moves : moved;
  const [group, component, before, after] = report.component.split('|');
  return (
    <section className="report-part" aria-labelledby="part-components" data-part="components">
      <h2 id="part-components">
        {report.components} <span className="count">{moved.length}</span>
      </h2>
      {stack.before && stack.after ? (
        <p id="components-compared">
          {fill(report.onlyMoved, { moved: moved.length, all: stack.moves.length })}{' '}
          {fill(report.lists, { before: stack.before.version, after: stack.after.version })}
        </p>
      ) : (
        <p>{report.noList}</p>
      )}
      {shown.length ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
        <section className="table-scroll" aria-labelledby="components-compared" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th>{group}</th>
                <th>{component}</th>
                <th>{before}</th>
                <th>{after}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map((move) => (
                <tr key={`${move.group} ${move.component}`} data-jump={move.jump}>
                  <td>{move.group}</td>
                  <th scope="row">{move.component}</th>
                  <td>{move.before ?? '–'}</td>
                  <td>{move.now ?? '–'}</td>
                  <td>
                    {report.jump[move.jump] ? (
                      <span className="jump">{report.jump[move.jump]}</span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {stack.moves.length > moved.length ? (
        <button type="button" className="tool" onClick={() => setAll(!isAll)}>
          {isAll ? report.hideSame : report.showSame}
        </button>
      ) : null}
    </section>
  );
}
