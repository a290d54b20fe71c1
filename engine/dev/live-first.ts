// A changed site, of which only the pages that were typed in are read again → their diagnostics, where no page that is still to be read can change these.
import { setImmediate } from 'node:timers/promises';
import { isCause } from '../build/checks/hide-consequences.ts';
import { collectOfPages } from '../build/collect.ts';
import type { Manifest } from '../build/plan/manifest.ts';
import type { SitePlan } from '../build/plan/plan-site.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { lookUp } from '../text/look-up.ts';

/** All that a full check says of a file. */
type FirstFound = { path: string; diagnostics: Diagnostic[] };

/** Who waits for a check while somebody types. */
export type Typing = {
  /** What is known of the pages that were typed in before all others are read: at most once, and only what stays true. */
  onFirst(found: readonly FirstFound[]): void;
  /** Whether more was typed since: what is left then waits for the next check. */
  isOutdated(): boolean;
};

type FirstInput = {
  plan: SitePlan;
  /** The pages that were typed in are read; those that are `left` are as they were before. */
  manifest: Manifest;
  typed: readonly PageFile[];
  left: readonly PageFile[];
};

/** @returns  whether anything could be said. */
export function sayFirst(typing: Typing | undefined, input: FirstInput): boolean {
  const found = typing ? firstFound(input) : [];
  if (found.length > 0) typing?.onFirst(found);
  return found.length > 0;
}

/** Empty where nothing is certain. Errors of a record that can't be read hide others, anywhere. */
function firstFound({ plan, manifest, typed, left }: FirstInput): FirstFound[] {
  const unread = new Set(left.map(({ id }) => id));
  const certain = typed.filter((page) => isCertain(page, { plan, manifest, unread }));
  if (certain.length === 0) return [];
  const all = collectOfPages(plan, manifest);
  if (all.some(isCause)) return [];
  return certain.map(({ path }) => ({
    path,
    diagnostics: all.filter((one) => one.path === path),
  }));
}

type Known = Pick<FirstInput, 'plan' | 'manifest'> & { unread: ReadonlySet<string> };

/** Of other pages, anchors count, links to one that no sidebar lists, and what they have found in this one. */
function isCertain({ id, path, record }: PageFile, { plan, manifest, unread }: Known): boolean {
  const { site } = plan;
  const target = (link: string) => site.doc(link)?.frontMatter.alias_of ?? link;
  const links = lookUp(manifest.pages, id)?.links ?? [];
  return (
    !record &&
    !unread.has(id) &&
    (!site.doc(id) || site.position(id) !== undefined) &&
    !links.some(({ id: to, anchor }) => anchor && unread.has(target(to))) &&
    ![...unread].some((one) =>
      lookUp(manifest.pages, one)?.diagnostics.some((found) => found.path === path),
    )
  );
}

/** Lets what was published leave, and what was typed meanwhile arrive. @returns  whether to go on. */
export async function isStillWanted(typing: Typing | undefined): Promise<boolean> {
  if (!typing) return true;
  await setImmediate();
  return !typing.isOutdated();
}
