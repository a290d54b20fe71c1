// `learn mv OLD NEW`: a page or a folder gets another id; whatever names it follows, all at once or not at all.
import path from 'node:path';
import { changeFiles, type Place } from '../../tools/move/change-files.ts';
import type { SiteCorrections } from '../../tools/move/correct-site.ts';
import { planRename } from '../../tools/move/plan-rename.ts';
import { recoverMove } from '../../tools/move/take-back.ts';
import { loadHeaders } from '../build/plan/load-headers.ts';
import { type MovePlaces, waitingMove } from '../cache/move-journal.ts';
import { type LoadedConfig, loadConfig } from '../content/config/load-config.ts';
import { loadSite, type SiteSource } from '../content/load-site.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { diskReason } from '../diagnostics/disk-errors.ts';
import { plural } from '../diagnostics/print-diagnostics.ts';
import { buildSite, type Site } from '../model/site.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

export const mvCommand: Command = async (args, flags) => {
  const isDry = flags['dry-run'] === true;
  if (flags.recover)
    return recover(await loadConfig({ ...configOptions(args, flags), isRepairing: true }));
  const [oldWord = '', newWord = '', ...words] = args;
  if (oldWord === '' || newWord === '')
    throw new ExpectedError(
      'Two ids are needed: what the page is called, and what it shall be called.',
      'learn mv teams/audit teams/audit-log',
    );
  const loaded = await loadConfig({ ...configOptions(words, flags), isRepairing: true });
  const places = placesOf(loaded);
  const says = isDry ? waitingMove(loaded.cacheDir) : recoverMove(places);
  if (says) process.stderr.write(`${says}\n`);
  const source = loadSite(loaded);
  const rename = toRename(oldWord, newWord, source);
  const print = (lines: readonly string[]) => {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  };
  if (isDry) print(listed(rename));
  else write(rename, { ...places, folder: rename.folder }, print);
  print(byHandLines(rename));
  print([summary(rename, isDry)]);
  return undefined;
};

/** `folder`: the one that moves. `what`: as the last line says it. */
type Rename = SiteCorrections & { folder?: string; what: string };

function toRename(oldWord: string, newWord: string, source: SiteSource): Rename {
  const { plan, ...corrections } = planRename([{ from: oldWord, to: newWord }], source, siteOf);
  const { pages = [] } = plan?.renames ?? {};
  const [first] = pages;
  const [from, to] = first ? [first.id, first.to] : [oldWord, newWord];
  const what = pages.length > 1 ? plural(pages.length, 'page') : `"${from}" to "${to}"`;
  return { ...corrections, ...(plan?.folder === undefined ? {} : { folder: plan.folder }), what };
}

/** As it is before the move. */
function siteOf(source: SiteSource): Site {
  const { headers } = loadHeaders(source);
  const header = (id: string) => headers.get(id)?.frontMatter;
  return buildSite({ ...source, config: source.loaded.config, isDev: true, header });
}

/** `learn mv --recover`: nothing but putting a killed move in order. */
function recover(loaded: LoadedConfig): undefined {
  const says =
    recoverMove(placesOf(loaded)) ?? 'No "learn mv" was killed: there is nothing to repair.';
  process.stdout.write(`${says}\n`);
}

const placesOf = ({ cacheDir, contentDir, pagesDir }: LoadedConfig): MovePlaces => ({
  cacheDir,
  roots: [contentDir, pagesDir],
});

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

const movedFiles = ({ changes }: Rename) =>
  changes.flatMap(({ from, to }) => (from !== undefined && from !== to ? [{ from, to }] : []));

function listed(rename: Rename): string[] {
  const { edits, redirects } = rename;
  return [
    ...movedFiles(rename).map(({ from, to }) => `${shown(from)} → ${shown(to)}`),
    ...edits.map(
      ({ path: at, line, column, old, text }) =>
        `${at}:${line}:${column}  ${old}${old ? ' ' : ''}→ ${text}`,
    ),
    ...redirects.map(({ from, to }) => `redirect  ${from} → ${to}`),
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

function summary(rename: Rename, isDry: boolean): string {
  const { changes, edits, what } = rename;
  const others = changes.length - movedFiles(rename).length;
  const where = `${plural(edits.length, 'place')} corrected, ${plural(others, 'other file')} changed`;
  return isDry
    ? `Would rename ${what}: ${where}. Nothing was written.`
    : `Renamed ${what}: ${where}.`;
}

const shown = (file: string): string => path.relative(process.cwd(), file);
