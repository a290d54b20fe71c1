// `learn check --changed`: the diagnostics of what a branch touches, and of pages that link to it or include it.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '../content/changed-files.ts';
import { toPageId } from '../content/pages/page-header.ts';
import { createLiveCheck, type LiveSite } from '../dev/live-check.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { NO_REF } from './flags.ts';
import type { configOptions } from './options.ts';

/** @returns  of the whole site where its config is touched or wrong: then nothing else can be known. */
export async function findChanged(
  options: ReturnType<typeof configOptions>,
  ref: string,
): Promise<Diagnostic[]> {
  const live = createLiveCheck(options);
  const found = await live.check();
  const site = live.current();
  if (!site) return found;
  const { contentDir, file: config, isBare } = site.loaded;
  const files = await changedFiles(contentDir, ref === NO_REF ? undefined : ref);
  if (!isBare && files.includes(realpathSync(config))) return found;
  const root = realpathSync(path.dirname(contentDir));
  const names = files.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  const concerned = new Set([...names, ...pathsOfDependents(names, site)]);
  return found.filter(
    (one) => concerned.has(one.path) || one.related?.some((place) => names.includes(place.path)),
  );
}

/** Pages that link to a touched page, also one that is gone, or include a touched snippet, or show code of a touched file. */
function pathsOfDependents(names: readonly string[], site: LiveSite): string[] {
  const touched = new Set(names);
  const { loaded, source, pages } = site;
  const below = (folder: string) => {
    const at = path.relative(path.dirname(loaded.contentDir), folder).replaceAll(path.sep, '/');
    return names.flatMap((name) => (name.startsWith(`${at}/`) ? name.slice(at.length + 1) : []));
  };
  const ids = new Set([
    ...source.pages.flatMap((one) => (touched.has(one.path) ? one.id : [])),
    ...below(loaded.pagesDir).map((name) => toPageId(name, loaded.tokens)),
  ]);
  const shared = new Set([
    ...below(path.join(loaded.contentDir, 'snippets')).map((name) => `snippet:${name}`),
    ...below(loaded.contentDir).map((name) => `code:${name}`),
  ]);
  return source.pages.flatMap(({ id, path: shown }) => {
    const page = pages[id];
    const isConcerned =
      page?.links.some((link) => ids.has(link.id)) ||
      page?.dependencies.some((one) => shared.has(one));
    return isConcerned ? shown : [];
  });
}
