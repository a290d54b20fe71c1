// Widgets ▶ diagnostics: their pages and shared parts must exist, and each row of a table be told apart.
import type { SiteSource } from '../content/load-site.ts';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import type { Locate } from './check-site.ts';
import { resolveLink } from './resolve-link.ts';
import type { Site } from './site.ts';

export function checkWidgets(
  site: Site,
  { widgets, parts }: Pick<SiteSource, 'widgets' | 'parts'>,
  locate: Locate,
): Diagnostic[] {
  return [...widgets].flatMap(([name, { page, properties = [], events = [] }]) => {
    const file = `widgets/${name}.yaml`;
    const at = (...keys: PropertyKey[]) => locate(`content/${file}`, keys);
    const target = resolveLink(site, page);
    const problems: Diagnostic[] = [];
    if (target.state === 'missing')
      problems.push(
        diagnose(at('page'), {
          code: 'widgets/unknown-page',
          message: `There is no page "${page}".`,
          hint: target.closest ? `Closest: ${target.closest}` : 'Name the page by its id.',
        }),
      );
    for (const [list, all, known] of [
      ['properties', properties, parts.properties],
      ['events', events, parts.events],
    ] as const)
      all.forEach((one, i) => {
        if (!('use' in one) || Object.hasOwn(known, one.use)) return;
        const meant = nearest(one.use, Object.keys(known));
        problems.push(
          diagnose(at(list, i, 'use'), {
            code: 'widgets/unknown-part',
            message: `widget-parts.yaml has no "${one.use}" among its ${list}.`,
            hint: meant ? `Closest: ${meant}` : `It has: ${Object.keys(known).join(', ')}`,
          }),
        );
      });
    return problems;
  });
}
