// `list: Pages` → a list of names, under its title.

import { z } from 'zod';
import { ICON } from '../icons.ts';
import { at, items, type Kind, label } from '../part.ts';
import { options } from './options.ts';
import { pane } from './pane.ts';

export const list: Kind = {
  name: 'list',
  about: 'the title of a list',
  list: 'of',
  shape: {
    of: items({
      icon: ICON.optional(),
      badge: label.optional(),
      on: z.boolean().optional(),
      head: z.boolean().optional().describe('a heading among them'),
    }),
    at: at.optional().describe('the chosen one'),
  },
  draw: (part, pen) => pen.at(part.id, pane(part.label, options(part, pen, part.at ?? []))),
  words: (part, say) => [say.line('list', part, say.items(part))],
};
