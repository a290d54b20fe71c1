// The Markdown of a page → edits: destinations of links and pictures as our site spells them, openings of admonitions.
import { editAdmonition } from './admonition-lines.ts';
import {
  DEFINITION,
  type Destination,
  definitionsIn,
  destinationAt,
  referenceAt,
  spell,
  withoutEscapes,
} from './destinations.ts';
import { editFence } from './fences.ts';
import type { Edit, PageImport } from './page-import.ts';
import { asText } from './text.ts';
import type { Token } from './token.ts';

type Bracket = { at: number; isImage: boolean };

/** More open brackets are none that people write. */
const MOST_OPEN = 100;

/** In their order. */
export function markdownEdits(tokens: readonly Token[], page: PageImport): Edit[] {
  const edits: Edit[] = [];
  const definitions = definitionsIn(tokens, page.text);
  let open: Bracket[] = [];
  for (const token of tokens) {
    if (token.kind === 'fence') edits.push(...editFence(token, page));
    if (token.kind !== 'text') continue;
    open = editText(token, open, { page, edits, definitions });
  }
  return edits.sort((a, b) => a.start - b.start || a.end - b.end);
}

function editText(
  { start, end }: { start: number; end: number },
  before: Bracket[],
  { page, edits, definitions }: Editing,
): Bracket[] {
  const { text } = page;
  let open = before;
  for (let at = start; at < end; at++) {
    const sign = text[at];
    if (at === 0 || text[at - 1] === '\n') {
      const line = lineAt(text, at, end);
      if (line.trim() === '') open = [];
      // Code in the label is a token of its own.
      const edit =
        editAdmonition(line, at, page) ?? editDefinition(lineAt(text, at, text.length), at, page);
      if (edit) {
        edits.push(edit);
        at = edit.end - 1;
        continue;
      }
    }
    if (sign === '\\') at++;
    else if (sign === '[' && open.length < MOST_OPEN)
      open.push({ at, isImage: text[at - 1] === '!' && text[at - 2] !== '\\' });
    else if (sign === ']') {
      const bracket = open.pop();
      const destination =
        text[at + 1] === '('
          ? destinationAt(text, at + 1, end)
          : bracket?.isImage
            ? referenceAt(text, { from: bracket.at + 1, at }, definitions)
            : undefined;
      if (!bracket || !destination) continue;
      const place = { bracket, at, destination };
      edits.push(...(bracket.isImage ? editImage(place, open, page) : editLink(place, page)));
      at = destination.close - 1;
    }
  }
  return open;
}

type Editing = { page: PageImport; edits: Edit[]; definitions: ReadonlyMap<string, string> };

function lineAt(text: string, at: number, end: number): string {
  const stop = text.indexOf('\n', at);
  return text.slice(at, stop < 0 ? end : Math.min(stop, end));
}

const PICTURE = /^[^?#]*\.(?:png|jpe?g|gif|svg|webp)$/i;

type Place = { bracket: Bracket; at: number; destination: Destination };

function editLink({ bracket, at, destination }: Place, page: PageImport): Edit[] {
  const { start, end, close, written } = destination;
  if (PICTURE.test(written) && page.text[bracket.at + 1] === '!') {
    page.count('link from a picture to itself: left out, since pictures enlarge');
    return [
      { start: bracket.at, end: bracket.at + 1, text: '' },
      { start: at, end: close, text: '' },
    ];
  }
  const target = page.link(withoutEscapes(written), { start, end });
  const isEmpty = page.text.slice(bracket.at + 1, at).trim() === '';
  if (target !== undefined && isEmpty)
    return [
      { start: bracket.at + 1, end: at, text: asText(written) },
      { start, end, text: spell(target) },
    ];
  if (target !== undefined) return target === written ? [] : [{ start, end, text: spell(target) }];
  return [
    { start: bracket.at, end: bracket.at + 1, text: '' },
    { start: at, end: close, text: '' },
  ];
}

function editImage(
  { bracket, at, destination }: Place,
  open: readonly Bracket[],
  page: PageImport,
): Edit[] {
  const { start, end, close, written, isReference } = destination;
  const isInLink = open.some((one) => !one.isImage);
  const from = bracket.at - 1;
  const picture = page.picture(withoutEscapes(written), { start, end });
  const alt = page.text.slice(bracket.at + 1, at);
  const words = alt.trim() === '' ? altFrom(written) : alt;
  if (picture && 'name' in picture) {
    if (alt.trim() === '') page.count('picture without words: named after its file');
    return [
      ...(words === alt ? [] : [{ start: bracket.at + 1, end: at, text: words }]),
      { start, end, text: isReference ? `(${spell(picture.name)})` : spell(picture.name) },
    ];
  }
  const text = picture && !isInLink ? `[${words}](${spell(picture.url)})` : words;
  return [{ start: from, end: close, text }];
}

/** `/img/roles-page@2x.png` → `roles page`. */
export function altFrom(src: string): string {
  const name = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/(?:%20|[-_+@.])+/g, ' ')
    .trim();
  return asText(words || 'Picture');
}

/** `[name]: address`: where that leads nowhere, the old address stays. */
function editDefinition(line: string, at: number, page: PageImport): Edit | undefined {
  if (!/^ {0,3}\[/.test(line)) return undefined;
  const [, before = '', written = ''] = DEFINITION.exec(line) ?? [];
  if (!written) return undefined;
  const start = at + before.length;
  const end = start + written.length;
  const href = written.replace(/^<|>$/g, '');
  const target = page.link(href, { start, end }) ?? page.outside(href);
  return { start, end, text: target === href ? written : spell(target) };
}
