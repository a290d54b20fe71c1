// A widget → what it has on each platform, side by side: first what differs, then what is the same.
import { fill, plainMarkdown } from '../../engine/shared.ts';
import type { WidgetTexts } from './widget-tables.ts';
import type { Widget } from './widgets.ts';

type Part = { title: string; platforms: readonly string[] };

/** Lines of Markdown: a heading that opens a table of the differences, and the names of all other parts. */
export function comparedLines(
  widget: Widget,
  platforms: readonly string[],
  texts: WidgetTexts,
): string[] {
  const { part, has, hasNot, same, differ, alike, about } = texts.parity;
  const parts = partsOf(widget);
  if (parts.length === 0) return [];
  const own = platforms.filter((id) => widget.platforms.some((one) => one === id));
  const differing = parts.filter((one) => !own.every((id) => one.platforms.includes(id)));
  const others = parts.filter((one) => !differing.includes(one));
  const count = differing.length
    ? fill(differ, { count: differing.length, total: parts.length })
    : own.length > 1
      ? alike
      : '';
  const head = [part, ...own.map((id) => texts.platforms[id] ?? id)];
  const table = [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...differing.map(({ title, platforms: there }) => {
      const cells = own.map((id) => (there.includes(id) ? has : hasNot));
      return `| ${[title, ...cells].join(' | ')} |`;
    }),
    '',
  ];
  return [
    `:::compared{platforms="${own.join(',')}" differences="${count}"${differing.length ? '' : ' same'}}`,
    `### ${plainMarkdown(widget.title)} {#${widget.name}}`,
    '',
    ...(differing.length ? table : []),
    ...(others.length
      ? [fill(same, { parts: others.map(({ title }) => title).join(', ') }), '']
      : []),
    fill(about, { page: `[${plainMarkdown(widget.title)}](${widget.page})` }),
    ':::',
    '',
  ];
}

function partsOf({ properties, events, methods, platforms: everywhere }: Widget): Part[] {
  const named = ({ label, name }: { label: string; name?: string | undefined }) =>
    `**${plainMarkdown(label)}**${name ? ` \`${name}\`` : ''}`;
  return [
    ...[...properties, ...events].map((one) => ({
      title: named(one),
      platforms: one.platforms ?? everywhere,
    })),
    ...methods.map(({ signature, platforms }) => ({
      title: `\`${signature.replaceAll('|', '\\|')}\``,
      platforms: platforms ?? everywhere,
    })),
  ];
}
