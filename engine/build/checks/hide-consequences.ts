// Diagnostics → the same without those that only say that a broken file can't be read: the file itself has a line for them.
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { plural } from '../../diagnostics/print-diagnostics.ts';

const UNREAD = /^(?!frontmatter\/).*\/(?:not-yaml|not-utf8|merge-conflict)$/;

const ANCHOR_GONE =
  /^(?:ledger\/lost-anchor|links\/missing-anchor|redirects\/missing-anchor|questions\/missing-section)$/;

/** Whether it says that a file of records can't be read. */
export const isCause = ({ code, path }: Diagnostic): boolean =>
  UNREAD.test(code) && /\.ya?ml$/.test(path);

/**
 * A record that nothing can be made of is missing wherever it is named. Warnings wait until all can be read.
 *
 * @param pages  of the site: what they are called, and their files.
 */
export function hideConsequences(
  diagnostics: readonly Diagnostic[],
  pages: readonly { id: string; path: string }[],
): Diagnostic[] {
  const causes = diagnostics.filter(isCause);
  if (causes.length === 0) return [...diagnostics];
  const idOf = new Map(pages.map(({ id, path }) => [path, id]));
  const hidden = new Map<Diagnostic, Diagnostic>();
  for (const cause of causes) {
    const names = namesOf(cause.path);
    const isOther = (one: Diagnostic) =>
      one.path !== cause.path && one.severity === 'error' && !causes.includes(one);
    const naming = diagnostics.filter(
      (one) => isOther(one) && names.some((name) => one.message.includes(`"${name}"`)),
    );
    const ids = new Set(naming.flatMap(({ path }) => idOf.get(path) ?? []));
    const anchors = diagnostics.filter(
      (one) =>
        isOther(one) &&
        ANCHOR_GONE.test(one.code) &&
        ([...ids].some(
          (id) => one.message.includes(`"${id}#`) || one.message.startsWith(`${id} `),
        ) ||
          names.some((name) => one.message.includes(`#${name}"`))),
    );
    for (const one of [...naming, ...anchors]) hidden.set(one, cause);
  }
  return diagnostics.flatMap((one) => {
    // A warning may be about what is only missing here, and its advice would destroy what is right.
    if (hidden.has(one) || one.severity === 'warning') return [];
    const count = [...hidden.values()].filter((cause) => cause === one).length;
    if (count === 0) return [one];
    const says = `${plural(count, 'error')} elsewhere ${count === 1 ? 'comes' : 'come'} from it, and ${count === 1 ? 'is' : 'are'} shown if still there when it can be read.`;
    return [{ ...one, hint: one.hint ? `${one.hint}\n${says}` : says }];
  });
}

/** `content/soups/hot/tomato.yaml` → what a page may call it: `hot/tomato`. The first folder is its collection's. */
function namesOf(path: string): string[] {
  const parts = path.replace(/\.ya?ml$/, '').split('/');
  return parts.slice(2).length > 0 ? [parts.slice(2).join('/')] : [];
}
