// A commit → the site as it was built from its content, in a folder of the cache: to be compared, never to be published.
import path from 'node:path';
import { type LoadedConfig, loadConfig } from '../../content/config/load-config.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { isBelow } from '../../disk/inside.ts';
import { type BuildOptions, build, buildLoaded } from '../build.ts';
import type { BuildSummary } from '../plan/last-build.ts';
import { extractContent, hasContent, openRepository } from './git-refs.ts';
import { withPlace } from './make-version.ts';
import { removeContents, withContentOf } from './open-version.ts';

type Options = Omit<BuildOptions, 'out' | 'isPlain' | 'isDryRun'>;

/** The site of this checkout, as it is on the disk. */
export async function buildCheckout(options: Options): Promise<BuildSummary> {
  const { cacheDir } = await loadConfig(options);
  return (await build({ ...options, out: placeOf(cacheDir, 'after'), isPlain: true })).summary;
}

/**
 * Content and its small files are those of the commit; config, theme and collections are those of this checkout, as for
 * the versions of a site. So all that differs from this checkout's own build is in the content.
 *
 * @throws ContentError   whose places say from which ref they are.
 * @throws ExpectedError  when the commit has no content folder, or git can't be asked.
 */
export async function buildRef(
  options: Options,
  { commit, ref }: { commit: string; ref: string },
): Promise<BuildSummary> {
  const site = await loadConfig(options);
  const { contentDir, cacheDir } = site;
  const repository = await openRepository(contentDir);
  if ('says' in repository)
    throw new ExpectedError('The content is in no Git repository.', repository.says);
  if (!(await hasContent(repository, commit)))
    throw new ExpectedError(
      `At ${ref}, there is no folder ${repository.prefix || path.basename(contentDir)}.`,
      'Name a ref that has it, or two built folders: --before DIR --after DIR',
    );
  const out = placeOf(cacheDir, 'before');
  const loaded = { ...movedTo(withContentOf(commit, site), site), outDir: out };
  try {
    await extractContent(repository, commit, loaded.contentDir);
    const from = { dir: contentDir, commit };
    const { summary } = await withPlace({ from: ref }, () =>
      buildLoaded(loaded, { ...options, out, isPlain: true }, from),
    );
    return summary;
  } finally {
    removeContents(cacheDir);
  }
}

const placeOf = (cacheDir: string, name: 'before' | 'after'): string =>
  path.join(cacheDir, 'diff', name);

/** Pictures that are part of the content come from it, too. */
function movedTo(loaded: LoadedConfig, { contentDir, staticDirs }: LoadedConfig): LoadedConfig {
  const moved = staticDirs.map((dir) =>
    isBelow(dir, contentDir) ? path.join(loaded.contentDir, path.relative(contentDir, dir)) : dir,
  );
  return { ...loaded, staticDirs: moved };
}
