// The least width of a diagram across: never more than it has, and enough to know that a long one is too wide.
import { renderMermaidSVG } from 'beautiful-mermaid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastAcross } from './least-across.ts';

const LOOK = { padding: 2, nodeSpacing: 16, font: 'system-ui' };

const least = (lines: readonly string[]) =>
  leastAcross(renderMermaidSVG(['flowchart TB', ...lines].join('\n'), LOOK));

const widthAcross = (lines: readonly string[]) =>
  Number(
    /width="([\d.]+)"/.exec(renderMermaidSVG(['flowchart LR', ...lines].join('\n'), LOOK))?.[1],
  );

const labels = fc.constantFrom('', '', '', '|yes|', '|it is not there yet|');
const names = fc.constantFrom('[a]', '[A longer name of it]', '(b)', '{is it?}', '((c))', '[/d/]');
const arrow = fc.record({ from: fc.nat(7), by: fc.integer({ min: 1, max: 4 }), label: labels });

describe('the least width of a diagram across', () => {
  it('is never more than it has', () => {
    fc.assert(
      fc.property(
        fc.array(names, { minLength: 12, maxLength: 12 }),
        fc.array(arrow, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (nodes, arrows, isGrouped) => {
          const lines = arrows.map(
            ({ from, by, label }) =>
              `n${from}${nodes[from]} -->${label} n${from + by}${nodes[from + by]}`,
          );
          const all = isGrouped
            ? ['subgraph g [Group]', ...lines.slice(0, 4), 'end', ...lines.slice(4)]
            : lines;
          expect(least(all)).toBeLessThanOrEqual(widthAcross(all));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('counts names and the words on lines', () => {
    const chain = ['a[First of the steps] -->|and then| b[Second of the steps]', 'b --> c[Third]'];
    expect(least(chain)).toBeGreaterThan(0.75 * widthAcross(chain));
  });

  it('is not known where lines lead in a circle', () => {
    expect(least(['a --> b', 'b --> c', 'c --> a'])).toBe(0);
    expect(least(['a --> a'])).toBe(60);
  });
});
