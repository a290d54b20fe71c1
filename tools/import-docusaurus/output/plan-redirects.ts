// Addresses that the source had and our pages don't have → redirects, and a list of those that lead nowhere.

import { stringify } from 'yaml';
import { compare, idProblem } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';

export type RedirectPlan = {
  yaml: string;
  /** From → to, our ids. */
  redirects: Map<string, string>;
  /** Addresses that have no page and can have no redirect, with the reason. */
  unanswered: Map<string, string>;
};

type Given = {
  site: DocusaurusSite;
  pageIds: ReadonlySet<string>;
  /** Address → our page id, of every kind. */
  moved: Iterable<readonly [string, string]>;
  /** Address → the same page of another version. */
  elsewhere: ReadonlyMap<string, { url: string; isSame: boolean }>;
  /** Page → anchor that was → anchor that is. */
  anchors: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Our index pages. */
  indexes: ReadonlyMap<string, string>;
};

export function planRedirects({
  site,
  pageIds,
  moved,
  elsewhere,
  anchors,
  indexes,
}: Given): RedirectPlan {
  const redirects = new Map<string, string>();
  const unanswered = new Map<string, string>();
  // The files of a folder and of its "index" are one.
  const isTaken = (way: string) =>
    [way, `${way}/index`, way.replace(/\/index$/, '')].some(
      (one) => pageIds.has(one) || redirects.has(one),
    );
  const add = (from: string, to: string) => {
    const clean = toRoute(from).replace(/(?:^|\/)index\.html$/, '');
    if (clean === '' || isTaken(clean)) return;
    const problem = idProblem(clean);
    if (problem) unanswered.set(clean, `It ${problem}, so it can't be redirected.`);
    else if (clean !== to) redirects.set(clean, to);
  };
  for (const [from, to] of [...moved, ...indexes]) add(from, to);
  for (const [from, { url, isSame }] of elsewhere)
    if (!isSame && url.startsWith('https://')) add(from, url);
  const targets = new Map(redirects);
  for (const { from, to } of site.redirects) {
    const target = targetOf(to, { site, pageIds, targets });
    if (target === undefined)
      unanswered.set(toRoute(from), `Its redirect leads to "${to}", which is not imported.`);
    else add(withoutBase(from, site), target);
  }
  for (const extension of site.fromExtensions)
    for (const id of pageIds) if (!id.endsWith('index')) add(`${id}.${extension}`, id);
  for (const [id, own] of anchors)
    for (const [from, to] of own) if (from !== to) redirects.set(`${id}#${from}`, `${id}#${to}`);
  const sorted = new Map([...redirects].sort(([a], [b]) => compare(a, b)));
  const list = [...sorted].map(([from, to]) => ({ from, to }));
  return {
    redirects: sorted,
    unanswered,
    yaml: list.length === 0 ? '' : stringify(list, { lineWidth: 0 }),
  };
}

type Targets = {
  site: DocusaurusSite;
  pageIds: ReadonlySet<string>;
  targets: ReadonlyMap<string, string>;
};

function targetOf(to: string, { site, pageIds, targets }: Targets): string | undefined {
  if (/^https:\/\//.test(to)) return to;
  const [way = '', anchor] = withoutBase(to, site).split('#');
  const route = toRoute(way.split('?')[0] ?? '');
  const id = pageIds.has(route)
    ? route
    : route === '' && pageIds.has('index')
      ? 'index'
      : targets.get(route);
  return id === undefined ? undefined : anchor ? `${id}#${anchor}` : id;
}

function withoutBase(way: string, { base }: DocusaurusSite): string {
  return way.startsWith(base) ? way.slice(base.length) : way;
}
