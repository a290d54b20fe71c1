// `::filter{platforms groups differences}` → a box that narrows the rows and cards below it, where scripts run.
import { attributesToHtml, type Html, html } from '../../text/html.ts';
import type { FilterTexts, MarkdownTexts } from '../texts.ts';
import type { Directive } from './directive.ts';

/**
 * It filters what follows, up to the next heading of the same level as the heading above it.
 * `groups` offers the headings in that part, `platforms` the platforms of its cards and rows,
 * `differences` keeps the rows whose cells after the first are not all the same.
 */
export const filter: Directive = {
  names: ['filter'],
  form: 'leaf',
  attributes: [],
  flags: ['platforms', 'groups', 'differences'],
  /** Machines read everything. */
  toMarkdown: () => ({}),
  render({ bare }, _inner, { context, styles }) {
    const texts = context.texts.filter;
    if (!texts) return html``;
    styles.add('filter');
    const parts = [
      label(texts.words, html`<input type="search" name="words" autocomplete="off">`),
      bare.includes('groups') ? choice('group', texts.group, texts.allGroups, []) : '',
      bare.includes('platforms') ? platformChoice(texts, context.texts) : '',
      bare.includes('differences')
        ? html`<label class="filter-tick"><input type="checkbox" name="differences"> ${texts.differences}</label>`
        : '',
      html`<output${attributesToHtml({ 'data-found': texts.found, 'data-none': texts.none, 'data-search': texts.search })}></output>`,
    ];
    return html`<div class="filter" data-filter>${parts}</div>\n`;
  },
};

const label = (text: string, control: Html): Html =>
  html`<label><span>${text}</span>${control}</label>`;

function platformChoice(texts: FilterTexts, { platforms = {} }: MarkdownTexts): Html {
  return choice('platform', texts.platform, texts.allPlatforms, Object.entries(platforms));
}

function choice(name: string, text: string, all: string, values: [string, string][]): Html {
  const options = [['', all] as const, ...values].map(
    ([value, shown]) => html`<option${attributesToHtml({ value })}>${shown}</option>`,
  );
  return label(text, html`<select name="${name}">${options}</select>`);
}
