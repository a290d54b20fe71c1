// `learn new release VERSION`: a record to fill in; with --label the site's version label moves along.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { Flags } from '../cli.ts';
import { loadConfig } from '../content/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { ExpectedError } from '../diagnostics.ts';
import type { ReleaseEntry } from '../releases/entry.ts';
import { KINDS, releaseSchema, type Stack } from '../releases/record.ts';
import { compareVersions } from '../releases/version-order.ts';
import { configOptions } from './options.ts';

export async function newRelease(typed: string, words: string[], flags: Flags): Promise<undefined> {
  const version = typed.replace(/^v/i, '');
  if (!releaseSchema.shape.version.safeParse(version).success)
    throw new ExpectedError(
      `"${typed}" is no version.`,
      'Write digits and dots, such as: learn new release 11.15.0',
    );
  const loaded = await loadConfig(configOptions(words, flags));
  const { releases, areas } = loadSite(loaded);
  const same = releases.find(({ record }) => compareVersions(record.version, version) === 0);
  const file = path.join(loaded.contentDir, 'releases', `${version}.yaml`);
  if (same || existsSync(file))
    throw new ExpectedError(
      `The release is there already: ${path.relative(process.cwd(), same?.file ?? file)}`,
    );
  mkdirSync(path.dirname(file), { recursive: true });
  const [area = 'web'] = Object.keys(areas);
  writeFileSync(file, template(version, area, lastStack(releases, version)));
  process.stdout.write(`Wrote ${path.relative(process.cwd(), file)}.\n`);
  if (flags.label) moveLabel(path.join(loaded.contentDir, 'versions.yaml'), version);
  return undefined;
}

/** Most components stay from release to release: the record begins with those of the one before. */
function lastStack(releases: readonly ReleaseEntry[], version: string): Stack | undefined {
  return releases.findLast(
    ({ record }) => record.stack && compareVersions(record.version, version) < 0,
  )?.record.stack;
}

function template(version: string, area: string, stack: Stack | undefined): string {
  const today = new Date().toISOString().slice(0, 10);
  const components = stack
    ? `# As in the release before: mend what has moved.\n${stringify({ stack })}`
    : '';
  return `# yaml-language-server: $schema=../schemas/release.json
version: ${JSON.stringify(version)}
date: ${today}
channels: [online]
summary: What the release is about, for whom, in one or two sentences.
changes:
  # kind: ${KINDS.join(', ')}
  - kind: feature
    area: ${area}
    title: What is true after the upgrade, so that it can be understood alone
    body: What a reader needs besides; take the line out otherwise.
${components}`;
}

/** Only the label of the last version changes; comments and order stay. */
function moveLabel(file: string, version: string): void {
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
  writeFileSync(file, document.toString());
  process.stdout.write(`The label in ${shown} is v${version}.\n`);
}
