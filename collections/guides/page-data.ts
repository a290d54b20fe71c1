// A page's id, runbook and tutorials → what they have to do with it: the titles it shows, or the way that it is part of.
import type { PageDataAddition, Site } from '../../engine/index.ts';
import { formatChosen } from './runbook/choose.ts';
import type { Runbook } from './runbook-file.ts';
import { type Needs, pagesOf, wayTo } from './runbook-pages.ts';
import { placeInTutorial, type TutorialPlace } from './tutorial-place.ts';
import type { Tutorial } from './tutorials-file.ts';

export type GuideFacts = {
  /** Of the runbook itself: id → title of all its pages. */
  titles?: Record<string, string>;
  /** Of a guide: its place in the runbook. */
  place?: { url: string; way: string; needs: string };
  /** Of a page of a tutorial. */
  tutorial?: TutorialPlace;
};

export const RUNBOOK = 'runbook';

type GuidesOfSite = {
  runbook?: Runbook | undefined;
  tutorials: readonly Tutorial[];
  section: string | undefined;
};

/** @returns  of a page, by its id; undefined where it is part of no way. */
export function pageDataAdditions(
  site: Site,
  { runbook, tutorials, section }: GuidesOfSite,
): (id: string) => PageDataAddition<GuideFacts> | undefined {
  const hasRunbook = runbook && site.doc(RUNBOOK);
  const pages = hasRunbook ? pagesOf(runbook) : new Map<string, Needs>();
  return (id) => {
    const tutorial = placeInTutorial(tutorials, id, site);
    if (tutorial) return { facts: { tutorial } };
    if (!hasRunbook) return undefined;
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
