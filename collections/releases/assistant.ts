// `releases.json` → the tool `compare_versions`: what changes between two versions, and what to do about it.
import { z } from 'zod';
import { type BuiltSite, defineTool, ExpectedError } from '../../engine/index.ts';
import { CHANNELS, KINDS } from './kinds.ts';
import { RELEASES_RECORD } from './release-files.ts';
import { compareVersions, findVersion } from './version-order.ts';

/** What somebody who upgrades must know. */
const URGENT: readonly string[] = ['breaking', 'removal', 'upgrade', 'deprecation', 'security'];
const MOST = 150;

const version = z.string().trim().min(1).max(40);
const name = z.string().trim().min(1).max(60);

const input = z.strictObject({
  from: version.describe('the version you have, such as "11.9.0"'),
  to: version.describe('the version you go to, such as "11.14.0"'),
  kinds: z
    .array(z.enum(KINDS))
    .min(1)
    .max(KINDS.length)
    .optional()
    .describe(`of ${KINDS.join(', ')}; unless given: ${URGENT.join(', ')}`),
  area: name.optional().describe('only of this area, such as "web"'),
  widget: name.optional().describe('only about this widget, such as "slider"'),
  channel: z
    .enum(CHANNELS)
    .optional()
    .describe(`only of ${CHANNELS.join(' or ')}`),
});

type Change = {
  kind: string;
  area: string;
  widget?: string;
  channels?: string[];
  title: string;
  symptom?: string;
  action?: string;
  url: string;
};
type Release = {
  version: string;
  date: string;
  channels: string[];
  url: string;
  stopover?: string;
  changes: Change[];
};

const compare = defineTool({
  name: 'compare_versions',
  title: 'Compare two versions',
  description:
    'Changes after one version, up to and including another: breaking ones, removals, steps of the upgrade, deprecations, security. Each says what to do; fixes say what went wrong before. Ask for other kinds with "kinds".',
  input,
  async answer(requested, built) {
    const all = await load(built);
    const [from, to] = [versionOf('from', requested.from, all), versionOf('to', requested.to, all)];
    if (compareVersions(from, to) >= 0)
      throw new ExpectedError(`"from" is ${from}, which isn't before "to", ${to}.`, 'Swap them.');
    const between = all
      .filter(
        (one) => compareVersions(one.version, from) > 0 && compareVersions(one.version, to) <= 0,
      )
      .filter(({ channels }) => !requested.channel || channels.includes(requested.channel))
      .sort((a, b) => compareVersions(a.version, b.version));
    expectKnown('area', requested.area, all);
    expectKnown('widget', requested.widget, all);
    const kinds: readonly string[] = requested.kinds ?? URGENT;
    const changes = between.flatMap((release) =>
      release.changes
        .filter(({ kind }) => kinds.includes(kind))
        .filter(({ area }) => !requested.area || area === requested.area)
        .filter(({ widget }) => !requested.widget || widget === requested.widget)
        .map((change) => ({ ...change, version: release.version })),
    );
    const shown = KINDS.flatMap((kind) => changes.filter((one) => one.kind === kind)).slice(
      0,
      MOST,
    );
    const stops = between.flatMap(({ version: at, stopover }) =>
      stopover ? [`- ${at}: ${stopover}`] : [],
    );
    const lines = shown.map(
      ({ kind, version: at, title, symptom, action }) =>
        `- ${kind}, ${at}: ${title}${symptom ? ` Before: ${symptom.replace(/\s+/g, ' ')}` : ''}${action ? ` What to do: ${action.replace(/\s+/g, ' ')}` : ''}`,
    );
    const head = `From ${from} to ${to}. Versions: ${between.length}. Changes of the kinds ${kinds.join(', ')}: ${changes.length}.`;
    const cut =
      changes.length > shown.length
        ? `\nThe first ${MOST} are shown; ask for an area, a widget or fewer versions.`
        : '';
    return {
      text:
        [head, ...(stops.length > 0 ? ['Stop on the way at:', ...stops] : []), ...lines].join(
          '\n',
        ) + cut,
      cite:
        shown.length > 0
          ? shown.map(({ title, url }) => ({ title, url }))
          : between.map(({ version: at, url }) => ({ title: at, url })),
    };
  },
});

export default [compare];

async function load(built: BuiltSite): Promise<Release[]> {
  const file = (await built.json(RELEASES_RECORD)) as { releases: Release[] } | undefined;
  if (!file) throw new ExpectedError('The site has no releases.');
  return file.releases;
}

function versionOf(field: string, typed: string, all: readonly Release[]): string {
  const versions = all.map((one) => one.version);
  const found = findVersion(typed, versions);
  if (found) return found;
  throw new ExpectedError(
    `"${field}": there is no version "${typed}".`,
    `Allowed: ${versions.join(', ')}`,
  );
}

function expectKnown(
  field: 'area' | 'widget',
  wanted: string | undefined,
  all: readonly Release[],
): void {
  if (wanted === undefined) return;
  const known = [
    ...new Set(all.flatMap(({ changes }) => changes.flatMap((one) => one[field] ?? []))),
  ].sort();
  if (!known.includes(wanted))
    throw new ExpectedError(
      `"${field}": nothing is named "${wanted}".`,
      `Allowed: ${known.join(', ')}`,
    );
}
