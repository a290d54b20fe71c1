// `text`, `note`, `code`, `badge`, `picture` → what is only read.

import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import type { Kind } from '../part.ts';

const icon = { icon: ICON.optional() };

export const text: Kind = {
  name: 'text',
  about: 'words that stand there',
  shape: { strong: z.boolean().optional(), ...icon },
  draw: ({ label, strong, id, icon: name }, pen) =>
    pen.at(
      id,
      html`<p${strong ? html` class="sc-t"` : ''}>${pen.icon(name as string | undefined)}${label}</p>`,
    ),
  words: (part, say) => [`- ${part.label}${say.step(part.id)}`],
};

export const note: Kind = {
  name: 'note',
  about: 'a message that is set off',
  shape: { tone: z.enum(['info', 'success', 'warning', 'error']).optional(), ...icon },
  draw: ({ label, id, tone }, pen) =>
    pen.at(
      id,
      html`<p class="sc-note">${pen.icon(tone === 'success' ? 'check' : tone === 'error' || tone === 'warning' ? 'warning' : 'info')}<span>${label}</span></p>`,
    ),
  words: (part, say) => [`- ${say.name('note')}: ${part.label}${say.step(part.id)}`],
};

export const code: Kind = {
  name: 'code',
  about: 'code that is shown',
  shape: { language: z.string().optional().describe('its language, as words say it: sql') },
  draw: ({ label, id }, pen) => pen.at(id, html`<pre><code>${label}</code></pre>`),
  words: ({ language, ...part }, say) => [
    `- ${say.name('code')}${language ? ` (${language})` : ''}: \`${part.label.replace(/\s+/g, ' ').replaceAll('`', "'")}\`${say.step(part.id)}`,
  ],
};

export const badge: Kind = {
  name: 'badge',
  about: 'a word that is set off',
  shape: icon,
  draw: ({ label, id, icon: name }, pen) =>
    pen.at(id, html`<em>${pen.icon(name as string | undefined)}${label}</em>`, 'span'),
  words: (part, say) => [`- ${part.label}${say.step(part.id)}`],
};

export const picture: Kind = {
  name: 'picture',
  about: 'what a picture shows: it is drawn as a grey box',
  shape: {},
  draw: ({ label, id }, pen) => pen.at(id, html`<div class="sc-pic">${label}</div>`),
  words: (part, say) => [say.line('picture', part)],
};
