// `:::screen{name=area/name}` around numbered steps, `::screen{name=… mark="a,b" show=a}` alone → the screen, drawn.

import type { Directive, DirectiveNode, PageState } from '../../engine/index.ts';
import { blocksOf, type CollectionData, labelToHtml, reportBlock } from '../../engine/index.ts';
import { html, trustHtml } from '../../engine/shared.ts';
import { takeFigureAnchor } from './anchors.ts';
import { drawScreen, type Shown, screenInWords } from './draw.ts';
import { findScreen } from './find-screen.ts';
import type { ScreenRecords } from './index.ts';
import { takeMarks } from './marks.ts';
import type { Marks } from './pen.ts';
import { loadPictures } from './pictures.ts';
import type { ScreenFile } from './record.ts';
import { reportAt, reportPart } from './report.ts';
import { parseSettings, setValues } from './set-values.ts';
import { addSheet } from './sheets.ts';
import type { ScreenTexts } from './texts.ts';
import { idsOf, textsOf } from './walk.ts';

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
  prepare: async (node, page) => ({ pictures: await loadPictures([node.named.name], node, page) }),
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
    const id = takeFigureAnchor(found.name, page);
    const own = { screen: found, id, marks, texts: node.data.texts, show, caption, widget };
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
    return String(inner)
      ? html`<div class="screen-steps numbered">${drawn}\n${inner}</div>\n`
      : html`${drawn}\n`;
  },
};

/** `set="name: chartData"`: the values of this page. */
function withValues(
  node: ScreenNode,
  found: ScreenFile | undefined,
  page: PageState,
): ScreenFile | undefined {
  const { set } = node.named;
  if (!found || set === undefined) return found;
  const { screen, problems } = setValues(found, parseSettings(set));
  for (const { problem, wrong, at } of problems)
    reportAt(node, 'set', page, problem, { wrong, at });
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
