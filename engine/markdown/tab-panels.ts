// Names and contents of tabs → HTML that reads as plain sections where no script runs.
import { attributesToHtml, type Html, html } from '../text/html.ts';
import { createSlugger } from '../text/slug.ts';

export type Panel = { id: string; label: Html; isFirst: boolean };

/**
 * Equal names get different ids.
 *
 * @param number  of the group in its page.
 */
export function panelIds(number: number, names: readonly string[]): string[] {
  const slug = createSlugger();
  return names.map((name) => `tabs-${number}-${slug(name)}`);
}

/**
 * @param group  groups of one name switch together, and are remembered.
 * @param inner  the panels.
 */
export function renderTabs(panels: readonly Panel[], group: string | undefined, inner: Html): Html {
  const buttons = panels.map(({ id, label, isFirst }) => {
    const attributes = attributesToHtml({
      role: 'tab',
      type: 'button',
      id: `${id}-tab`,
      'aria-controls': id,
      'aria-selected': String(isFirst),
      tabindex: isFirst ? 0 : -1,
    });
    return html`<button${attributes}>${label}</button>`;
  });
  const name = attributesToHtml({ 'data-group': group });
  return html`<div class="tabs"${name}><div class="tab-list" role="tablist">${buttons}</div>\n${inner}</div>\n`;
}

export function renderPanel({ id, label, isFirst }: Panel, inner: Html): Html {
  const attributes = attributesToHtml({
    class: 'tab-panel',
    role: 'tabpanel',
    id,
    'aria-labelledby': `${id}-tab`,
    hidden: isFirst ? undefined : 'until-found',
  });
  return html`<div${attributes}>${renderLabel(label)}${inner}</div>\n`;
}

export const renderLabel = (label: Html): Html => html`<p class="tab-label">${label}</p>\n`;
