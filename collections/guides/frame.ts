// A page's id and the runbook ▶ what they have to do with it: the titles it shows, or the way that a guide is part of.
import type { CollectionData, FrameAddition, Site } from '../../engine/index.ts';
import type { GuideRecords } from './index.ts';
import { formatChosen } from './runbook/choose.ts';
import type { Runbook } from './runbook-file.ts';
import { type Needs, pagesOf, wayTo } from './runbook-pages.ts';

export type GuideFacts = {
  /** Of the runbook itself: id ▶ title of all its pages. */
  titles?: Record<string, string>;
  /** Of a guide: its place in the runbook. */
  place?: { url: string; way: string; needs: string };
};

export const RUNBOOK = 'runbook';

const known = new WeakMap<Runbook, ReadonlyMap<string, Needs>>();

export function frameAddition(
  id: string,
  site: Site,
  { records: { runbook } }: CollectionData<GuideRecords>,
): FrameAddition<GuideFacts> | undefined {
  if (!runbook || !site.doc(RUNBOOK)) return undefined;
  const pages = known.get(runbook) ?? pagesOf(runbook);
  known.set(runbook, pages);
  if (id === RUNBOOK) return { facts: { titles: titlesOf(pages, site) } };
  const needs = pages.get(id);
  if (!needs) return undefined;
  const way = formatChosen(runbook, wayTo(runbook, needs));
  const pairs = Object.entries(needs).flatMap(([name, all]) =>
    all.map((one): [string, string] => [name, one]),
  );
  return {
    facts: {
      place: {
        url: `${site.config.base}${RUNBOOK}`,
        way,
        needs: `${new URLSearchParams(pairs)}`,
      },
    },
  };
}

function titlesOf(pages: ReadonlyMap<string, Needs>, site: Site): Record<string, string> {
  return Object.fromEntries(
    [...pages.keys()].flatMap((page) => {
      const title = site.doc(page)?.frontMatter.title;
      return title === undefined ? [] : [[page, title]];
    }),
  );
}
