// All widgets ▶ Markdown: cards of a category, and tables that set the platforms side by side.
import type { Attributes } from '../attributes.ts';
import type { Problem } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import type { SourceLine } from './source-text.ts';
import type { WidgetTexts } from './widget-tables.ts';
import type { Widget } from './widgets.ts';

type Kit = { widgets: Readonly<Record<string, Widget>>; texts: WidgetTexts };
type Choice = { widgets: Widget[]; platforms: string[] };

const MAKERS: Record<string, (choice: Choice, texts: WidgetTexts) => string[]> = {
  gallery,
  parity: ({ widgets, platforms }, texts) =>
    widgets.flatMap((widget) => parityTable(widget, platforms, texts)),
};

export const WIDGET_LISTS: readonly string[] = Object.keys(MAKERS);

/** `::gallery{category=Form platforms="web"}`, `::parity{category=Form}`. */
export function widgetList(
  name: string,
  { bare, named: { category, platforms, ...others } }: Attributes,
  at: SourceLine,
  { widgets, texts }: Kit,
): SourceLine[] | Problem {
  const all = Object.values(widgets);
  const wanted = platforms?.split(/\s*,\s*/) ?? Object.keys(texts.platforms);
  const unknown = bare[0] ?? Object.keys(others)[0];
  if (unknown !== undefined || category === undefined)
    return {
      code: 'widgets/wrong-attributes',
      message: unknown ? `"::${name}" takes no "${unknown}".` : `"::${name}" names no category.`,
      hint: `Write ::${name}{category=Form}, and platforms=web to choose some.`,
    };
  const chosen = all.filter(
    (widget) =>
      widget.category === category && widget.platforms.some((one) => wanted.includes(one)),
  );
  if (chosen.length === 0) return nothingIn(category, wanted, all);
  const lines =
    MAKERS[name]?.(
      { widgets: chosen.sort((a, b) => a.title.localeCompare(b.title, 'en')), platforms: wanted },
      texts,
    ) ?? [];
  return lines.map((text) => ({ text, path: at.path, line: at.line, written: at.written }));
}

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
      `::card[${title}]{to=${page} widget=${name} description="${plain(summary)}"}`,
  );
  return [':::cards', ...cards, ':::', ''];
}

/** As an attribute says it: no markup, no quotes that would end it. */
const plain = (text: string): string => text.replace(/[*`]/g, '').replaceAll('"', '”');

type Part = { title: string; platforms: readonly string[] };

function parityTable(widget: Widget, platforms: readonly string[], texts: WidgetTexts): string[] {
  const { part, has, hasNot } = texts.parity;
  const parts = partsOf(widget);
  if (parts.length === 0) return [];
  const head = [part, ...platforms.map((id) => texts.platforms[id] ?? id)];
  return [
    `### [${widget.title}](${widget.page}) {#${widget.name}}`,
    '',
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...parts.map(({ title, platforms: own }) => {
      const cells = platforms.map((id) => (own.includes(id) ? has : hasNot));
      return `| ${[title, ...cells].join(' | ')} |`;
    }),
    '',
  ];
}

function partsOf({ properties, events, methods, platforms: everywhere }: Widget): Part[] {
  const named = (one: { label: string; name?: string | undefined }) =>
    one.name ? `**${one.label}** \`${one.name}\`` : `**${one.label}**`;
  return [
    ...[...properties, ...events].map((one) => ({
      title: named(one).replaceAll('|', '\\|'),
      platforms: one.platforms ?? everywhere,
    })),
    ...methods.map(({ signature, platforms }) => ({
      title: `\`${signature.replaceAll('|', '\\|')}\``,
      platforms: platforms ?? everywhere,
    })),
  ];
}
