// Links in numbered steps → for a page that a few others use in their steps: these others.
import type { PagesWithMentions } from '../content/pages/mentions.ts';
import { commonLinks } from './common-links.ts';
import type { RelatedCandidate } from './related.ts';
import type { Position } from './sidebar.ts';

type Pages = PagesWithMentions & { position(id: string): Position | undefined };

/** What more pages use is common ground: none of them says much about it. */
const MOST_PAGES = 5;
/** A page with more links is an overview, and its steps are a list of links. */
const MOST_LINKS = 25;
/** What it uses may only be handy there: the two have to share a subject. */
const WEIGHT = 0.7;

export function relatedBySteps(site: Pages): (id: string) => RelatedCandidate[] {
  const common = commonLinks(site);
  const usedBy = new Map<string, string[]>();
  for (const id of site.ids)
    for (const used of stepsOf(site, id))
      if (!areBeside(site, id, used)) usedBy.set(used, [...(usedBy.get(used) ?? []), id]);
  return (page) => {
    const users = usedBy.get(page) ?? [];
    if (users.length > MOST_PAGES) return [];
    return users.map((id) => ({ id, weight: WEIGHT + common(page, id) }));
  };
}

function stepsOf(site: Pages, id: string): readonly string[] {
  const { steps = [], links = [] } = site.mentions(id) ?? {};
  return links.length > MOST_LINKS ? [] : steps;
}

/** In one branch of the navigation, where readers see both anyway. */
function areBeside(site: Pages, id: string, other: string): boolean {
  const [here, there] = [site.position(id), site.position(other)];
  if (!here || !there) return true;
  const branch = ({ sidebar, breadcrumbs }: typeof here) => [sidebar.slug, breadcrumbs[0]?.label];
  return String(branch(here)) === String(branch(there));
}
