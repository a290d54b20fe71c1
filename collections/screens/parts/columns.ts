// `columns: [{ parts: […], width: 4 }]` → parts side by side, in twelfths; below each other where there is no room.
import { z } from 'zod';
import { fill, html } from '../../../engine/shared.ts';
import type { Kind } from '../part.ts';

export const columns: Kind = {
  name: 'columns',
  about: 'parts side by side',
  list: 'columns',
  shape: (parts) => ({
    columns: z.array(
      z.strictObject({
        parts,
        width: z.number().int().min(1).max(12).optional().describe('twelfths of the width'),
      }),
    ),
    flush: z.boolean().optional().describe('panels that touch each other and the edges'),
  }),
  draw({ columns: all = [], id, flush }, pen) {
    const widths = widthsOf(all.map(({ width }) => width));
    const inside = all.map(
      ({ parts }, i) => html`<div class="w${widths[i]}">${pen.parts(parts)}</div>`,
    );
    return pen.at(id, html`<div class="sc-cols${flush ? ' flush' : ''}">${inside}</div>`);
  },
  words: (part, say) => [
    say.line('columns', part),
    ...(part.columns ?? []).flatMap(({ parts }, i) => [
      `  - ${fill(say.texts.parts.column ?? '', { number: i + 1 })}`,
      ...say.inside(parts).map((line) => `  ${line}`),
    ]),
  ],
};

/** Twelfths: columns without a width share what is left. */
function widthsOf(given: readonly (number | undefined)[]): number[] {
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = given.filter((width) => width === undefined).length;
  const share = Math.max(1, Math.floor((12 - taken) / Math.max(1, open)));
  return given.map((width) => width ?? share);
}
