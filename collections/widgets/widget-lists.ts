// All widgets → Markdown: cards of a category, and tables that set the platforms side by side.
import type { CollectionData, Problem, Shortcode, ShortcodeCall } from '../../engine/index.ts';
import { nearest, plainLabel, plainMarkdown } from '../../engine/shared.ts';
import type { WidgetRecords } from './load-widgets.ts';
import { comparedLines } from './parity.ts';
import type { WidgetTextsBase } from './texts.ts';
import { textsOf } from './widget-shortcodes.ts';
import type { WidgetTexts } from './widget-tables.ts';
import type { Widget } from './widgets.ts';

type Choice = { widgets: Widget[]; platforms: string[] };

const MAKERS: Record<string, (choice: Choice, texts: WidgetTexts) => string[]> = {
  gallery,
  parity: ({ widgets, platforms }, texts) =>
    widgets.flatMap((widget) => comparedLines(widget, platforms, texts)),
};

/** `::support`: every widget with its platforms, in one table. Depends on all widgets. */
export const supportShortcode = {
  support: (
    { attributes: { bare, named } }: ShortcodeCall,
    data: CollectionData<WidgetRecords, WidgetTextsBase>,
  ): Shortcode | Problem => {
    const unknown = bare[0] ?? Object.keys(named)[0];
    if (unknown !== undefined)
      return {
        code: 'widgets/wrong-attributes',
        message: `"::support" takes no "${unknown}".`,
        hint: 'Write ::support',
      };
    return {
      lines: supportTable(Object.values(data.records.widgets), textsOf(data)),
      dependencies: [''],
    };
  },
};

function supportTable(widgets: readonly Widget[], texts: WidgetTexts): string[] {
  const { has, hasNot } = texts.parity;
  const platforms = Object.keys(texts.platforms);
  const head = [texts.widget, texts.category, ...platforms.map((id) => texts.platforms[id] ?? id)];
  const rows = [...widgets].sort(
    (a, b) => a.category.localeCompare(b.category, 'en') || a.title.localeCompare(b.title, 'en'),
  );
  return [
    '::filter',
    '',
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map(({ title, page, category, platforms: own }) => {
      const cells = platforms.map((id) => (own.some((one) => one === id) ? has : hasNot));
      return `| ${[`[${plainMarkdown(title)}](${page})`, plainMarkdown(category), ...cells].join(' | ')} |`;
    }),
    '',
  ];
}

/** `::gallery{category=Form platforms="web"}`, `::parity{category=Form}`: each depends on all widgets. */
export const widgetListShortcodes = Object.fromEntries(
  Object.entries(MAKERS).map(([name, make]) => [
    name,
    (
      { attributes: { bare, named } }: ShortcodeCall,
      data: CollectionData<WidgetRecords, WidgetTextsBase>,
    ): Shortcode | Problem => {
      const { category, platforms, ...others } = named;
      const unknown = bare[0] ?? Object.keys(others)[0];
      if (unknown !== undefined || category === undefined) return wrongAttributes(name, unknown);
      const all = Object.values(data.records.widgets);
      const texts = textsOf(data);
      const wanted = platforms?.split(',').map((one) => one.trim()) ?? Object.keys(texts.platforms);
      const widgets = all.filter(
        (widget) =>
          widget.category === category && widget.platforms.some((one) => wanted.includes(one)),
      );
      if (widgets.length === 0) return nothingIn(category, wanted, all);
      widgets.sort((a, b) => a.title.localeCompare(b.title, 'en'));
      return { lines: make({ widgets, platforms: wanted }, texts), dependencies: [''] };
    },
  ]),
);

const wrongAttributes = (name: string, unknown: string | undefined): Problem => ({
  code: 'widgets/wrong-attributes',
  message: unknown ? `"::${name}" takes no "${unknown}".` : `"::${name}" names no category.`,
  hint: `Write ::${name}{category=Form}, and platforms=web to choose some.`,
});

function nothingIn(category: string, platforms: string[], all: Widget[]): Problem {
  const categories = [...new Set(all.map((widget) => widget.category))];
  const meant = nearest(category, categories);
  const where = platforms.join(', ');
  return {
    code: 'widgets/empty-list',
    message: `No widget of the category "${category}" exists on ${where}.`,
    hint:
      meant && meant !== category
        ? `Closest: ${meant}`
        : `Categories: ${categories.sort().join(', ')}`,
  };
}

function gallery({ widgets }: Choice): string[] {
  const cards = widgets.map(
    ({ name, title, page, summary }) =>
      `::card[${plainLabel(title)}]{to=${page} widget=${name} description="${plain(summary)}"}`,
  );
  return [':::cards', ...cards, ':::', ''];
}

/** As an attribute says it: no markup, no quotes that would end it. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[*`]/g, '').replaceAll('"', '”');
