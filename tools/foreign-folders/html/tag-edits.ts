// The tags of a run of prose → what takes their place in Markdown. Tags that only lay out go, what is between them stays.
import type { Edit } from '../edit-lines.ts';
import { blockAt } from './block-edits.ts';
import { pairOf } from './inline-pairs.ts';
import { beforeOnLine, indentAt, lineEnd, lineStart, type Run } from './run.ts';
import { type Tag, tagsIn } from './tags.ts';
import { wordsOf } from './words.ts';

/** Of elements that stand in a line of text. */
const INLINE = new Set(
  `a abbr b button cite code del dfn em font i input ins kbd label mark nobr q s samp select small span strong sub sup time tt u
  var option`.split(/\s+/),
);

/** Elements in a line that may be in each other. */
const DEEPEST = 50;

/** A part of a run that is converted on its own, such as a cell: in one line. */
function inOneLine(text: string, closed: ReadonlySet<string>): string {
  const edits = tagEdits(
    { text, closed, open: { lists: [], details: 0 } },
    tagsIn(text, closed),
    true,
  );
  let out = '';
  let at = 0;
  for (const edit of edits.sort((a, b) => a.from - b.from)) {
    if (edit.from < at) continue;
    out += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return (out + text.slice(at)).replace(/\s+/g, ' ').trim();
}

/** @param isRow  of a table: nothing in it may begin a line. */
export function tagEdits(run: Run, tags: readonly Tag[], isRow: boolean): Edit[] {
  const edits: Edit[] = [];
  const open: { tag: Tag; edit: Edit; blocks: number }[] = [];
  let blocks = 0;
  /** The element that ended last. */
  let ended: { by: Tag; opened: Tag } | undefined;
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i];
    if (!tag) break;
    const { from, to, name } = tag;
    const edit: Edit = { from, to, text: '' };
    const block = isRow ? undefined : blockAt(run, tags, i, inOneLine);
    if (block) {
      edits.push(block);
      while ((tags[i + 1]?.from ?? Number.POSITIVE_INFINITY) < block.to) i++;
      blocks++;
      continue;
    }
    edits.push(edit);
    edit.text = placeOf(tag);
    if (name === 'br' || name === 'wbr') edit.text = tag.isClose ? '' : `<${name}>`;
    else if (name === 'img') edit.text = pictureOf(tag);
    else if (tag.isComponent || tag.isAlone || isFrame(name)) {
      edit.text += tag.isClose ? '' : placed(run, tag, shownWords(tag, isRow), { isRow, edits });
      if (tag.isComponent && !isInLine(run, tag)) blocks++;
    } else if (!INLINE.has(name)) {
      edit.text = (isRow ? ' ' : betweenBlocks(run, tag)) + edit.text;
      blocks++;
    } else if (!tag.isClose) {
      if (ended && isAlternative(tag, ended)) edit.text = ` ${edit.text}`;
      open.push({ tag, edit, blocks });
      if (open.length > DEEPEST) open.shift();
    } else {
      const at = open.findLastIndex((one) => one.tag.name === name);
      const [opened] = at < 0 ? [] : open.splice(at);
      if (opened && opened.blocks === blocks) pair(run, opened, { tag, edit });
      if (opened) ended = { by: tag, opened: opened.tag };
    }
  }
  return edits;
}

function pair(
  { text }: Run,
  opened: { tag: Tag; edit: Edit },
  { tag, edit }: { tag: Tag; edit: Edit },
): void {
  const inner = text.slice(opened.tag.to, tag.from);
  const around = { before: text[opened.tag.from - 1] ?? '', after: text[tag.to] ?? '' };
  const made = pairOf(opened.tag, inner, around);
  if ('whole' in made)
    Object.assign(opened.edit, { to: tag.to, text: opened.edit.text + made.whole });
  else {
    opened.edit.text += made.before;
    edit.text = made.after;
  }
}

/** `<span class="a">x</span><span class="b">y</span>`: a style shows one of them, so they are two words. */
const isAlternative = (tag: Tag, { by, opened }: { by: Tag; opened: Tag }): boolean =>
  tag.name === 'span' &&
  by.name === 'span' &&
  by.to === tag.from &&
  tag.attributes.class !== opened.attributes.class;

/** `<a name="x">`, `<span id="x">`: links may lead there. */
function placeOf({ name, isClose, attributes }: Tag): string {
  const id = attributes.id || (name === 'a' && attributes.name) || '';
  return !isClose && PLACES.has(name) && /^[\w.:$-]+$/.test(id) ? `<a id="${id}"></a>` : '';
}

const PLACES = new Set('a span p dt dd li td th strong b em code'.split(' '));

const isFrame = (name: string): boolean =>
  name === 'iframe' || name === 'video' || name === 'audio';

function shownWords(tag: Tag, isRow: boolean): string {
  const { src, title } = tag.attributes;
  if (tag.name === 'hr') return isRow ? '' : '---';
  if (isFrame(tag.name)) return src && !/[{}\s]/.test(src) ? `[${title || src}](${src})` : '';
  return tag.isComponent || tag.attributes['data-text'] ? wordsOf(tag) : '';
}

function pictureOf({ attributes: { src = '', alt = '' } }: Tag): string {
  if (src === '' || /[{}]/.test(src)) return alt;
  return `![${alt.replace(/[[\]]/g, '')}](${/[\s()]/.test(src) ? `<${src}>` : src})`;
}

function isInLine({ text }: Run, { from, to }: Tag): boolean {
  return beforeOnLine(text, from).trim() !== '' || text.slice(to, lineEnd(text, to)).trim() !== '';
}

/** Words beside others are small; behind a heading they go below it, since its name is its address. */
function placed(
  run: Run,
  tag: Tag,
  words: string,
  { isRow, edits }: { isRow: boolean; edits: Edit[] },
): string {
  if (words === '') return '';
  if (!isInLine(run, tag))
    return words.startsWith('[') || words === '---'
      ? `\n${words}\n`
      : `\n**${words.replaceAll('**', '')}**\n`;
  if (run.text[tag.from - 1] === '[') return words;
  const shown = words.startsWith('[') ? words : `<small>${words}</small>`;
  const isHeading =
    !isRow && /^#{1,6}\s/.test(run.text.slice(lineStart(run.text, tag.from), tag.from));
  if (!isHeading) return shown;
  const end = lineEnd(run.text, tag.to);
  edits.push({ from: end, to: end, text: `\n\n${shown}\n` });
  return '';
}

/** A blank line, and what an item of a list begins with. */
function betweenBlocks(run: Run, { name, isClose, from, to }: Tag): string {
  const {
    text,
    open: { lists },
  } = run;
  if (name === 'ul' || name === 'ol') {
    if (!isClose) lists.push(name);
    else lists.pop();
  }
  const indent = indentAt(text, from);
  const isFirst =
    beforeOnLine(text, from)
      .replace(/<[^<>]*>/g, '')
      .trim() === '';
  const start = isFirst ? '' : `\n\n${indent}`;
  if (name !== 'li') return text.slice(to, lineEnd(text, to)).trim() === '' && isFirst ? '' : start;
  if (isClose) return '';
  const sign = lists.at(-1) === 'ol' ? '1. ' : '- ';
  return `${start}${'  '.repeat(Math.max(0, lists.length - 1))}${sign}`;
}
