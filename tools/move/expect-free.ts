// Pages and files that move, and the site → an error where their new ids or places are taken.
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError, type SiteSource } from '../../engine/tooling.ts';
import type { Renames } from './renames.ts';

type Moved = Renames['pages'];

/** What is at the new place stays: nothing is overwritten. */
export function expectFree(moved: Moved, { pages, redirects }: SiteSource): void {
  const olds = new Set(moved.map(({ id }) => id));
  for (const { id, to } of moved) {
    if (id === to) continue;
    const there = pages.find((page) => page.id === to);
    if (there)
      throw new ExpectedError(
        `There is a page "${to}" already: ${there.path}`,
        olds.has(to) ? 'Rename in two steps.' : 'Give another name, or remove that page.',
      );
    const redirect = redirects.find(({ from }) => from === to);
    if (redirect && redirect.to.split('#')[0] !== id)
      throw new ExpectedError(
        `"${to}" was a page once: redirects.yaml leads its readers to "${redirect.to}".`,
        'Give another name, or remove that redirect.',
      );
  }
}

/**
 * Nothing lies there, and no link of the file system leads the new place out of a folder.
 *
 * @throws ExpectedError
 */
export function expectPlace({ from, to }: { from: string; to: string }, within: string): void {
  const shown = path.relative(process.cwd(), to);
  if (existsSync(to) && realpathSync(to) !== realpathSync(from))
    throw new ExpectedError(`There is a file already: ${shown}`, 'Give another name.');
  let parent = path.dirname(to);
  while (!existsSync(parent)) parent = path.dirname(parent);
  const real = path.relative(realpathSync(within), realpathSync(parent));
  if (real.startsWith('..') || path.isAbsolute(real))
    throw new ExpectedError(
      `${shown} lies outside of the ${path.basename(within)}: a link of the file system leads out.`,
      'Give another name.',
    );
  if (!statSync(parent).isDirectory())
    throw new ExpectedError(
      `${path.relative(process.cwd(), parent)} is a file, so nothing can lie below it.`,
      'Give another name.',
    );
}
