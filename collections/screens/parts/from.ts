// `from: studio/frame` → the parts of another screen, so that a frame is written once. `book.ts` puts them in.
import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { id, type Kind, label } from '../part.ts';

export const from: Kind = {
  name: 'from',
  about: 'another screen, as area/name',
  shape: (parts) => ({
    part: id.optional().describe('only its part of this id'),
    chosen: z
      .record(z.string(), label)
      .optional()
      .describe('id of one of its parts → what is chosen in it here'),
    with: z
      .record(z.string(), parts)
      .optional()
      .describe('id of one of its parts → the parts that take its place'),
  }),
  draw: () => html``,
  words: () => [],
};
