// `group: Advanced` → a titled box around parts; `row` → parts in one line.
import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import type { Kind } from '../part.ts';

export const group: Kind = {
  name: 'group',
  about: 'the title of a box around parts',
  list: 'parts',
  shape: (parts) => ({
    parts: parts.optional(),
    closed: z.boolean().optional().describe('folded away: only its title is seen'),
  }),
  draw({ label, parts: inside, closed, id }, pen) {
    const name = label ? html` aria-label="${label}"` : '';
    const icon = closed === undefined ? '' : pen.icon(closed ? 'next' : 'down');
    const head = label ? html`<div class="sc-t">${icon}${label}</div>` : '';
    return pen.at(
      id,
      html`<div class="sc-group" role="group"${name}>${head}${closed ? '' : pen.parts(inside)}</div>`,
    );
  },
  words: (part, say) => [say.line('group', part), ...say.inside(part.parts)],
};

export const row: Kind = {
  name: 'row',
  about: 'parts in one line',
  list: 'parts',
  shape: (parts) => ({
    parts: parts.optional(),
    end: parts.optional().describe('parts at the end of the line'),
    bar: z.boolean().optional().describe('drawn as a bar over the whole width'),
  }),
  draw({ parts: inside, end, id, bar }, pen) {
    const last = end ? html`<div class="sc-line sc-end">${pen.parts(end)}</div>` : '';
    return pen.at(
      id,
      html`<div class="sc-line${bar ? ' bar' : ''}">${pen.parts(inside)}${last}</div>`,
    );
  },
  words: (part, say) =>
    say.inside([...(part.parts ?? []), ...(part.end ?? [])]).map((line) => line.slice(2)),
};
