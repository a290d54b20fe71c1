// A page's id and the runbook → what they have to do with it: the titles it shows, or the way that a guide is part of.
import type { PageDataAddition, Site } from '../../engine/index.ts';
import { formatChosen } from './runbook/choose.ts';
import type { Runbook } from './runbook-file.ts';
import { type Needs, pagesOf, wayTo } from './runbook-pages.ts';

export type GuideFacts = {
  /** Of the runbook itself: id → title of all its pages. */
  titles?: Record<string, string>;
  /** Of a guide: its place in the runbook. */
  place?: { url: string; way: string; needs: string };
};

export const RUNBOOK = 'runbook';

type GuidesOfSite = { runbook: Runbook | undefined; section: string | undefined };

/** @returns  of a page, by its id; undefined where it has nothing to do with the runbook. */
export function pageDataAdditions(
  site: Site,
  { runbook, section }: GuidesOfSite,
): (id: string) => PageDataAddition<GuideFacts> | undefined {
  if (!runbook || !site.doc(RUNBOOK)) return () => undefined;
  const pages = pagesOf(runbook);
  return (id) => {
    if (id === RUNBOOK) return { facts: { titles: titlesOf(pages, site) }, section };
    const needs = pages.get(id);
    return needs && { facts: { place: placeIn(runbook, needs, site) } };
  };
}

function placeIn(runbook: Runbook, needs: Needs, site: Site): NonNullable<GuideFacts['place']> {
  const way = formatChosen(runbook, wayTo(runbook, needs));
  const pairs = Object.entries(needs).flatMap(([name, all]) =>
    all.map((one): [string, string] => [name, one]),
  );
  return { url: `${site.config.base}${RUNBOOK}`, way, needs: `${new URLSearchParams(pairs)}` };
}

function titlesOf(pages: ReadonlyMap<string, Needs>, site: Site): Record<string, string> {
  return Object.fromEntries(
    [...pages.keys()].flatMap((page) => {
      const title = site.doc(page)?.frontMatter.title;
      return title === undefined ? [] : [[page, title]];
    }),
  );
}
