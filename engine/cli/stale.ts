// `learn stale`: pages that somebody should read again, as a table or as JSON; exit status 1 when there are any.
import { z } from 'zod';
import { type Due, type StalePage, stalePages } from '../build/checks/stale-pages.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { historyOf, loadGitDates } from '../content/pages/git-dates.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { plural } from '../diagnostics/print-diagnostics.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

export const staleCommand: Command = async (words, flags) => {
  const today = flags.today ?? new Date().toISOString().slice(0, 10);
  if (!z.iso.date().safeParse(today).success)
    throw new ExpectedError(`"${today}" is no date.`, 'Write one such as --today 2026-10-27.');
  const loaded = await loadConfig(configOptions(words, flags));
  const { dates } = await loadGitDates(loaded.contentDir, loaded.store, {
    below: historyOf(loaded),
  });
  const { pages, stale } = stalePages(loadSite(loaded), { today, dates });
  const text = flags.json
    ? JSON.stringify({ today, pages: stale }, null, 2)
    : `${toTable(stale)}${stale.length.toLocaleString('en')} of ${plural(pages, 'page')} to read again on ${today}.`;
  process.stdout.write(`${text}\n`);
  return stale.length > 0 ? 1 : undefined;
};

/** A line a reason; what stands above isn't repeated. Empty where there is none. */
function toTable(stale: readonly StalePage[]): string {
  if (stale.length === 0) return '';
  const rows = stale.flatMap((page) =>
    page.due.map((due, i) =>
      i > 0 ? ['', '', says(due, page)] : [page.path, page.owner ?? '–', says(due, page)],
    ),
  );
  const all = [['page', 'owner', 'why'], ...rows];
  const widths = [0, 1].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\n`;
}

function says(due: Due, { lastUpdate }: StalePage): string {
  if (due.reason === 'owner') return 'has no owner';
  if (due.reason === 'review') return `review was due by ${due.date}`;
  return `changed in ${due.in} on ${due.date}, last written ${lastUpdate}`;
}
