// Pages that the config names as tools → diagnostics where there is no such page.
import { placeOfSetting } from '../../content/config/config-problems.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { Site } from '../../model/site.ts';
import { nearest } from '../../text/nearest.ts';

/** One for each entry of `tools` that leads nowhere. */
export function checkTools({ config, file }: LoadedConfig, site: Site): Diagnostic[] {
  return config.tools.flatMap(({ page }, i) => {
    if (site.has(page)) return [];
    const meant = nearest(page, site.ids);
    const place = { ...placeOfSetting(file, ['tools', i, 'page']), length: 'page'.length };
    return [
      diagnose(place, {
        code: 'config/unknown-page',
        message: `The tool "${page}" is no page of this site.`,
        hint: meant ? `Write "${meant}" instead.` : 'Give the id of a page.',
      }),
    ];
  });
}
