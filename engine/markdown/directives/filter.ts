// `::filter{platforms groups differences}` → a box that narrows the rows and cards below it, where scripts run.
import { attributesToHtml, escapeHtml } from '../../html.ts';
import type { FilterTexts, MarkdownTexts } from '../page.ts';
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
  check({ line }, page) {
    const length = page.lines[line]?.text.length ?? 0;
    page.edits.push({ line, column: 0, length, text: '' });
  },
  render({ bare }, _inner, { context, styles }) {
    const texts = context.texts.filter;
    if (!texts) return '';
    styles.add('filter');
    const parts = [
      label(texts.words, '<input type="search" name="words" autocomplete="off">'),
      bare.includes('groups') ? choice('group', texts.group, texts.allGroups, []) : '',
      bare.includes('platforms') ? platformChoice(texts, context.texts) : '',
      bare.includes('differences')
        ? `<label class="filter-tick"><input type="checkbox" name="differences"> ${escapeHtml(texts.differences)}</label>`
        : '',
      `<output${attributesToHtml({ 'data-found': texts.found, 'data-none': texts.none })}></output>`,
    ];
    return `<div class="filter" data-filter>${parts.join('')}</div>\n`;
  },
};

const label = (text: string, control: string): string =>
  `<label><span>${escapeHtml(text)}</span>${control}</label>`;

function platformChoice(texts: FilterTexts, { platforms = {} }: MarkdownTexts): string {
  return choice('platform', texts.platform, texts.allPlatforms, Object.entries(platforms));
}

function choice(name: string, text: string, all: string, values: [string, string][]): string {
  const options = [['', all] as const, ...values].map(
    ([value, shown]) => `<option${attributesToHtml({ value })}>${escapeHtml(shown)}</option>`,
  );
  return label(text, `<select name="${name}">${options.join('')}</select>`);
}
