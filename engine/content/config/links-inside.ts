// A loaded site → diagnostics about its files: links that lead out of its folders, folders too deep to be read, names that not every system has.
import path from 'node:path';
import { type Diagnostic, diagnose, ExpectedError } from '../../diagnostics/diagnostics.ts';
import { DEEPEST, isBelow, leadsOut, walkInside } from '../../disk/inside.ts';
import { type NameProblem, nameProblems } from '../../disk/portable-names.ts';
import type { SiteFolder } from './site-folder.ts';

/** What a file or folder of the site must stay inside of: the content, or else the site; what lies elsewhere, itself. */
export function rootOf(
  { contentDir, pagesDir, siteDir, staticDirs }: Dirs & Partial<SiteFolder>,
  at: string,
): string {
  const roots = [contentDir, siteDir, ...(pagesDir ? [pagesDir] : []), ...(staticDirs ?? [])];
  return roots.find((root) => isBelow(at, root)) ?? at;
}

type Dirs = Pick<SiteFolder, 'contentDir' | 'siteDir'>;

/**
 * The content folder, and others that the config names, may lie elsewhere, also by a link, when the config says so.
 * What it says to be in the site's folder must be there: whoever writes content could put a link in its place.
 *
 * @param setting  of the config that names the folder.
 * @throws         ExpectedError.
 */
export function expectInside(siteDir: string, at: string, setting: string): void {
  const target = isBelow(at, siteDir) ? leadsOut(siteDir, at) : undefined;
  if (target === undefined) return;
  const shown = path.relative(process.cwd(), at) || '.';
  throw new ExpectedError(
    `${shown} is a link of the file system that leads out of the site, to ${target}.`,
    `Put the files themselves there, or name that place in "${setting}" of the site’s config.`,
  );
}

/** Of all folders that content and files come from. A link that leads nowhere is nothing. */
export function checkLinksInside(loaded: SiteFolder): Diagnostic[] {
  const { siteDir, contentDir, pagesDir, staticDirs } = loaded;
  const others = [pagesDir, path.join(siteDir, 'public'), ...staticDirs];
  const folders = others.filter((at) => !isBelow(at, contentDir));
  return [contentDir, ...new Set(folders)].flatMap((folder) => {
    const root = rootOf(loaded, folder);
    const { files, links, tooDeep } = walkInside(root, folder, SEARCHED);
    const shown = (name: string) => shownAt(loaded, path.join(folder, name));
    const own = leadsOut(root, folder) === undefined ? [] : [''];
    return [
      ...[...own, ...links.filter((name) => !isHidden(name))].flatMap((name) => {
        const target = leadsOut(root, path.join(folder, name));
        return target === undefined ? [] : leadingOut(shown(name), target, shownAt(loaded, root));
      }),
      ...tooDeep.map((name) => deeper(shown(name))),
      ...nameProblems(files.filter((name) => !isHidden(name))).map((one) =>
        notPortable(shown(one.name), one),
      ),
    ];
  });
}

/** Not what packages and version control keep; editors lock files by links that begin with ".". */
const SEARCHED = {
  enters: (name: string): boolean => !name.startsWith('.') && name !== 'node_modules',
  lists: (names: readonly string[]): boolean => !names.includes('_server.json'),
};

const isHidden = (name: string): boolean =>
  /(?:^|\/)\.[^/]*$/.test(name) || /(?:^|\/)node_modules$/.test(name);

function shownAt({ siteDir, contentDir }: Dirs, at: string): string {
  const from = isBelow(at, contentDir) ? path.dirname(contentDir) : siteDir;
  return path.relative(from, at).replaceAll(path.sep, '/') || path.basename(at);
}

function leadingOut(shown: string, target: string, root: string): Diagnostic {
  return diagnose(
    { path: shown, line: 1, column: 1 },
    {
      code: 'files/link-leads-out',
      message: `${shown} is a link of the file system that leads to ${target}, outside of ${root}.`,
      hint: 'Put the file or folder itself there, or remove the link. Links inside are followed.',
    },
  );
}

function notPortable(shown: string, { name, kind, says }: NameProblem): Diagnostic {
  return diagnose(
    { path: shown, line: 1, column: 1 },
    {
      code: kind === 'windows' ? 'files/windows-name' : 'files/same-name',
      message: `The name "${name.slice(name.lastIndexOf('/') + 1)}" ${says}: ${kind === 'windows' ? 'Windows has no such files' : 'some systems have room for one of them'}.`,
      hint: 'Rename it. Small letters, digits and "-" are sure to work.',
    },
  );
}

function deeper(shown: string): Diagnostic {
  return diagnose(
    { path: shown.length > 200 ? `${shown.slice(0, 200)}…` : shown, line: 1, column: 1 },
    {
      code: 'files/too-deep',
      message: `The folder lies more than ${DEEPEST} folders deep; it is not read.`,
      hint: 'Move or remove it.',
    },
  );
}
