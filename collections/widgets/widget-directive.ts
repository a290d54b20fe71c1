// `::widget{name=slider state="step=5"}`, or `:::widget{…}` around a fence with its data → the widget's live illustration.
import {
  type CollectionData,
  type Diagnostic,
  type Directive,
  type DirectiveNode,
  type PageState,
  type Problem,
  removeLines,
  reportBlock,
} from '../../engine/index.ts';
import { html, lookUp, nearest, trustHtml } from '../../engine/shared.ts';
import { dataInWords } from './data-in-words.ts';
import { demoTexts } from './demo-texts.ts';
import { illustrationProps } from './illustrate.ts';
import { type Illustration, sheetOf } from './illustration.ts';
import { illustrationInWords } from './illustration-in-words.ts';
import type { WidgetRecords } from './load-widgets.ts';
import {
  findGivenData,
  type GivenData,
  plainData,
  readGivenData,
} from './read-illustration-data.ts';
import type { WidgetTextsBase } from './texts.ts';

const ISLANDS = 'widgets/';

/** What is drawn and the data that it shows; or what is wrong with it. */
type Drawn =
  | { html: string; given?: GivenData | undefined }
  | { problem: Problem }
  | { wrong: Diagnostic[] };

export const widgetDirective: Directive<Data, Drawn> = {
  names: ['widget'],
  form: 'either',
  attributes: ['name', 'state'],
  flags: [],
  hasMuchToLoad: true,
  dependencies: ({ name }) => (name ? [`widgets:${name}`] : []),
  prepare: illustrate,
  check(node, page) {
    const found = node.prepared;
    if (found && 'problem' in found) reportBlock(page, node.line, found.problem);
    if (found && 'wrong' in found) page.diagnostics.push(...found.wrong);
  },
  render: ({ prepared }) =>
    prepared && 'html' in prepared ? trustHtml(`${prepared.html}\n`) : html``,
  toMarkdown({ line, endLine, named, prepared, data: { records, texts } }, page) {
    const widget = lookUp(records.widgets, named.name ?? '');
    if (!widget) return {};
    const words = illustrationInWords(widget, named.state ?? '', texts);
    if (endLine === undefined) return { before: words };
    removeLines(page, line + 1, endLine);
    const data =
      prepared && 'html' in prepared
        ? dataInWords(prepared.given && plainData(prepared.given))
        : '';
    return { before: `${words}\n\n${data}`, after: '' };
  },
};

type Data = CollectionData<WidgetRecords, WidgetTextsBase>;

async function illustrate(node: DirectiveNode<Data>, page: PageState): Promise<Drawn> {
  const { name = '', state = '' } = node.named;
  const { context } = page;
  const { records, texts } = node.data;
  const widget = lookUp(records.widgets, name);
  if (!widget || !context.islandNames.includes(`${ISLANDS}${name}`))
    return { problem: none(name, page) };
  page.styles.add(`${ISLANDS}${sheetOf(name, records.widgets)}`);
  const { demo } = texts;
  const { prefix } = context;
  const own = JSON.stringify(demo) === JSON.stringify(demoTexts) ? {} : { texts: demo };
  // Elsewhere it shows what the steps lead to; who wants to try more opens the panel.
  const isClosed = widget.page !== page.id;
  const given = findGivenData(node, page);
  if (given && !('lines' in given)) return { wrong: [given] };
  let wrong: Diagnostic[] = [];
  const drawn = await context.drawIsland({
    name: `${ISLANDS}${name}`,
    when: 'use',
    key: [
      widget.title,
      widget.properties,
      widget.platforms,
      widget.events.map((one) => [one.name, one.platforms]),
      records.platforms,
      demo,
      prefix,
      state,
      isClosed,
      given?.lines ?? [],
    ],
    props(component) {
      const { takes } = component as Illustration;
      const read = given ? readGivenData(given, takes, page) : {};
      if (Array.isArray(read)) wrong = read;
      return illustrationProps(
        component,
        widget,
        { prefix, isClosed, ...own, ...('value' in read ? { data: read.value } : {}) },
        { state, folder: records.folder, platforms: records.platforms },
      );
    },
  });
  if (wrong.length) return { wrong };
  return typeof drawn === 'string' ? { html: drawn, given } : { problem: drawn };
}

function none(name: string, { context }: PageState): Problem {
  const names = context.islandNames.filter((one) => one.startsWith(ISLANDS));
  const closest = nearest(
    name,
    names.map((one) => one.slice(ISLANDS.length)),
  );
  return {
    code: 'directive/no-illustration',
    message: name
      ? `There is no illustration of the widget "${name}".`
      : 'The line names no widget.',
    hint: closest ? `Closest: ${closest}` : 'Write ::widget{name=slider}',
  };
}
