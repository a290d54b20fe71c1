// `:::screen{name=area/name}` around numbered steps, `::screen{name=… mark="a,b" show=a}` alone ▶ the screen, drawn.

import type { Directive, DirectiveNode, PageState } from '../../engine/index.ts';
import {
  blocksOf,
  type CollectionData,
  diagnose,
  labelToHtml,
  type Problem,
  rangeIn,
  reportBlock,
} from '../../engine/index.ts';
import { nearest, placeOfValue } from '../../engine/shared.ts';
import { drawScreen, type Shown, screenInWords } from './draw.ts';
import type { ScreenRecords } from './index.ts';
import { takeMarks } from './marks.ts';
import type { Marks } from './pen.ts';
import type { ScreenFile } from './record.ts';
import type { ScreenTexts } from './texts.ts';
import { unknownPart } from './unknown-part.ts';
import { idsOf, textsOf, widgetsOf } from './walk.ts';

/** What the check found, for the drawing. */
const shown = new WeakMap<DirectiveNode, Shown>();

export const screen: Directive = {
  names: ['screen'],
  form: 'either',
  attributes: ['name', 'mark', 'show'],
  flags: [],
  uses: ({ name }) => (name ? [`screens:${name}`] : []),
  prepare: loadPictures,
  check(node, page, body) {
    const found = findScreen(node, page);
    const isAlone = body.length === 0;
    if (!isAlone) checkSteps(node, page, body);
    if (!found) return;
    const marks = isAlone ? toMarks(node, found, page) : takeMarks(body, found, page);
    const { show } = node.named;
    if (show && !idsOf(found.parts).includes(show)) reportPart(node, 'show', show, found, page);
    const pictures = node.prepared as ReadonlyMap<string, string>;
    const widget = (name: string) => pictures.get(name) ?? '';
    const caption = node.label ? labelToHtml(node.label) : undefined;
    const own = {
      screen: found,
      marks,
      texts: dataOf(page).texts,
      show,
      caption,
      widget,
    };
    shown.set(node, own);
    node.found = textsOf([found.title, found.keywords ?? [], found.parts]);
    const { line } = node;
    const length = page.lines[line]?.text.length ?? 0;
    const words = screenInWords({ ...own, caption: node.label || undefined });
    page.edits.push({ line, column: 0, length, text: isAlone ? words : `${words}\n` });
    if (!isAlone && node.endLine !== undefined) {
      const end = page.lines[node.endLine]?.text.length ?? 0;
      page.edits.push({ line: node.endLine, column: 0, length: end, text: '' });
    }
  },
  render(node, inner, page) {
    const own = shown.get(node);
    if (!own) return inner;
    const html = drawScreen(own);
    addSheet(html, page.styles);
    if (html.includes('class="thumbnail"')) page.styles.add('widgets/thumbnails');
    return inner ? `<div class="screen-steps">${html}\n${inner}</div>\n` : `${html}\n`;
  },
};

/** Windows with panels, and parts that few have, on fewer than a third of the pages: the larger sheet has both. */
const PANELS = /class="(?:[^"]* )?(?:flush|named|sc-(?:canvas|pic|props|rail))[ "]|role="slider"/;

function addSheet(html: string, styles: PageState['styles']): void {
  if (PANELS.test(html)) {
    styles.delete('screens/screen');
    styles.add('screens/screen-panels');
  } else if (!styles.has('screens/screen-panels')) styles.add('screens/screen');
}

const dataOf = ({ context }: PageState) =>
  context.collections.screens as CollectionData<ScreenRecords, ScreenTexts>;

/** Small pictures of the widgets on the screen's canvas. */
async function loadPictures(node: DirectiveNode, page: PageState): Promise<Map<string, string>> {
  const { book } = dataOf(page).records;
  const pictures = new Map<string, string>();
  for (const name of widgetsOf(book[node.named.name ?? '']?.parts ?? [])) {
    const card = await page.context.cardOf('widget', name);
    for (const use of card?.uses ?? []) page.uses.add(use);
    if (card?.picture) pictures.set(name, card.picture);
  }
  return pictures;
}

function findScreen(node: DirectiveNode, page: PageState): ScreenFile | undefined {
  const { name = '' } = node.named;
  const screens = dataOf(page).records.book;
  const found = Object.hasOwn(screens, name) ? screens[name] : undefined;
  if (found) return found;
  const meant = name ? nearest(name, Object.keys(screens)) : undefined;
  report(node, 'name', page, {
    code: 'screens/unknown-screen',
    message: name ? `There is no screen "${name}".` : 'The line names no screen.',
    hint: meant
      ? `Closest: ${meant}`
      : name
        ? `Write its record: learn new screen ${name}`
        : 'Write {name=area/name}, as its file in content/screens/ is called.',
  });
  return undefined;
}

function checkSteps(node: DirectiveNode, page: PageState, body: Parameters<typeof blocksOf>[0]) {
  const blocks = blocksOf(body);
  if (blocks.length === 1 && blocks[0]?.type === 'ordered_list_open') return;
  reportBlock(page, node.line, {
    code: 'screens/steps',
    message: 'A screen with a body holds one ordered list of steps, and nothing else.',
    hint: ':::screen{name=area/name}\n1. [id] First step.\n2. Second step.\n:::',
  });
}

/** `mark="a,b"`: numbered in this order. */
function toMarks(node: DirectiveNode, found: ScreenFile, page: PageState): Marks {
  const ids = (node.named.mark ?? '').split(/[\s,]+/).filter(Boolean);
  const known = idsOf(found.parts);
  for (const id of ids.filter((one) => !known.includes(one)))
    reportPart(node, 'mark', id, found, page);
  return new Map(ids.map((id, i) => [id, [i + 1]]));
}

/** At its own letters, where the value names several. */
function reportPart(
  node: DirectiveNode,
  key: 'mark' | 'show',
  id: string,
  found: ScreenFile,
  page: PageState,
): void {
  report(node, key, page, unknownPart(id, found), id);
}

/** At the value of an attribute, where it is written. */
function report(
  node: DirectiveNode,
  key: string,
  page: PageState,
  problem: Problem,
  words = '',
): void {
  const { line, attributesAt = 0 } = node;
  const written = placeOfValue(page.lines[line]?.text.slice(attributesAt) ?? '', key);
  if (!written) {
    reportBlock(page, line, problem);
    return;
  }
  const start = attributesAt + written.at;
  const value = page.lines[line]?.text.slice(start, start + written.length) ?? '';
  const from = start + Math.max(0, value.indexOf(words));
  const length = words.length || Math.max(1, written.length);
  page.diagnostics.push(diagnose(rangeIn(page.lines, line, from, from + length), problem));
}
