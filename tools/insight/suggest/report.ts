// Findings of a period → a report in Markdown. What readers wrote is quoted, and can't be anything but text.
import type { Day, Findings, PageRow } from '../read/findings.ts';

const MOST = 10;

export function toReport({ overview, pages, notes, searches, missing }: Findings): string {
  const { days } = overview;
  const sum = (key: Exclude<keyof Day, 'day'>) => days.reduce((all, day) => all + day[key], 0);
  const bad = pages.filter(({ no, stuck, problems }) => no + problems + sumOf(stuck) > 0);
  const nothing = searches.filter((row) => row.nothing > 0).sort((a, b) => b.nothing - a.nothing);
  return [
    `# What readers said, ${days[0]?.day ?? ''} to ${days.at(-1)?.day ?? ''}`,
    '',
    `- Did the page get you there? Yes: ${sum('yes')}, No: ${sum('no')}.`,
    `- Searches: ${sum('searches')}, without results: ${sum('nothing')}.`,
    `- Addresses not found: ${sum('missing')}. Script errors: ${sum('errors')}.`,
    ...section('Pages to look at', bad, toPageLine),
    ...section(
      'Searches without results',
      nothing,
      ({ query, nothing: n }) => `${code(query)}: ${n}`,
    ),
    ...section(
      'Addresses not found',
      missing.filter(({ isDone }) => !isDone),
      ({ address, n, from }) =>
        `${code(address)}: ${n}, from ${from.map(({ page }) => code(page || 'unknown')).join(', ')}`,
    ),
    ...section('What readers wrote', notes, ({ page, text }) => `${code(page)}: ${plain(text)}`),
    '',
  ].join('\n');
}

function section<R>(title: string, rows: readonly R[], toLine: (row: R) => string): string[] {
  if (rows.length === 0) return [];
  const more = rows.length > MOST ? [`- … and ${rows.length - MOST} more`] : [];
  return ['', `## ${title}`, '', ...rows.slice(0, MOST).map((row) => `- ${toLine(row)}`), ...more];
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

function toPageLine({ page, yes, no, reasons, stuck, problems }: PageRow): string {
  const said = Object.entries(reasons).map(([reason, n]) => `${reason} ${n}`);
  const steps = Object.entries(stuck).map(([step, n]) => `stuck at ${code(step)} ${n}`);
  const more = [...said, ...steps, ...(problems > 0 ? [`problems ${problems}`] : [])];
  return `${code(page || 'home')}: no ${no}, yes ${yes}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

/** With more backticks around it than there are in it. */
function code(text: string): string {
  const one = text.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(one.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${one} ${fence}` : `${fence}${one}${fence}`;
}

/** On one line, every character of Markdown and HTML escaped. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()#+\-.!|<>&~:@]/g, (sign) => `\\${sign}`);
