// Site → diagnostics about the small files: sidebars, aliases, redirects, versions.
import { type Diagnostic, diagnose, type Place } from '../diagnostics.ts';
import { editDistance, nearest } from '../nearest.ts';
import { targetUrl } from './page-frame.ts';
import type { Site } from './site.ts';

/** Where an entry of a small file stands: file name and the text to point at. */
export type Locate = (file: string, text: string) => Place;

export function checkSite(site: Site, locate: Locate): Diagnostic[] {
  return [
    ...checkSidebars(site, locate),
    ...checkAliases(site),
    ...checkRedirects(site, locate),
    ...checkVersions(site, locate),
  ];
}

/** A planned entry that is one slip away from a page no sidebar has is probably that page. */
function checkSidebars(site: Site, locate: Locate): Diagnostic[] {
  const loose = site.ids.filter((id) => !site.spot(id) && !site.doc(id)?.frontMatter.alias_of);
  const slugs = new Set<string>();
  return site.sidebars.flatMap((sidebar) => {
    const twice = slugs.has(sidebar.slug)
      ? [
          diagnose(locate(sidebar.path, 'slug:'), {
            code: 'sidebar/same-slug',
            message: `Two sidebars have the slug "${sidebar.slug}".`,
            hint: 'Give each sidebar a slug of its own.',
          }),
        ]
      : [];
    slugs.add(sidebar.slug);
    const slips = sidebar.spots.flatMap(({ page }) => {
      const meant = page.isPlanned
        ? loose.find((id) => editDistance(id, page.id, 3) < 3)
        : undefined;
      if (!meant) return [];
      return [
        diagnose(locate(sidebar.path, page.id), {
          code: 'sidebar/unknown-page',
          message: `The sidebar names "${page.id}", and there is no such page.`,
          length: page.id.length,
          hint: `Closest, and in no sidebar yet: ${meant}`,
        }),
      ];
    });
    return [...twice, ...slips];
  });
}

function checkAliases(site: Site): Diagnostic[] {
  return site.ids.flatMap((id) => {
    const doc = site.doc(id);
    const target = doc?.frontMatter.alias_of;
    if (!doc || !target) return [];
    const place = { path: doc.path, line: 1, column: 1 };
    const other = site.doc(target);
    if (!other) {
      const meant = nearest(target, site.ids);
      return [
        diagnose(place, {
          code: 'alias/missing-page',
          message: `The page stands for "${target}", and there is no such page.`,
          ...(meant ? { hint: `Closest: ${meant}` } : {}),
        }),
      ];
    }
    if (other.frontMatter.alias_of)
      return [
        diagnose(place, {
          code: 'alias/chain',
          message: `The page stands for "${target}", which itself only stands for another page.`,
          hint: `Write alias_of: ${other.frontMatter.alias_of}`,
        }),
      ];
    return [];
  });
}

function checkRedirects(site: Site, locate: Locate): Diagnostic[] {
  const seen = new Set<string>();
  return site.redirects.flatMap(({ from, to }) => {
    const place = locate('redirects.yaml', from);
    const problems: Diagnostic[] = [];
    if (seen.has(from))
      problems.push(
        diagnose(place, {
          code: 'redirects/twice',
          message: `"${from}" is redirected twice.`,
          hint: 'Keep one of the two.',
        }),
      );
    seen.add(from);
    if (!from.includes('#') && site.has(from))
      problems.push(
        diagnose(place, {
          code: 'redirects/page-exists',
          message: `"${from}" is redirected, but the page still exists.`,
          hint: 'Remove the page or the redirect.',
        }),
      );
    if (targetUrl(site, to) === undefined) {
      const meant = nearest(to.split('#')[0] ?? to, site.ids);
      problems.push(
        diagnose(locate('redirects.yaml', to), {
          code: 'redirects/missing-page',
          message: `The redirect of "${from}" leads to "${to}", and there is no such page.`,
          ...(meant ? { hint: `Closest: ${meant}` } : {}),
        }),
      );
    }
    return problems;
  });
}

function checkVersions(site: Site, locate: Locate): Diagnostic[] {
  const names = site.versions.map((one) => one.version);
  if (names.includes(site.config.version)) return [];
  return [
    diagnose(locate('versions.yaml', names[0] ?? ''), {
      code: 'versions/unknown',
      message: `The site is to be built as version "${site.config.version}", which versions.yaml doesn't have.`,
      hint: `It has: ${names.join(', ')}`,
    }),
  ];
}
