// `:::sequence[Caption]{name=area/name}` around numbered captions → one screen in several states, which a reader steps through.
import type { Token } from 'markdown-it';
import {
  blocksOf,
  type CollectionData,
  type Directive,
  type DirectiveNode,
  labelToHtml,
  type PageState,
  reportBlock,
} from '../../engine/index.ts';
import { attributesToHtml, fill, type Html, html, trustHtml } from '../../engine/shared.ts';
import { takeFigureAnchor } from './anchors.ts';
import { toSaid } from './bold.ts';
import type { ScreenBook } from './book.ts';
import { drawScreen, screenInWords } from './draw.ts';
import { findScreen } from './find-screen.ts';
import { markStep, stepsOf } from './marks.ts';
import type { Marks } from './pen.ts';
import { loadPictures } from './pictures.ts';
import { reportPart } from './report.ts';
import { stateInWords } from './sequence-in-words.ts';
import { addSheet } from './sheets.ts';
import { takeStateLine } from './state-line.ts';
import { type State, toStates } from './states.ts';
import type { ScreenTexts } from './texts.ts';
import { idsOf, textsOf } from './walk.ts';

type Data = CollectionData<{ book: ScreenBook }, ScreenTexts>;
type Shown = { state: State; id: string | undefined; marks: Marks };
type Prepared = { pictures: ReadonlyMap<string, string>; shown?: Shown[] };
type Node = DirectiveNode<Data, Prepared>;

export const sequence: Directive<Data, Prepared> = {
  names: ['sequence'],
  form: 'container',
  attributes: ['name', 'show'],
  flags: [],
  dependencies: ({ name }) => (name ? [`screens:${name}`] : []),
  prepare: async (node, page) => ({
    pictures: await loadPictures([node.named.name, ...otherNames(node, page)], node, page),
  }),
  check(node, page, body) {
    const found = findScreen(node, page);
    const steps = checkBody(node, page, body) ? stepsOf(body) : [];
    const lines = steps.map(({ item, inlines: [first] }) =>
      // A paragraph of its own behind the caption isn't the caption.
      takeStateLine(body[body.indexOf(item) + 2] === first ? first : undefined, page),
    );
    if (!found) return;
    const { show } = node.named;
    if (show && !idsOf(found.parts).includes(show)) reportPart(node, 'show', show, found, page);
    const states = toStates(
      found,
      lines.map(({ written }) => written),
      node.data.records.book,
    );
    const shown = states.map((state, i): Shown => {
      const { item, inlines } = steps[i] ?? { item: undefined, inlines: [] };
      const before = states[i - 1];
      for (const problem of state.problems) lines[i]?.report(problem);
      page.dependencies.add(`screens:${state.screen.name}`);
      item?.attrSet('data-state', String(i + 1));
      const said = new Set([state, before].flatMap((one) => (one ? [...toSaid(one.screen)] : [])));
      const ids = markStep(inlines, { screen: state.screen, said, isCaption: true }, page);
      const isSame = before && !state.isNew && state.changes.size + state.gone.length === 0;
      if (isSame && ids.length === 0 && state.problems.length === 0)
        reportBlock(page, item?.map?.[0] ?? node.line, sameState(i + 1));
      const marks: Marks = new Map(ids.map((id) => [id, [i + 1]]));
      lines[i]?.write(stateInWords({ state, before, marks }, node.data.texts, show));
      return { state, id: takeFigureAnchor(state.screen.name, page), marks };
    });
    node.prepared = { pictures: node.prepared?.pictures ?? new Map(), shown };
    node.found = [
      ...new Set(
        shown.flatMap(({ state: { screen } }) =>
          textsOf([screen.title, screen.keywords ?? [], screen.parts]),
        ),
      ),
    ];
  },
  toMarkdown(node) {
    const [first] = node.prepared?.shown ?? [];
    if (!first) return {};
    const { texts } = node.data;
    const words = screenInWords({
      screen: first.state.screen,
      marks: first.marks,
      texts,
      show: node.named.show,
    });
    return { before: `${node.label ? `**${node.label}**\n\n` : ''}${words}\n` };
  },
  render(node, inner, page) {
    const { shown = [], pictures = new Map<string, string>() } = node.prepared ?? {};
    const { texts } = node.data;
    const widget = (name: string) => trustHtml(pictures.get(name) ?? '');
    const drawn = shown.map(({ state: { screen, changes }, id, marks }) =>
      drawScreen({ screen, id, marks, changes, texts, show: node.named.show, widget }),
    );
    addSheet(drawn.join(''), page.styles, true);
    const list = String(inner)
      .split(ITEM)
      .map((text, i) => {
        if (i === 0) return text;
        const end = text.indexOf('>') + 1;
        const own = `${text.slice(0, end - 1)}${i === 1 ? ' class="on"' : ''}>`;
        const state = html`${drawn[i - 1]}${numberHtml(i, shown.length, texts)}`;
        return `${ITEM}${own}${state}${text.slice(end)}`;
      })
      .join('');
    return sequenceHtml(node, trustHtml(list), shown.length);
  },
};

/** How the item of a state begins, once `check` has marked it. */
const ITEM = '<li data-state="';

function numberHtml(number: number, count: number, { sequence: { of } }: ScreenTexts): Html {
  return html`<b class="sq-n" title="${fill(of, { number, count })}">${number}</b>`;
}

function sequenceHtml(node: Node, list: Html, count: number): Html {
  const {
    label,
    data: { texts },
    prepared,
  } = node;
  const { sequence } = texts;
  const title = fill(texts.screen, { title: prepared?.shown?.[0]?.state.screen.title ?? '' });
  const id = `sequence-${node.number}`;
  const head = label ? html`<b id="${id}">${labelToHtml(label)}</b>` : '';
  const own = attributesToHtml({
    class: 'screen-steps sequence',
    role: 'group',
    'aria-roledescription': sequence.role,
    ...(label ? { 'aria-labelledby': id } : { 'aria-label': title }),
  });
  const button = (text: string, by: number) => {
    const attributes = attributesToHtml({
      type: 'button',
      'data-by': by,
      'aria-label': text,
      ...(by < 0 ? { 'aria-disabled': 'true' } : {}),
    });
    return html`<button${attributes}></button>`;
  };
  const at = html`<span role="status">${fill(sequence.of, { number: 1, count })}</span>`;
  const bar = html`<div class="sq-bar">${head}<span>${button(sequence.previous, -1)}${at}${button(sequence.next, 1)}</span></div>`;
  return html`<div${own}>${bar}\n${list}</div>\n`;
}

/** Screens that states go on with: their pictures are loaded before the body is looked at. */
function otherNames({ line, endLine = line }: Node, { lines }: PageState): string[] {
  const texts = lines.slice(line + 1, endLine).map(({ text }) => text);
  return texts.flatMap((text) => /\{(?:[^{}]*\s)?name="?([\w/-]+)/.exec(text)?.[1] ?? []);
}

function checkBody(node: Node, page: PageState, body: readonly Token[]): boolean {
  const blocks = blocksOf(body);
  const isList = blocks.length === 1 && blocks[0]?.type === 'ordered_list_open';
  if (isList && stepsOf(body).length > 1) return true;
  reportBlock(page, node.line, {
    code: 'screens/states',
    message: 'A sequence holds one ordered list of two states or more, and nothing else.',
    hint: ':::sequence[Caption]{name=area/name}\n1. How it begins.\n2. What changes. {set="id: value"}\n:::',
  });
  return isList;
}

const sameState = (number: number) => ({
  code: 'screens/same-state',
  message: `State ${number} shows what the state before it shows.`,
  hint: 'Write what it changes at the end of its caption, {set="id: value"}, point at a part, [id], or leave it out.',
});
