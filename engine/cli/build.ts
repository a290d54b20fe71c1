// `learn build`: build the site, or all of its versions; progress while it runs, a summary at the end.

import {
  type BuildSummary,
  type PublishOptions,
  recallBuild,
  rememberBuild,
} from '../build/plan/last-build.ts';
import type { VersionsResult } from '../build/versions/build-versions.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { formatDiagnostics, plural } from '../diagnostics/print-diagnostics.ts';
import { forgetJustRead } from '../disk/inside.ts';
import { shownPath } from '../disk/shown-path.ts';
import type { Command, Flags } from './flags.ts';
import { configOptions } from './options.ts';
import { createProgress, startClock } from './progress.ts';

export const buildCommand: Command = async (words, flags) => {
  await (flags['all-versions'] ? buildAll(words, flags) : buildOneOrAll(words, flags));
  return undefined;
};

/** Where all versions are published, all are built, so that none disappears. */
async function buildOneOrAll(words: string[], flags: Flags): Promise<void> {
  try {
    await buildOne(words, flags);
  } catch (error) {
    const { OtherVersionsError } = await import('../build/publish/published-versions.ts');
    if (!(error instanceof OtherVersionsError)) throw error;
    process.stdout.write(`${error.message} All are built, as with --all-versions.\n`);
    await buildAll(words, flags);
  }
}

async function buildOne(words: string[], flags: Flags): Promise<void> {
  const elapsed = startClock();
  const result = await makeOrRecall({
    ...configOptions(words, flags),
    isPlain: flags.plain === true,
  });
  print(result.diagnostics, flags);
  const megabytes = (result.sizeBytes / 1e6).toFixed(1);
  const made =
    result.rendered === result.pages ? '' : ` (${result.rendered.toLocaleString('en')} rebuilt)`;
  process.stdout.write(
    `Built ${plural(result.pages, 'page')}${made} in ${elapsed()} s: ${plural(result.files, 'file')}, ${megabytes} MB, ` +
      `${plural(result.diagnostics.length, 'warning')} → ${shownPath(result.outDir)}\n`,
  );
}

/** What a build takes is loaded only where there is something to build. */
async function makeOrRecall(options: PublishOptions): Promise<BuildSummary> {
  const last = await recallBuild(options);
  if (last.summary) return last.summary;
  const { build } = await import('../build/build.ts');
  const progress = createProgress(process.stdout);
  try {
    const result = await build({
      ...options,
      code: last.code,
      besides: last.inputs?.besides,
      git: last.git,
      onProgress: progress.show,
    });
    progress.end();
    rememberBuild(options, last, result);
    return result.summary;
  } finally {
    // A server may go on in this process.
    forgetJustRead();
  }
}

async function buildAll(words: string[], flags: Flags): Promise<void> {
  const elapsed = startClock();
  const { buildVersions } = await import('../build/versions/build-versions.ts');
  const progress = createProgress(process.stdout);
  const { outDir, versions, files, diagnostics } = await buildVersions({
    ...configOptions(words, flags),
    isPlain: flags.plain === true,
    onProgress: progress.show,
  });
  progress.end();
  print(diagnostics, flags);
  process.stdout.write(
    `${versions.map(lineOf).join('')}Built ${plural(versions.length, 'version')} in ${elapsed()} s: ${plural(files, 'file')}, ` +
      `${plural(diagnostics.length, 'warning')} → ${shownPath(outDir)}\n`,
  );
}

function print(diagnostics: readonly Diagnostic[], { all }: Flags): void {
  if (diagnostics.length)
    process.stderr.write(`${formatDiagnostics(diagnostics, { isWhole: all === true })}\n`);
}

function lineOf({ entry, pages, rendered, isCached }: VersionsResult['versions'][number]): string {
  const { label, from, content, base } = entry;
  const made = isCached ? 'left as it was' : `${rendered.toLocaleString('en')} rebuilt`;
  return `  ${label} from ${from ?? content ?? 'this checkout'}: ${plural(pages, 'page')}, ${made} → ${base}\n`;
}
