// `_widgets.json` → the tool `widget`: what a widget is and takes, by platform and version.
import { z } from 'zod';
import { type BuiltSite, defineTool, ExpectedError } from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import type { RowFacts } from './facts/add-facts.ts';
import { PLATFORMS } from './widget-file.ts';
import type { Widget } from './widgets.ts';
import { WIDGETS_FILE, type WidgetsFile } from './widgets-file.ts';

const PARTS = ['properties', 'events', 'methods'] as const;

const input = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .describe('name or title, such as "data-table" or "Data Table"'),
  platform: z
    .enum(PLATFORMS)
    .optional()
    .describe(`only what is there: ${PLATFORMS.join(', ')}; all unless given`),
  version: z
    .string()
    .regex(/^\d{1,4}(?:\.\d{1,4}){0,3}$/, 'expected a version such as 11.10.0')
    .optional()
    .describe('leave out what came later, such as "11.10.0"'),
  part: z
    .enum(PARTS)
    .optional()
    .describe(`only these rows: ${PARTS.join(', ')}; all unless given`),
});

type Asked = z.output<typeof input>;
type Row = {
  name?: string | undefined;
  label?: string;
  signature?: string;
  description: string;
  type?: string | undefined;
  default?: unknown;
  values?: string[] | undefined;
  platforms?: readonly string[] | undefined;
  since?: string | undefined;
  facts?: RowFacts;
};

const widget = defineTool({
  name: 'widget',
  title: 'Facts of a widget',
  description:
    'Properties, events and methods of a widget, with platforms, defaults, choices and the version that brought each, as the code of the runtimes has them.',
  input,
  async answer(requested, built) {
    const { widgets, platforms } = await load(built);
    const found = find(requested.name, widgets);
    const { title, summary, page, category } = found;
    const on = found.platforms.map((one) => platforms[one] ?? one).join(', ');
    const parts = PARTS.filter((part) => (requested.part ?? part) === part).flatMap((part) => {
      const rows = (found[part] as Row[]).filter((row) => isThere(row, requested));
      return rows.length > 0
        ? [`\n## ${part}\n`, ...rows.map((row) => toLine(row, platforms))]
        : [];
    });
    return {
      text: [
        `# ${title}`,
        '',
        `${summary} Category: ${category}. Platforms: ${on}.`,
        ...parts,
      ].join('\n'),
      cite: [{ title, url: await built.urlOf(page) }],
    };
  },
});

export default [widget];

async function load(built: BuiltSite): Promise<WidgetsFile> {
  const file = (await built.json(WIDGETS_FILE)) as WidgetsFile | undefined;
  if (!file) throw new ExpectedError('The site has no widgets.');
  return file;
}

function find(name: string, widgets: WidgetsFile['widgets']): Widget {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = Object.values(widgets).find((one) =>
    [one.name, one.title].some((known) => plain(known) === plain(name)),
  );
  if (found) return found;
  const names = Object.keys(widgets);
  const meant = nearest(name.toLowerCase().replace(/\s+/g, '-'), names);
  throw new ExpectedError(
    `There is no widget "${name}".${meant ? ` Closest: ${meant}` : ''}`,
    `Allowed for "name": ${names.join(', ')}`,
  );
}

function isThere({ platforms, since, facts }: Row, { platform, version }: Asked): boolean {
  if (platform && platforms && !platforms.includes(platform)) return false;
  if (version === undefined) return true;
  if (since && isLater(since, version)) return false;
  // It is there as soon as one of the platforms requested has it.
  const came = facts?.since ?? [];
  const wanted = platform ? [platform] : (platforms ?? []);
  return (
    wanted.length === 0 ||
    wanted.some(
      (one) => !came.some((at) => at.platforms.includes(one) && isLater(at.version, version)),
    )
  );
}

/** Numbers, part by part; parts that aren't written are 0. */
function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 4; i++) {
    const by = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (by !== 0) return by > 0;
  }
  return false;
}

function toLine(row: Row, names: WidgetsFile['platforms']): string {
  const on = (platforms: readonly string[]) => platforms.map((one) => names[one] ?? one).join(', ');
  const { facts = {} } = row;
  const name = row.signature ?? row.name;
  const reported = [
    row.type,
    row.platforms ? `${on(row.platforms)} only` : undefined,
    ...(facts.since ?? []).map((at) => `${on(at.platforms)}: since ${at.version}`),
    ...(facts.since || !row.since ? [] : [`since ${row.since}`]),
    facts.values
      ? `one of ${facts.values.join(', ')}`
      : row.values && `one of ${row.values.join(', ')}`,
    row.default === undefined ? undefined : `default ${String(row.default)}`,
    ...(row.default === undefined ? (facts.defaults ?? []) : []).map(
      ({ value, platforms }) => `default ${String(value)} (${on(platforms)})`,
    ),
  ].filter(Boolean);
  const label = row.label && row.label !== name ? `**${row.label}** ` : '';
  return `- ${label}${name ? `\`${name}\`` : ''}${reported.length > 0 ? ` (${reported.join('; ')})` : ''}: ${row.description.replace(/\s+/g, ' ')}`;
}
