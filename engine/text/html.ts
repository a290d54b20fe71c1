// Text → HTML text, safely: the one place that escapes, and the one writer of HTML outside React.

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Safe between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** Those above, and the one that React also writes. */
const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** HTML text of this module or of React → what a reader sees of it. Other entities stay. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => SIGNS[entity] ?? entity);

/** As in React, what marks HTML is a symbol, which no JSON and no YAML can hold; modules compiled apart share it. */
const MARK: unique symbol = Symbol.for('learn.html');

/** Text that is HTML already. Only `html` and `trustHtml` make one; `String()` gives the text. */
export class Html {
  readonly [MARK] = true;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

const isHtml = (value: object): value is Html => MARK in value;

/** What a place in `html` takes; nothing is written for undefined, and no sign between the entries of a list. */
export type HtmlValue = Html | string | number | undefined | readonly HtmlValue[];

function toText(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if (value === undefined) return '';
  return isHtml(value) ? String(value) : value.map(toText).join('');
}

/**
 * Write HTML: html`<b title="${name}">${parts}</b>`. The template is HTML; each value in it is escaped, unless it is
 * `Html` itself. A value belongs between tags or inside double quotes.
 */
export function html(template: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = template[0] ?? '';
  values.forEach((value, i) => {
    text += toText(value) + (template[i + 1] ?? '');
  });
  return new Html(text);
}

/** For text that another writer made, and escaped: Markdown's renderer, React, the cache. Never for what a person wrote. */
export const trustHtml = (text: string): Html => new Html(text);

/** `{ id: 'a', hidden: true, title: undefined }` → ` id="a" hidden`. */
export function attributesToHtml(
  attributes: Readonly<Record<string, string | number | true | undefined>>,
): Html {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return new Html(text);
}

/**
 * HTML that begins with a heading → the heading, and what follows it. The heading's link to itself is left out: a
 * summary, which opens something, holds no other control.
 */
export function headingApart(given: Html, tag: 'h2' | 'h3'): { heading: Html; rest: Html } {
  const text = given.toString();
  const end = text.indexOf(`</${tag}>`) + tag.length + 3;
  return {
    heading: new Html(text.slice(0, end).replace(/<\/?a\b[^<>]*>/g, '')),
    rest: new Html(text.slice(end)),
  };
}
