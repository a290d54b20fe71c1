// `learn new release VERSION`: a record to fill in; with --label the site's version label moves along.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { ExpectedError, FILL_IN, type Template, writeForUser } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { KINDS, releaseSchema, type Stack } from './record.ts';
import { compareVersions } from './version-order.ts';

export const releaseTemplate: Template<ReleaseBook> = {
  argument: 'VERSION',
  description: 'write the record of a release to fill in',
  create(typed, { loaded, records: { entries, areas }, flags }) {
    const version = typed.replace(/^v/i, '');
    if (!releaseSchema.shape.version.safeParse(version).success)
      throw new ExpectedError(
        `"${typed}" is no version.`,
        'Write digits and dots, such as: learn new release 11.15.0',
      );
    const same = entries.find(({ record }) => compareVersions(record.version, version) === 0);
    const file = path.join(loaded.contentDir, 'releases', `${version}.yaml`);
    if (same || existsSync(file))
      throw new ExpectedError(
        `The release is there already: ${path.relative(process.cwd(), same?.file ?? file)}`,
      );
    const [area = 'web'] = Object.keys(areas);
    const within = loaded.contentDir;
    const text = template(version, area, lastStack(entries, version));
    writeForUser(file, text, { within, isNew: true });
    const wrote = `Wrote ${path.relative(process.cwd(), file)}.`;
    if (!flags.label) return [wrote];
    return [wrote, moveLabel(path.join(loaded.contentDir, 'versions.yaml'), version)];
  },
};

/** Most components stay from release to release: the record begins with those of the one before. */
function lastStack(releases: readonly ReleaseEntry[], version: string): Stack | undefined {
  return releases.findLast(
    ({ record }) => record.stack && compareVersions(record.version, version) < 0,
  )?.record.stack;
}

function template(version: string, area: string, stack: Stack | undefined): string {
  const today = new Date().toISOString().slice(0, 10);
  const components = stack
    ? `# As in the release before: change what has moved.\n${stringify({ stack })}`
    : '';
  return `# yaml-language-server: $schema=../schemas/release.json
version: ${JSON.stringify(version)}
date: ${today}
channels: [online]
summary: "${FILL_IN} what the release is about, for whom, in one or two sentences."
changes:
  # kind: ${KINDS.join(', ')}
  - kind: feature
    area: ${area}
    title: "${FILL_IN} what is true after the upgrade, so that it can be understood alone"
    body: "${FILL_IN} what a reader needs besides; take the line out otherwise."
${components}`;
}

/** Only the label of the last version changes; comments and order stay. */
function moveLabel(file: string, version: string): string {
  const shown = path.relative(process.cwd(), file);
  if (!existsSync(file))
    throw new ExpectedError(
      `There is no ${shown} whose label could move.`,
      'Write the label by hand.',
    );
  const document = parseDocument(readFileSync(file, 'utf8'));
  const entries = (document.toJS() ?? []) as { isLast?: boolean }[];
  const at = entries.findIndex(({ isLast }) => isLast);
  if (at < 0)
    throw new ExpectedError(`No version of ${shown} is the last one.`, 'Write isLast: true.');
  document.setIn([at, 'label'], `v${version}`);
  writeForUser(file, document.toString(), { within: path.dirname(file) });
  return `The label in ${shown} is v${version}.`;
}
