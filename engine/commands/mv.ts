// `learn mv OLD NEW`: a page or a folder gets another id; whatever names it follows, all at once or not at all.
import path from 'node:path';
import type { Command } from '../cli.ts';
import { loadConfig } from '../content/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { ExpectedError } from '../diagnostics.ts';
import { diskReason } from '../disk-errors.ts';
import { changeFiles, type Place } from '../move/change-files.ts';
import { correctSite, type SiteCorrections } from '../move/correct-site.ts';
import { type MovePlan, planMove } from '../move/plan-move.ts';
import { plural } from '../print-diagnostics.ts';
import { configOptions } from './options.ts';

export const mvCommand: Command = async ([oldWord = '', newWord = '', ...words], flags) => {
  if (oldWord === '' || newWord === '')
    throw new ExpectedError(
      'Two ids are needed: what the page is called, and what it shall be called.',
      'learn mv teams/audit teams/audit-log',
    );
  const source = loadSite(await loadConfig(configOptions(words, flags)));
  const plan = planMove(oldWord, newWord, source);
  const corrections = correctSite(source, plan);
  const isDry = flags['dry-run'] === true;
  const print = (lines: readonly string[]) => {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  };
  if (isDry) print(listed(corrections, plan));
  else write(corrections, { ...plan, cacheDir: source.loaded.cacheDir }, print);
  print(byHandLines(corrections));
  print([summary(corrections, plan, isDry)]);
  return undefined;
};

function write({ changes }: SiteCorrections, place: Place, print: (lines: string[]) => void): void {
  try {
    print(changeFiles(changes, place).map((at) => `${shown(at)} is left over: remove it.`));
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    const at = (error as NodeJS.ErrnoException).path;
    throw new ExpectedError(
      `${at ? `${shown(at)} can't be written: ` : ''}${reason}.`,
      'Every file is as it was.',
    );
  }
}

function listed({ edits, redirects }: SiteCorrections, { files }: MovePlan): string[] {
  return [
    ...files.map(({ from, to }) => `${shown(from)} ▶ ${shown(to)}`),
    ...edits.map(
      ({ path: at, line, column, old, text }) => `${at}:${line}:${column}  ${old} ▶ ${text}`,
    ),
    ...redirects.map(({ from, to }) => `redirect  ${from} ▶ ${to}`),
  ];
}

function byHandLines({ byHand }: SiteCorrections): string[] {
  if (byHand.length === 0) return [];
  return [
    'Left as they are, for you to look at:',
    ...byHand.map(
      ({ path: at, line, column, old, why }) => `  ${at}:${line}:${column}  ${old} (${why})`,
    ),
  ];
}

function summary(
  { changes, edits }: SiteCorrections,
  { renames, files }: MovePlan,
  isDry: boolean,
): string {
  const others = changes.length - files.length;
  const what =
    renames.pages.length === 1
      ? `"${renames.pages[0]?.id}" to "${renames.pages[0]?.to}"`
      : plural(renames.pages.length, 'page');
  const where = `${plural(edits.length, 'place')} corrected, ${plural(others, 'other file')} changed`;
  return isDry
    ? `Would rename ${what}: ${where}. Nothing was written.`
    : `Renamed ${what}: ${where}.`;
}

const shown = (file: string): string => path.relative(process.cwd(), file);
