// The article of a guide → the same as data, in the form of its own page and in that of the runbook.
import {
  closingTag,
  copyOf,
  type Element,
  type ExtractProps,
  type Node,
  openingTag,
  parseHtml,
  removeAttribute,
  setAttribute,
  shownText,
  toHtml,
} from '../../engine/index.ts';
import type { Forms, GuideExtract, Panel, Piece } from './guide-html.ts';
import type { GuideFacts } from './page-data.ts';
import { anchorOf, LEFT_OUT } from './runbook/anchors.ts';

/** Undefined for pages that the runbook hasn't. */
export function toExtract(props: ExtractProps<GuideFacts>): GuideExtract | undefined {
  const { facts, pageData, page, styles } = props;
  if (!facts.place) return undefined;
  return { styles, pieces: toPieces(page.html, pageData) };
}

/** Of the page that the HTML is part of. */
type Guide = { id: string; url: string };

/** @param html  well-formed, as the engine writes it. */
export function toPieces(html: string, guide: Guide): Piece[] {
  return joined(writeAll(parseHtml(html), [], guide));
}

/** @param around  elements that hold these, the nearest first. */
function* writeAll(
  nodes: readonly Node[],
  around: readonly Element[],
  guide: Guide,
): Generator<Piece> {
  let isOut = false;
  for (const node of nodes) {
    if (typeof node !== 'string' && node.name === 'h2') isOut = isOutHeading(node);
    if (isOut || (typeof node !== 'string' && isLeftOut(node, around))) yield [toHtml([node]), ''];
    else if (typeof node === 'string') yield node;
    else yield* write(node, around, guide);
  }
}

function* write(element: Element, around: readonly Element[], guide: Guide): Generator<Piece> {
  if (hasClass(element, 'tabs')) yield* writeTabs(element, around, guide);
  else {
    const [open, close] = isStep(element, around)
      ? stepTags(element, guide)
      : tags(element, around, guide);
    yield open;
    yield* writeAll(element.children, [element, ...around], guide);
    yield close;
  }
}

/** Only the panels are there in both forms. */
function* writeTabs(element: Element, around: readonly Element[], guide: Guide): Generator<Piece> {
  const inside = [element, ...around];
  const panels: Panel[] = [];
  yield [openingTag(element), ''];
  for (const child of element.children)
    if (typeof child !== 'string' && hasClass(child, 'tab-panel'))
      panels.push(toPanel(child, inside, guide));
    else yield [toHtml([child]), ''];
  yield { group: attribute(element, 'data-group'), panels };
  yield [closingTag(element), ''];
}

function toPanel(element: Element, around: readonly Element[], guide: Guide): Panel {
  const isLabel = (one: Node): one is Element =>
    typeof one !== 'string' && hasClass(one, 'tab-label');
  const label = element.children.filter(isLabel);
  const copy = copyOf({ ...element, children: [] });
  for (const name of ['id', 'hidden', 'role', 'tabindex', 'aria-labelledby'])
    removeAttribute(copy, name);
  setAttribute(copy, 'class', 'chosen-tab');
  const others = element.children.filter((one) => !isLabel(one));
  return {
    label: shownText(label),
    head: toHtml(label),
    open: [openingTag(element), openingTag(copy)],
    pieces: joined(writeAll(others, [element, ...around], guide)),
  };
}

const BOX = '<input type="checkbox" class="tick"><span class="tick-time"></span>';
const FOLDED = '<button type="button" class="step-line" hidden></button><div class="step-body">';
const FOLDED_END = '</div>';

/** A step has a box to tick. Single lines, such as those of a list of tasks, have nothing to fold. */
function stepTags(element: Element, guide: Guide): [Forms, Forms] {
  const isTask = hasClass(element, 'task');
  const copy = moved(element, guide);
  setAttribute(copy, 'class', `${attribute(element, 'class')} ticked-item`.trim());
  const close = closingTag(element);
  return [
    [openingTag(element), openingTag(copy) + BOX + (isTask ? '' : FOLDED)],
    [close, isTask ? close : FOLDED_END + close],
  ];
}

/** Headings are below the title of the page, which is a third-level heading in the runbook. */
function tags(element: Element, around: readonly Element[], guide: Guide): [Forms, Forms] {
  const isDrawn = [element, ...around].some(({ name }) => name === 'svg');
  const copy = isDrawn ? element : moved(element, guide);
  const [, depth] = /^h([234])$/.exec(element.name) ?? [];
  const own: Forms = [openingTag(element), closingTag(element)];
  if (!depth)
    return [
      [own[0], openingTag(copy)],
      [own[1], own[1]],
    ];
  const name = `h${Number(depth) + 2}`;
  const id = copy.attributes.get('id');
  const attributes = new Map(id === undefined ? [] : [['id', id] as const]);
  const lower: Element = { ...copy, name, attributes, written: undefined };
  return [
    [own[0], openingTag(lower)],
    [own[1], closingTag(lower)],
  ];
}

const REFERRING = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Ids are those of its place in the runbook; links inside the guide have its address, by which the runbook leads them. */
function moved(element: Element, { id, url }: Guide): Element {
  const copy = copyOf({ ...element, children: [] });
  for (const name of REFERRING)
    if (copy.attributes.has(name)) setAttribute(copy, name, anchorOf(id, attribute(copy, name)));
  const href = attribute(copy, 'href');
  if (copy.name === 'a' && href.startsWith('#')) setAttribute(copy, 'href', url + href);
  return copy;
}

/** What only a page of its own has. */
function isLeftOut(element: Element, around: readonly Element[]): boolean {
  if (['script', 'style'].includes(element.name) || element.attributes.has('data-island'))
    return true;
  const isOldBox = element.name === 'input' && attribute(element, 'type') === 'checkbox';
  const [holder, ...others] = around;
  if (isOldBox && holder && isStep(holder, others)) return true;
  return ['island', 'anchor', 'filter'].some((name) => hasClass(element, name));
}

/** All up to the next heading of its depth is left out too. */
const isOutHeading = (heading: Element): boolean =>
  LEFT_OUT.test(shownText([heading]).replace(/#$/, '').trim());

function isStep(element: Element, [list, box]: readonly Element[]): boolean {
  if (element.name !== 'li') return false;
  const isOfSteps = list?.name === 'ol' && box !== undefined && hasClass(box, 'steps');
  return isOfSteps || hasClass(element, 'task');
}

/** As it is in the HTML. */
function attribute({ attributes }: Element, name: string): string {
  const value = attributes.get(name);
  return typeof value === 'string' ? value : '';
}

const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class').split(' ').includes(name);

/** What is the same in both forms, and follows upon each other, is one piece. */
function joined(pieces: Iterable<Piece>): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const plain = typeof piece === 'string' ? piece : isSame(piece) ? piece[0] : undefined;
    const last = all.at(-1);
    if (plain === undefined) all.push(piece);
    else if (typeof last === 'string') all[all.length - 1] = last + plain;
    else if (plain) all.push(plain);
  }
  return all;
}

const isSame = (piece: Exclude<Piece, string>): piece is Forms =>
  !('group' in piece) && piece[0] === piece[1];
