// `versions.yaml` → diagnostics about records that readers could not be led along.

import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.ts';
import type { Site } from './site.ts';

const FILE = 'versions.yaml';

export function checkVersions(
  { versions, config }: Pick<Site, 'versions' | 'config'>,
  locate: Locate,
): Diagnostic[] {
  const names = versions.map((one) => one.version);
  const latest = versions.filter((one) => one.isLast);
  const problems: Diagnostic[] = [];
  if (!names.includes(config.version))
    problems.push(
      diagnose(locate('config', ['version']), {
        code: 'versions/unknown',
        message: `The site is to be built as version "${config.version}", which versions.yaml doesn't have.`,
        hint: `It has: ${[...new Set(names)].join(', ')}`,
      }),
    );
  if (versions.length > 1 && latest.length !== 1)
    problems.push(
      diagnose(locate(FILE, [0, 'version']), {
        code: 'versions/latest',
        message: `${latest.length === 0 ? 'No version is' : 'Several versions are'} marked as the latest.`,
        hint: 'Write "isLast: true" in exactly one of them.',
      }),
    );
  versions.forEach(({ version, base }, i) => {
    if (names.indexOf(version) < i)
      problems.push(
        diagnose(locate(FILE, [i, 'version']), {
          code: 'versions/same-name',
          message: `Two versions are called "${version}".`,
          hint: 'Give each version a name of its own.',
          related: [locate(FILE, [names.indexOf(version), 'version'])],
        }),
      );
    else if (base === undefined && names.includes(config.version) && version !== config.version)
      problems.push(
        diagnose(locate(FILE, [i, 'version']), {
          code: 'versions/no-base',
          message: `Nobody can be led to version "${version}": it doesn't say where it is served.`,
          hint: 'Write "base", the path below the host where it is served, such as /learn/v1/.',
        }),
      );
  });
  return problems;
}
