// Diagnostics → the same without those that only say that a broken file isn't what it should be: the file itself has a line for them.
import { FILLER } from '../../content/yaml/repair-value.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { plural } from '../../diagnostics/print-diagnostics.ts';

/** What is lost with a value that is wrong or missing, or with all of the file. A key that is none is left out, and hides nothing. */
const LOST =
  /^(?!frontmatter\/).*\/(?:not-yaml|not-utf8|merge-conflict|wrong-value|missing-key|wrong-name)$/;

const PAGE_GONE = /\/(?:lost-page|missing-page|unknown-page)$/;

const ANCHOR_GONE =
  /^(?:ledger\/lost-anchor|links\/missing-anchor|redirects\/missing-anchor|questions\/missing-section)$/;

const CONFLICT = 'source/merge-conflict';

/** Of a warning that may be about what is only missing here: its advice would destroy what is right. */
const HASTY = /\/(?:unused|not-listed|not-documented|no-difference|other-address|unknown[a-z-]*)$/;

const isHasty = ({ severity, code }: Diagnostic): boolean =>
  severity === 'warning' && HASTY.test(code);

/** Whether it says that a file of records, or a part of it, counts for nothing. */
export const isCause = ({ code, path, severity }: Diagnostic): boolean =>
  severity === 'error' && LOST.test(code) && /\.ya?ml$/.test(path);

/** Of the site: what its pages are called, their files, and which of them show a record, by `soups:tomato`. */
export type KnownPages = {
  pages: readonly { id: string; path: string }[];
  dependents(use: string): readonly string[];
};

/**
 * A record that little can be made of is missing wherever it is named. Warnings that may come from it wait until all is right.
 *
 * @returns  of each broken file, its first error says how many others come from it.
 */
export function hideConsequences(all: readonly Diagnostic[], known: KnownPages): Diagnostic[] {
  // Marks of a merge look like titles.
  const torn = new Set(all.flatMap(({ code, path }) => (code === CONFLICT ? path : [])));
  const diagnostics = all.filter(({ severity, path }) => severity === 'error' || !torn.has(path));
  const causes = firstOfEach(diagnostics.filter(isCause));
  if (causes.length === 0) return diagnostics;
  const idOf = new Map(known.pages.map(({ id, path }) => [path, id]));
  const broken = new Set(causes.map(({ path }) => path));
  const others = diagnostics.filter((one) => one.severity === 'error' && !broken.has(one.path));
  const from = ({ path }: Diagnostic) => idOf.get(path) ?? '';
  const hidden = new Map<Diagnostic, Diagnostic>();
  for (const cause of causes) {
    const first = others.filter(isAbout(recordsIn([cause]), cause.path));
    // A record that takes something from a broken one lacks it, and is missed in turn.
    const records = recordsIn([cause, ...first]);
    const naming = [...first, ...others.filter(isAbout(records))];
    const ids = new Set([
      ...naming.flatMap((one) => from(one) || []),
      ...[...records.values()].flatMap((use) => known.dependents(use)),
    ]);
    const anchors = new Set([...records.keys()].flatMap((name) => [name, asId(name)]));
    const gone = others.filter((one) => isAnchorOf(one, from(one), { ids, anchors }));
    for (const one of [...naming, ...gone]) if (!hidden.has(one)) hidden.set(one, cause);
  }
  const counts = new Map<Diagnostic, number>();
  for (const cause of hidden.values()) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return diagnostics.flatMap((one) => {
    if (hidden.has(one) || isHasty(one)) return [];
    if (broken.has(one.path) && quotedIn(one).includes(FILLER)) return [];
    const count = counts.get(one);
    if (count === undefined) return [one];
    const says = `${plural(count, 'error')} elsewhere ${count === 1 ? 'comes' : 'come'} from it, and ${count === 1 ? 'is' : 'are'} shown if still there when it is right.`;
    return [{ ...one, hint: one.hint ? `${one.hint}\n${says}` : says }];
  });
}

function firstOfEach(causes: readonly Diagnostic[]): Diagnostic[] {
  return causes.filter((one, i) => causes.findIndex(({ path }) => path === one.path) === i);
}

/** What a page may call it → what a page declares that shows it. */
type Records = ReadonlyMap<string, string>;

/** `content/soups/hot/tomato.yaml` → `hot/tomato`, `soups:hot/tomato`: the first folder is its collection's. None of a small file, or a page. */
function recordsIn(diagnostics: readonly Diagnostic[]): Records {
  const paths = new Set(diagnostics.map(({ path }) => path));
  const records = [...paths].flatMap((path): [string, string][] => {
    const [, folder = '', ...rest] = path.replace(/\.ya?ml$/, '').split('/');
    const name = rest.join('/');
    return name && /\.ya?ml$/.test(path) ? [[name, `${folder}:${name}`]] : [];
  });
  return new Map(records);
}

/** What a message has in quotes. */
const quotedIn = ({ message }: Diagnostic): string[] =>
  message.split('"').filter((_, i) => i % 2 === 1);

/** @returns  whether it names one of these, or the small file, or what stands for a value that was missing. */
function isAbout(records: Records, path?: string): (one: Diagnostic) => boolean {
  const pages = new Set([...records.keys()].map((name) => asId(lastOf(name))));
  const file = path && records.size === 0 ? lastOf(path) : undefined;
  return (one) =>
    (file !== undefined && `${one.message}\n${one.hint}`.includes(file)) ||
    quotedIn(one).some(
      (words) =>
        words === FILLER ||
        records.has(words) ||
        // Its page: `soups/tomato`, or `news/v1-2` of `1.2`.
        (PAGE_GONE.test(one.code) && pages.has(lastOf(words).replace(/^v(?=\d)/, ''))),
    );
}

/** @param from  the page that says it; a link in it may begin with its `#`. */
function isAnchorOf(
  one: Diagnostic,
  from: string,
  { ids, anchors }: { ids: ReadonlySet<string>; anchors: ReadonlySet<string> },
): boolean {
  if (!ANCHOR_GONE.test(one.code)) return false;
  const isGone = (words: string) => {
    const [id = '', anchor] = words.split('#');
    return anchor !== undefined && (ids.has(id || from) || anchors.has(anchor));
  };
  return ids.has(one.message.split(' ')[0] ?? '') || quotedIn(one).some(isGone);
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const asId = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-');
