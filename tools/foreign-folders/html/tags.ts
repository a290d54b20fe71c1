// Text with HTML in it → its tags, as far as they can be meant as such: `List<String>` and `<your-name>` are words.
import { codeSpans } from '../prose-lines.ts';

export type Tag = {
  from: number;
  /** Behind it. */
  to: number;
  name: string;
  isClose: boolean;
  isAlone: boolean;
  isComponent: boolean;
  attributes: Readonly<Record<string, string>>;
};

/** Nobody writes a longer tag. */
const LONGEST = 2_000;

/** Elements of HTML that a page may have been written with. */
const NAMES = new Set(
  `a abbr address article aside audio b blockquote body br button canvas caption center cite code col colgroup
  datalist dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr
  i iframe img input ins kbd label legend li link main map mark menu meta nav nobr noscript object ol optgroup option p
  picture pre progress q s samp script section select slot small source span strong style sub summary sup svg table
  tbody td template textarea tfoot th thead time tr track tt u ul use var video wbr`.split(/\s+/),
);

const ALONE = new Set('br col embed hr img input link meta source track wbr'.split(' '));

/** @param closed  names of components that the page closes somewhere. */
export function tagsIn(text: string, closed: ReadonlySet<string>): Tag[] {
  if (!text.includes('<')) return [];
  const spans = codeSpans(text);
  const tags: Tag[] = [];
  let span = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    while ((spans[span]?.[1] ?? Number.POSITIVE_INFINITY) <= at) span++;
    const [from, to] = spans[span] ?? [];
    if (from !== undefined && to !== undefined && from <= at) {
      at = to - 1;
      continue;
    }
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at);
      if (end < 0) break;
      at = end;
      continue;
    }
    const tag = text[at - 1] === '\\' ? undefined : tagAt(text, at, closed);
    if (!tag) continue;
    tags.push(tag);
    at = tag.to - 1;
  }
  return tags;
}

const START = /<(\/?)([A-Za-z][\w.-]{0,100})(?=[\s/>])/y;

function tagAt(text: string, at: number, closed: ReadonlySet<string>): Tag | undefined {
  START.lastIndex = at;
  const [start, slash, written = ''] = START.exec(text) ?? [];
  if (!start) return undefined;
  const end = endOf(text, at + start.length);
  if (end < 0) return undefined;
  const isAlone = text[end - 1] === '/';
  const inside = text.slice(at + start.length, isAlone ? end - 1 : end);
  const isUpper = written.length > 1 && written === written.toUpperCase();
  const name = isUpper ? written.toLowerCase() : written;
  const isElement = NAMES.has(name);
  const isComponent = !isElement && /^[A-Z]|[-.]/.test(written);
  if (!isElement && !isComponent) return undefined;
  const isMeant = slash !== '' || isAlone || closed.has(written) || /[:@\w]=/.test(inside);
  if (isComponent && !isMeant) return undefined;
  const attributes = attributesIn(inside);
  const isEmpty = isAlone || ALONE.has(name);
  return {
    from: at,
    to: end + 1,
    name,
    isClose: slash === '/',
    isAlone: isEmpty,
    isComponent,
    attributes,
  };
}

/** Index of the `>` that closes the tag; quotes and braces hold others. */
function endOf(text: string, from: number): number {
  let depth = 0;
  const last = Math.min(text.length, from + LONGEST);
  for (let at = from; at < last; at++) {
    const sign = text[at];
    if ((sign === '"' || sign === "'") && /[=\s({[,:]/.test(text[at - 1] ?? '')) {
      const length = text.slice(at + 1, last).indexOf(sign);
      if (length < 0) return -1;
      at += length + 1;
    } else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth <= 0) return at;
    else if (sign === '<' && depth <= 0) return -1;
  }
  return -1;
}

const ATTRIBUTE =
  /([\w:@.#-]{1,100})(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`{]+)))?/g;

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single, plain] of text.matchAll(ATTRIBUTE))
    found[name] ??= (double ?? single ?? plain ?? '').replace(/\s+/g, ' ').trim();
  return found;
}

/** Names of components that a text closes: `</Name>`. */
export function closedNames(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts)
    if (text.includes('</'))
      for (const [, name = ''] of text.matchAll(/<\/([A-Za-z][\w.-]{0,100})\s*>/g)) names.add(name);
  return names;
}
