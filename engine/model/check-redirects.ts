// `redirects.yaml` → diagnostics about addresses that can't lead on, or lead nowhere.

import type { RedirectEntry } from '../content/yaml/records.ts';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { idProblem, targetProblem } from '../text/address.ts';
import { nearest } from '../text/nearest.ts';
import { headingsHint, type PageLinks } from './check-links.ts';
import { targetUrl } from './page-data.ts';
import type { Site } from './site.ts';

const FILE = 'redirects.yaml';

export function checkRedirects(site: Site, locate: Locate): Diagnostic[] {
  const first = new Map<string, number>();
  return site.redirects.flatMap((redirect, i) => {
    const other = first.get(redirect.from);
    first.set(redirect.from, other ?? i);
    const from =
      other === undefined
        ? fromProblem(redirect, site)
        : twice(redirect, locate(FILE, [other, 'from']));
    const to = toProblem(redirect, site);
    return [
      ...(from ? [diagnose(locate(FILE, [i, 'from']), from)] : []),
      ...(to ? [diagnose(locate(FILE, [i, 'to']), to)] : []),
    ];
  });
}

/** Headings that redirects lead to: known only after all pages are read. */
export function checkRedirectAnchors(
  site: Site,
  pages: readonly PageLinks[],
  locate: Locate,
): Diagnostic[] {
  const anchorsOf = new Map(pages.map((page) => [page.id, page.anchors]));
  return site.redirects.flatMap(({ from, to }, i) => {
    const [id = '', anchor] = to.split('#');
    const target = site.doc(id)?.frontMatter.alias_of ?? id;
    const anchors = anchorsOf.get(target);
    if (!anchor || !anchors || anchors.includes(anchor)) return [];
    return [
      diagnose(locate(FILE, [i, 'to']), {
        code: 'redirects/missing-anchor',
        message: `The redirect of "${from}" leads to "${to}", a heading that is not there.`,
        hint: headingsHint(target, anchor, anchors),
      }),
    ];
  });
}

function twice({ from }: RedirectEntry, place: ReturnType<Locate>): Problem {
  return {
    code: 'redirects/twice',
    message: `"${from}" is redirected twice.`,
    hint: 'Keep one of the two.',
    related: [place],
  };
}

function fromProblem({ from }: RedirectEntry, site: Site): Problem | undefined {
  const [id = ''] = from.split('#');
  const problem = idProblem(id);
  if (problem)
    return {
      code: 'redirects/unusable-id',
      message: `"${id}" ${problem}, so it was never the id of a page.`,
      hint: 'Write what stood after the site’s base path, such as: from: guide/old-page',
    };
  if (from !== id || !site.has(id)) return undefined;
  return {
    code: 'redirects/page-exists',
    message: `"${from}" is redirected, but the page still exists.`,
    hint: 'Remove the page or the redirect.',
  };
}

function toProblem(redirect: RedirectEntry, site: Site): Problem | undefined {
  const { from, to } = redirect;
  const problem = targetProblem(to);
  if (problem)
    return {
      code: 'redirects/unusable-target',
      message: `The redirect of "${from}" leads to "${to}", which ${problem}.`,
      hint: 'Write the id of a page, or an address that begins with https://, in which every unusual sign is written as in a browser’s address bar, such as %20.',
    };
  return targetUrl(site, to) === undefined ? missingTarget(redirect, site) : undefined;
}

function missingTarget({ from, to }: RedirectEntry, site: Site): Problem {
  const meant = nearest(to.split('#')[0] ?? to, site.ids);
  return {
    code: 'redirects/missing-page',
    message: `The redirect of "${from}" leads to "${to}", and there is no such page.`,
    ...(meant ? { hint: `Closest: ${meant}` } : {}),
  };
}
