// Records of versions that are to be built together → diagnostics about where they are served, and what they are built from.
import type { SiteConfig } from '../content/config/settings.ts';
import type { VersionEntry } from '../content/yaml/records.ts';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose, type Problem } from '../diagnostics/diagnostics.ts';

const FILE = 'versions.yaml';

/** What is wrong with a record itself is reported by `check-versions.ts`. */
export function checkVersionRefs(
  versions: readonly VersionEntry[],
  { base: root, version: own }: SiteConfig,
  locate: Locate,
): Diagnostic[] {
  const baseOf = ({ base }: VersionEntry) => base ?? root;
  const problems = versions.flatMap((entry, i): Diagnostic[] => {
    const first = versions.findIndex((one) => baseOf(one) === baseOf(entry));
    const say = (key: string, problem: Problem) => [
      diagnose(locate(FILE, entryHas(entry, key) ? [i, key] : [i, 'version']), problem),
    ];
    if (first < i)
      return say('base', {
        code: 'versions/same-base',
        message: `The versions "${versions[first]?.version}" and "${entry.version}" are both served at ${baseOf(entry)}.`,
        hint: `Give it a "base" of its own, such as ${root}${entry.version}/.`,
      });
    if (!baseOf(entry).startsWith(root))
      return say('base', {
        code: 'versions/outside',
        message: `Version "${entry.version}" is served at ${baseOf(entry)}, which isn't below ${root}, where the site is.`,
        hint: `Write a "base" below it, such as ${root}${entry.version}/, or build this version by itself.`,
      });
    if (entry.from !== undefined && entry.content !== undefined)
      return say('content', {
        code: 'versions/two-sources',
        message: `Version "${entry.version}" is to be built from a ref and from a folder.`,
        hint: 'Leave out "from" or "content".',
      });
    if (entry.from === undefined && entry.content === undefined && entry.version !== own)
      return say('version', {
        code: 'versions/no-ref',
        message: `Nothing says what version "${entry.version}" is built from.`,
        hint: 'Write "from", with the branch, tag or commit that has its content; or "content", with a folder.',
      });
    return [];
  });
  if (versions.some((entry) => baseOf(entry) === root)) return problems;
  return [
    ...problems,
    diagnose(locate(FILE, [0, 'version']), {
      code: 'versions/no-root',
      message: `No version is served at ${root}, where the site begins.`,
      hint: 'Leave "base" out of one of them, which is then served there.',
    }),
  ];
}

const entryHas = (entry: VersionEntry, key: string): boolean =>
  entry[key as keyof VersionEntry] !== undefined;

/** A version is where another one has files. */
export function checkBaseTaken(
  versions: readonly { entry: VersionEntry; base: string; paths: Iterable<string> }[],
  locate: Locate,
): Diagnostic[] {
  return versions.flatMap(({ entry, base }, i) =>
    versions.flatMap((other) => {
      if (other.base === base || !base.startsWith(other.base)) return [];
      const folder = base.slice(other.base.length);
      const taken = [...other.paths].find((path) => `${path}/`.startsWith(folder));
      if (taken === undefined) return [];
      return [
        diagnose(locate(FILE, [i, 'base']), {
          code: 'versions/base-taken',
          message: `Version "${entry.version}" is to be served at ${base}, where version "${other.entry.version}" has ${taken}.`,
          hint: 'Choose another "base", or give that page another id.',
        }),
      ];
    }),
  );
}
