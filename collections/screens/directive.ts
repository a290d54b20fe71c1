// `:::screen{name=area/name}` around numbered steps, `::screen{name=… mark="a,b" show=a}` alone → the screen, drawn.

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
import { html, lookUp, nearest, placeOfValue, trustHtml } from '../../engine/shared.ts';
import { drawScreen, type Shown, screenInWords } from './draw.ts';
import type { ScreenRecords } from './index.ts';
import { takeMarks } from './marks.ts';
import type { Marks } from './pen.ts';
import type { ScreenFile } from './record.ts';
import { parseSettings, setValues } from './set-values.ts';
import type { ScreenTexts } from './texts.ts';
import { unknownPart } from './unknown-part.ts';
import { idsOf, textsOf, widgetsOf } from './walk.ts';

type Data = CollectionData<ScreenRecords, ScreenTexts>;

/** Small pictures of the widgets on the screen's canvas; and, once it is checked, what is drawn. */
type Prepared = { pictures: ReadonlyMap<string, string>; shown?: Shown };

type ScreenNode = DirectiveNode<Data, Prepared>;

export const screen: Directive<Data, Prepared> = {
  names: ['screen'],
  form: 'either',
  attributes: ['name', 'mark', 'show', 'set'],
  flags: [],
  dependencies: ({ name }) => (name ? [`screens:${name}`] : []),
  prepare: async (node, page) => ({ pictures: await loadPictures(node, page) }),
  check(node, page, body) {
    const found = withValues(node, findScreen(node, page), page);
    const isAlone = body.length === 0;
    if (!isAlone) checkSteps(node, page, body);
    if (!found) return;
    const marks = isAlone ? toMarks(node, found, page) : takeMarks(body, found, page);
    const { show } = node.named;
    if (show && !idsOf(found.parts).includes(show)) reportPart(node, 'show', show, found, page);
    const { pictures = new Map<string, string>() } = node.prepared ?? {};
    const widget = (name: string) => trustHtml(pictures.get(name) ?? '');
    const caption = node.label ? labelToHtml(node.label) : undefined;
    const own = { screen: found, marks, texts: node.data.texts, show, caption, widget };
    node.prepared = { pictures, shown: own };
    node.found = textsOf([found.title, found.keywords ?? [], found.parts]);
  },
  toMarkdown(node) {
    const own = node.prepared?.shown;
    if (!own) return {};
    const words = screenInWords({ ...own, caption: node.label || undefined });
    return { before: node.endLine === undefined ? words : `${words}\n` };
  },
  render(node, inner, page) {
    const own = node.prepared?.shown;
    if (!own) return inner;
    const drawn = drawScreen(own);
    addSheet(String(drawn), page.styles);
    if (String(drawn).includes('class="thumbnail"')) page.styles.add('widgets/thumbnails');
    return String(inner)
      ? html`<div class="screen-steps">${drawn}\n${inner}</div>\n`
      : html`${drawn}\n`;
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

async function loadPictures(node: ScreenNode, page: PageState): Promise<Map<string, string>> {
  const { book } = node.data.records;
  const pictures = new Map<string, string>();
  for (const name of widgetsOf(lookUp(book, node.named.name ?? '')?.parts ?? [])) {
    const card = await page.context.cardOf('widget', name);
    for (const use of card?.dependencies ?? []) page.dependencies.add(use);
    if (card?.picture) pictures.set(name, card.picture);
  }
  return pictures;
}

function findScreen(node: ScreenNode, page: PageState): ScreenFile | undefined {
  const { name = '' } = node.named;
  const screens = node.data.records.book;
  const found = lookUp(screens, name);
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

/** `set="name: chartData"`: the values of this page. */
function withValues(
  node: ScreenNode,
  found: ScreenFile | undefined,
  page: PageState,
): ScreenFile | undefined {
  const { set } = node.named;
  if (!found || set === undefined) return found;
  const { screen, problems } = setValues(found, parseSettings(set));
  for (const { problem, wrong, at } of problems) report(node, 'set', page, problem, { wrong, at });
  return screen;
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
  report(node, key, page, unknownPart(id, found), { wrong: id });
}

/** At the value of an attribute, where it is written. */
function report(
  node: DirectiveNode,
  key: string,
  page: PageState,
  problem: Problem,
  { wrong = '', at }: { wrong?: string; at?: number } = {},
): void {
  const { line, attributesAt = 0 } = node;
  const written = placeOfValue(page.lines[line]?.text.slice(attributesAt) ?? '', key);
  if (!written) {
    reportBlock(page, line, problem);
    return;
  }
  const start = attributesAt + written.at;
  const value = page.lines[line]?.text.slice(start, start + written.length) ?? '';
  const from = start + (at ?? Math.max(0, value.indexOf(wrong)));
  const length = wrong.length || Math.max(1, written.length);
  page.diagnostics.push(diagnose(rangeIn(page.lines, line, from, from + length), problem));
}
