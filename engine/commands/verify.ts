// `learn verify`: every file of a bundle that differs from its manifest; exit status 1 when there is one.
import { differences, MANIFEST } from '../bundle/manifest.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import type { Command } from '../cli.ts';
import { ExpectedError } from '../diagnostics.ts';
import { plural } from '../print-diagnostics.ts';

export const verifyCommand: Command = async ([at]) => {
  if (!at)
    throw new ExpectedError(
      'There is nothing to verify.',
      'learn verify BUNDLE, a zip or a folder',
    );
  const files = readBundle(at);
  const found = differences(files);
  if (!found)
    throw new ExpectedError(`There is no ${MANIFEST} in ${at}: nothing can be said about it.`);
  for (const { file, what } of found) process.stdout.write(`${what.padEnd(7)}  ${file}\n`);
  const all = plural(files.size - 1, 'file');
  process.stdout.write(
    found.length
      ? `${plural(found.length, 'file')} of ${all} differ from the bundle that was made.\n`
      : `${all}: all are as they were when the bundle was made.\n`,
  );
  return found.length ? 1 : 0;
};
