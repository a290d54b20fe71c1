// `field: Name` → a label and a box to type into.

import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { type Kind, label } from '../part.ts';
import { controlRow, helpShape } from './control-row.ts';

const TYPES = ['text', 'password', 'number', 'search', 'area', 'file', 'date'] as const;
const ROLES: Record<string, string> = { number: 'spinbutton', search: 'searchbox' };
const ICONS: Record<string, string> = {
  password: 'eye',
  search: 'search',
  file: 'upload',
  date: 'calendar',
};

export const field: Kind = {
  name: 'field',
  about: 'the label of a box to type into',
  shape: {
    value: label.optional().describe('what it holds'),
    hint: label.optional().describe('what it says while it is empty'),
    kind: z.enum(TYPES).optional().describe('what it takes'),
    bind: z.boolean().optional().describe('has the icon that binds it'),
    icon: ICON.optional(),
    ...helpShape,
  },
  draw(part, pen) {
    const type = String(part.type ?? 'text');
    const role = ROLES[type] ?? 'textbox';
    const value = type === 'password' && part.value ? '••••••••' : (part.value ?? '');
    const icon = part.bind ? 'link' : ((part.icon as string | undefined) ?? ICONS[type]);
    const number =
      role === 'spinbutton' && /^-?[\d.]+$/.test(value) ? html` aria-valuenow="${value}"` : '';
    const lines = type === 'area' ? html` aria-multiline="true" class="sc-area"` : '';
    const shown = value ? value : html`<i>${String(part.hint ?? '')}</i>`;
    return controlRow(
      part,
      pen,
      (name) => html`<span role="${role}"${name}${number}${lines}>${shown}${pen.icon(icon)}</span>`,
    );
  },
  words: (part, say) => [
    say.line(String(part.type ?? 'field'), part, part.value || String(part.hint ?? ''), [
      part.required === true && say.texts.required,
      part.bind === true && say.texts.bound,
    ]),
  ],
};
