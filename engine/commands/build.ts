// `learn build`: build the site; progress while it runs, a summary at the end.
import path from 'node:path';
import { build } from '../build/build.ts';
import type { Command } from '../cli.ts';
import { formatDiagnostics, plural } from '../print-diagnostics.ts';
import { configOptions } from './options.ts';
import { createProgress } from './progress.ts';

export const buildCommand: Command = async (words, flags) => {
  const started = performance.now();
  const progress = createProgress(process.stdout);
  const result = await build({ ...configOptions(words, flags), onProgress: progress.show });
  progress.end();
  if (result.diagnostics.length) process.stderr.write(`${formatDiagnostics(result.diagnostics)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = (result.sizeBytes / 1e6).toFixed(1);
  const made =
    result.rendered === result.pages ? '' : ` (${result.rendered.toLocaleString('en')} made anew)`;
  process.stdout.write(
    `Built ${plural(result.pages, 'page')}${made} in ${seconds} s: ${plural(result.files, 'file')}, ${megabytes} MB, ` +
      `${plural(result.diagnostics.length, 'warning')} → ${path.relative(process.cwd(), result.outDir) || '.'}\n`,
  );
  return undefined;
};
