// A comparison → a comment for a pull request, in Markdown, no longer than such a comment may be.
import type { Comparison, ShownChange } from './compare-sides.ts';
import { weightText } from './render-changed-page.ts';
import { type Names, sumUp } from './sum-up.ts';

/** GitHub takes 65,536 characters, GitLab more. */
const MOST_CHARACTERS = 60_000;

/** What loses readers comes first; whole lines are left out at the end, and counted. */
export function toMarkdown(comparison: Comparison, { before, after }: Names): string {
  const { pages, anchors, addresses, redirects, search, weights } = comparison;
  const head = [
    '### What changed for readers',
    '',
    `From ${code(before)} to ${code(after)}: ${sumUp(comparison).join(', ')}.`,
  ];
  const sections: [title: string, header: string[], lines: string[]][] = [
    ['Addresses that are gone', [], addresses.removed.map((one) => `- ${code(`/${one}`)}`)],
    [
      'Anchors that lead nowhere now',
      [],
      anchors.map((one) => `- ${code(`/${one.address}#${one.anchor}`)}`),
    ],
    [
      'Pages',
      ['| page | change | section | words | weight |', '| --- | --- | --- | --- | --- |'],
      pages.map(pageRow),
    ],
    ['New redirects', [], redirects.added.map(redirectLine)],
    ['Redirects that are gone', [], redirects.removed.map(redirectLine)],
    [
      'Searches with other first results',
      [],
      search.moves.map((one) => `- ${text(one.query)}: ${list(one.before)} → ${list(one.after)}`),
    ],
    ['Weight', [], weights.slice(0, 10).map((one) => `- ${text(one.title)}: ${weightText(one)}`)],
  ];
  const lines = [...head];
  let length = lines.join('\n').length;
  const room = MOST_CHARACTERS - 200;
  for (const [title, header, own] of sections) {
    if (own.length === 0) continue;
    const opening = ['', `**${title}**`, '', ...header];
    const kept: string[] = [];
    length += opening.join('\n').length + 1;
    for (const line of own) {
      if (length + line.length + 1 > room) break;
      kept.push(line);
      length += line.length + 1;
    }
    if (kept.length > 0) lines.push(...opening, ...kept);
    if (kept.length < own.length) {
      const rest = (own.length - kept.length).toLocaleString('en');
      lines.push('', `${title}: ${rest} more that have no room here.`);
      break;
    }
  }
  return `${lines.join('\n')}\n`;
}

const pageRow = ({ way, address, title, section, added, removed, weight }: ShownChange): string =>
  `| ${text(title)} ${code(`/${address}`)} | ${way} | ${text(section)} | +${added} −${removed} | ${weightText(weight)} |`;

const redirectLine = ({ from, to }: { from: string; to: string }): string =>
  `- ${code(`/${from}`)} → ${code(to)}`;

const list = (ids: readonly string[]): string => ids.map(code).join(', ') || 'nothing';

/** No sign of it is Markdown or HTML, and nobody is notified. */
const text = (plain: string): string =>
  plain
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '@\u200b');

/** A backtick would end it, a bar the cell. */
const code = (plain: string): string =>
  `\`${plain.replace(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '¦')}\``;
