// `properties: employeeTable1` → the properties panel: its tabs, and the rows that matter.
import { z } from 'zod';
import { type Html, html, slugify } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { at, type Item, items, type Kind, label } from '../part.ts';
import type { Pen } from '../pen.ts';
import { options } from './options.ts';

/** Drawn as icons; the open one says its name. */
const TABS: Record<string, string> = {
  Properties: 'edit',
  Styles: 'paint',
  Events: 'event',
  Device: 'mobile',
  Security: 'shield',
};

export const properties: Kind = {
  name: 'properties',
  about: 'the name of the chosen widget',
  list: 'of',
  shape: (parts) => ({
    at: at.optional().describe(`the open tab: ${Object.keys(TABS).join(', ')}`),
    tabs: z.array(label).optional().describe('its tabs, where they are not these five'),
    of: items({
      value: label.optional(),
      hint: label.optional(),
      bind: z.boolean().optional().describe('has the icon that binds it'),
      open: z.boolean().optional().describe('a box to choose from'),
      on: z.boolean().optional().describe('a box with a tick'),
      icon: ICON.optional().describe('at the end of its line'),
      of: items({
        head: z.boolean().optional().describe('a heading among them'),
        on: z.boolean().optional(),
      })
        .optional()
        .describe('its choices, drawn open'),
    })
      .optional()
      .describe('rows: the name of a property with its value; one without a value is a heading'),
    parts: parts.optional().describe('what it shows below'),
  }),
  complete: ({ tabs = Object.keys(TABS), ...part }) => ({
    ...part,
    tabs: (tabs as unknown[]).map(
      (tab): Item => ({ label: String(tab), id: `tab-${slugify(String(tab))}` }),
    ),
  }),
  draw({ label: widget, at: [open = 'Properties'] = [], tabs, of = [], parts, id }, pen) {
    const shown = (tabs as Item[]).map(({ label: name, id: own }) => {
      const icon = TABS[name];
      const text = name === open || !icon ? name : '';
      const label = text ? '' : html` aria-label="${name}"`;
      const drawn = html`<span role="tab" aria-selected="${String(name === open)}"${label}>${pen.icon(icon)}${text}</span>`;
      return pen.at(own, drawn, 'span');
    });
    const title = widget ? html`<div class="sc-h" aria-hidden="true">${widget}</div>` : '';
    const list = html`<div role="tablist" aria-label="${widget || open}">${shown}</div>`;
    const rows = of.map((item) => rowHtml(item, pen));
    const panel = html`<div role="tabpanel" aria-label="${open}">${rows}${pen.parts(parts)}</div>`;
    return pen.at(id, html`<div class="sc-props">${title}${list}${panel}</div>`);
  },
  words({ ...part }, say) {
    const [open = 'Properties'] = part.at ?? [];
    const rows = (part.of ?? []).map(
      (item) => `  - ${[item.label, stateOf(item)].filter(Boolean).join(': ')}${say.step(item.id)}`,
    );
    return [say.line('properties', part, open), ...rows, ...say.inside(part.parts)];
  },
};

type PropertyRow = Item & { bind?: boolean; open?: boolean; hint?: string };

const stateOf = ({ value, on }: Item): string =>
  value ?? (on === undefined ? '' : on ? 'on' : 'off');

function rowHtml(item: PropertyRow, pen: Pen): Html {
  const { label: name, value, hint, bind, open, on, id, icon, of } = item;
  const shown = name;
  if (on !== undefined)
    return html`<div class="sc-tick">${pen.at(id, html`<span role="checkbox" aria-checked="${String(on)}">${shown}</span>`)}</div>`;
  if (value === undefined && hint === undefined && !bind && !open && !of)
    return pen.at(id, html`<div class="sc-t">${shown}</div>`);
  const text = value ? value : html`<i>${String(hint ?? '')}</i>`;
  const role = open ? html`combobox" aria-expanded="false` : 'textbox';
  const icons = [bind ? pen.icon('link') : '', open ? pen.icon('down') : '', pen.icon(icon)];
  const list = of ? options({ kind: 'list', label: name, of }, pen, [value ?? '']) : '';
  const box = html`<span role="${role}" aria-label="${shown}">${text}${icons}</span>`;
  return html`<div class="sc-row"><span class="sc-l" aria-hidden="true">${shown}</span><div>${pen.at(id, box)}${list}</div></div>`;
}
