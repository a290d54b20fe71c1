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

const FILLED = `"${FILLER}"`;

/** Whether it says that a file of records, or a part of it, counts for nothing. */
export const isCause = ({ code, path, severity }: Diagnostic): boolean =>
  severity === 'error' && LOST.test(code) && /\.ya?ml$/.test(path);

/** Of the site: what its pages are called, their files, and which of them show a record, by `soups:tomato`. */
export type KnownPages = {
  pages: readonly { id: string; path: string }[];
  dependents(use: string): readonly string[];
};

/**
 * A record that little can be made of is missing wherever it is named. Warnings wait until all is right.
 *
 * @returns  of each broken file, its first error says how many others come from it.
 */
export function hideConsequences(
  diagnostics: readonly Diagnostic[],
  known: KnownPages,
): Diagnostic[] {
  const causes = firstOfEach(diagnostics.filter(isCause));
  if (causes.length === 0) return [...diagnostics];
  const idOf = new Map(known.pages.map(({ id, path }) => [path, id]));
  const broken = new Set(causes.map(({ path }) => path));
  const others = diagnostics.filter((one) => one.severity === 'error' && !broken.has(one.path));
  const hidden = new Map<Diagnostic, Diagnostic>();
  for (const cause of causes) {
    const { names: own, use } = namesOf(cause.path);
    const first = others.filter((one) => isAbout(one, own, cause.path));
    // A record that takes something from a broken one lacks it, and is missed in turn.
    const takers = own.length > 0 ? first.flatMap(({ path }) => namesOf(path).names) : [];
    const names = [...own, ...takers];
    const naming = [...first, ...others.filter((one) => isAbout(one, names, cause.path))];
    const ids = [...naming.flatMap(({ path }) => idOf.get(path) ?? []), ...known.dependents(use)];
    const from = ({ path }: Diagnostic) => idOf.get(path) ?? '';
    const anchors = others.filter((one) =>
      isAnchorOf(one, from(one), { ids: new Set(ids), names }),
    );
    for (const one of [...naming, ...anchors]) if (!hidden.has(one)) hidden.set(one, cause);
  }
  return diagnostics.flatMap((one) => {
    // A warning may be about what is only missing here, and its advice would destroy what is right.
    if (hidden.has(one) || one.severity === 'warning') return [];
    if (broken.has(one.path) && one.message.includes(FILLED)) return [];
    const count = [...hidden.values()].filter((cause) => cause === one).length;
    if (count === 0) return [one];
    const says = `${plural(count, 'error')} elsewhere ${count === 1 ? 'comes' : 'come'} from it, and ${count === 1 ? 'is' : 'are'} shown if still there when it is right.`;
    return [{ ...one, hint: one.hint ? `${one.hint}\n${says}` : says }];
  });
}

function firstOfEach(causes: readonly Diagnostic[]): Diagnostic[] {
  return causes.filter((one, i) => causes.findIndex(({ path }) => path === one.path) === i);
}

/** Whether it names the record, the small file, or what stands for a value that was missing. */
const isAbout = (
  { code, message, hint = '' }: Diagnostic,
  names: readonly string[],
  path: string,
) =>
  message.includes(FILLED) ||
  (names.length > 0
    ? names.some((name) => message.includes(`"${name}"`) || isPageOf(name, { code, message }))
    : `${message}\n${hint}`.includes(path.slice(path.lastIndexOf('/') + 1)));

/** @param from  the page that says it; a link in it may begin with its `#`. */
const isAnchorOf = (
  { code, message }: Diagnostic,
  from: string,
  { ids, names }: { ids: ReadonlySet<string>; names: readonly string[] },
): boolean =>
  ANCHOR_GONE.test(code) &&
  ([...ids].some((id) => message.includes(`"${id}#`) || message.startsWith(`${id} `)) ||
    (ids.has(from) && message.includes('"#')) ||
    names.some((name) => message.includes(`#${name}"`) || message.includes(`#${asId(name)}"`)));

/** Whether a page is gone that such a record has: `soups/tomato`, `news/v1-2` of `1.2`. */
function isPageOf(name: string, { code, message }: Pick<Diagnostic, 'code' | 'message'>): boolean {
  const last = asId(name.slice(name.lastIndexOf('/') + 1));
  return (
    PAGE_GONE.test(code) &&
    [`/${last}"`, `/v${last}"`, `"${last}"`, `"v${last}"`].some((one) => message.includes(one))
  );
}

const asId = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-');

/** `content/soups/hot/tomato.yaml` → what a page may call it: `hot/tomato`. The first folder is its collection's. None for a small file. */
function namesOf(path: string): { names: string[]; use: string } {
  if (!/\.ya?ml$/.test(path)) return { names: [], use: '' };
  const [, folder = '', ...rest] = path.replace(/\.ya?ml$/, '').split('/');
  const name = rest.join('/');
  return { names: name ? [name] : [], use: `${folder}:${name}` };
}
