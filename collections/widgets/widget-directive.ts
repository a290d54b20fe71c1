// `::widget{name=slider state="step=5"}` → the widget's live illustration: its first state, drawn by script on first use.
import {
  type CollectionData,
  type Directive,
  type DirectiveNode,
  type PageState,
  type Problem,
  reportBlock,
} from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import { demoTexts } from './demo-texts.ts';
import { illustrationProps } from './illustrate.ts';
import { sheetOf } from './illustration-sheet.ts';
import type { WidgetRecords } from './load-widgets.ts';
import type { WidgetTextsBase } from './texts.ts';

const ISLANDS = 'widgets/';

export const widgetDirective: Directive = {
  names: ['widget'],
  form: 'leaf',
  attributes: ['name', 'state'],
  flags: [],
  uses: ({ name }) => (name ? [`widgets:${name}`] : []),
  prepare: illustrate,
  check(node, page) {
    const found = node.prepared as string | Problem;
    if (typeof found !== 'string') reportBlock(page, node.line, found);
  },
  render: ({ prepared }) => (typeof prepared === 'string' ? `${prepared}\n` : ''),
};

async function illustrate(node: DirectiveNode, page: PageState): Promise<string | Problem> {
  const { name = '', state = '' } = node.named;
  const { context } = page;
  const { records, texts } = context.collections.widgets as CollectionData<
    WidgetRecords,
    WidgetTextsBase
  >;
  const widget = Object.hasOwn(records.widgets, name) ? records.widgets[name] : undefined;
  if (!widget || !context.islandNames.includes(`${ISLANDS}${name}`)) return none(name, page);
  page.styles.add(`${ISLANDS}${sheetOf(name, records.widgets)}`);
  const { demo } = texts;
  const { prefix } = context;
  const own = JSON.stringify(demo) === JSON.stringify(demoTexts) ? {} : { texts: demo };
  // Elsewhere it shows what the steps lead to; who wants to try more opens the panel.
  const isClosed = widget.page !== page.id;
  return context.drawIsland({
    name: `${ISLANDS}${name}`,
    when: 'use',
    isFresh: true,
    key: [widget.title, widget.properties, demo, prefix, state, isClosed],
    props: (component) =>
      illustrationProps(
        component,
        widget,
        { prefix, isClosed, ...own },
        { state, folder: records.folder },
      ),
  });
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
