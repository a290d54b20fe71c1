// The page of a widget and its manifest → where the text says another default, version, platform or spelling.
import { type Diagnostic, diagnose, rangeIn, type SourceLine } from '../../engine/index.ts';
import type { WidgetRecords } from './load-widgets.ts';
import { proseOf } from './prose.ts';
import type { Widget } from './widgets.ts';

type Row = Widget['properties'][number] | Widget['events'][number];

/** What the manifests of a page say under one name. */
type Named = { name: string; rows: readonly Row[]; widgets: readonly Widget[] };

/** @param lines  of the page's body. Pages that describe no widget have nothing to agree with. */
export function checkProse(
  { id, lines }: { id: string; lines: readonly SourceLine[] },
  { widgets, platforms }: WidgetRecords,
): Diagnostic[] {
  const own = Object.values(widgets).filter(({ page }) => page === id);
  if (own.length === 0) return [];
  const named = namesOf(own);
  const spelled = spellingsOf(own);
  return proseOf(lines, (path) => path.endsWith('.md')).flatMap(({ line, text }) =>
    [...text.matchAll(NAME)].flatMap((match) => {
      const { 0: whole, 1: label, 2: code, index } = match;
      const written = label ?? code ?? '';
      const place = (from: number, length: number) => rangeIn(lines, line, from, from + length);
      const meant = label === undefined ? undefined : spelled.get(looseOf(label));
      const spelling =
        meant && !meant.includes(written)
          ? [diagnose(place(index + 2, written.length), otherSpelling(written, meant))]
          : [];
      const found = named.get(written);
      if (!found) return spelling;
      const end = index + whole.length;
      const rest = text.slice(end);
      return RULES.flatMap(({ pattern, says }) => {
        const hit = rest.match(pattern);
        if (!hit) return [];
        const [all, said = ''] = hit;
        const known = says(found, said, platforms);
        if (!known) return [];
        const at = end + (hit.index ?? 0) + all.lastIndexOf(said);
        return [diagnose(place(at, said.length), differs(written, said, known))];
      });
    }),
  );
}

const NAME = /\*\*([^*`|]{2,60})\*\*|`([A-Za-z][\w-]{1,40})`/g;

type Rule = {
  /** What may follow a name, up to what it says. */
  pattern: RegExp;
  /** What is known, where it differs. */
  says(named: Named, said: string, platforms: Readonly<Record<string, string>>): string | undefined;
};

const RULES: readonly Rule[] = [
  {
    pattern: /^[^*`|.;:()]{0,40}(?:\(|, |is |are )?by default,? `([^`]{1,60})`/,
    says: otherDefault,
  },
  {
    pattern: /^[^*`|.;:]{0,40}\bdefault(?: value)?(?: is| of|:)? `([^`]{1,60})`/,
    says: otherDefault,
  },
  { pattern: /^ (?:is|are|has) `([^`]{1,60})` by default/, says: otherDefault },
  { pattern: /^(?:,? |,? \()(?:since|from) (\d+(?:\.\d+){1,2})\b/, says: otherSince },
  { pattern: /^,? \((web|React Native|Cordova)(?: apps)? only\)/i, says: otherPlatform },
];

function otherDefault({ rows }: Named, said: string): string | undefined {
  const known = rows.flatMap((row) => [
    ...('default' in row && row.default !== undefined ? [String(row.default)] : []),
    ...(row.facts?.defaults ?? []).map(({ value }) => String(value)),
    ...(row.facts?.before ?? []).map(({ value }) => String(value)),
  ]);
  const isSame = known.some((one) => looseOf(one) === looseOf(said));
  return known.length === 0 || isSame
    ? undefined
    : `the default \`${[...new Set(known)].join('`, `')}\``;
}

function otherSince({ rows }: Named, said: string): string | undefined {
  const known = rows.flatMap(({ since, facts }) => [
    ...(since ? [since] : []),
    ...(facts?.since ?? []).map(({ version }) => version),
  ]);
  const isSame = known.some((one) => one === said || one === `${said}.0` || said === `${one}.0`);
  return known.length === 0 || isSame ? undefined : `since ${[...new Set(known)].join(', ')}`;
}

function otherPlatform(
  { rows, widgets }: Named,
  said: string,
  names: Readonly<Record<string, string>>,
): string | undefined {
  const id = said.toLowerCase().replace(' ', '-');
  const known = rows.flatMap(({ platforms }, i) => platforms ?? widgets[i]?.platforms ?? []);
  const others = [...new Set(known)].filter((one) => one !== id);
  if (known.length === 0 || others.length === 0) return undefined;
  return `platforms ${[...new Set(known)].map((one) => names[one] ?? one).join(', ')}`;
}

/** By label and by name, of all widgets of the page. */
function namesOf(own: readonly Widget[]): Map<string, Named> {
  const all = new Map<string, { name: string; rows: Row[]; widgets: Widget[] }>();
  for (const widget of own)
    for (const row of [...widget.properties, ...widget.events])
      for (const name of new Set([row.label, row.name ?? row.label])) {
        const found = all.get(name) ?? { name, rows: [], widgets: [] };
        all.set(name, found);
        found.rows.push(row);
        found.widgets.push(widget);
      }
  return all;
}

/** Labels by their letters alone: choices have names for markup, which the Studio shows otherwise. */
function spellingsOf(own: readonly Widget[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { properties, events } of own)
    for (const { label } of [...properties, ...events])
      all.set(looseOf(label), [...(all.get(looseOf(label)) ?? []), label]);
  // A tab and a group of properties may have the name of one of them.
  const groups = own.flatMap((widget) => widget.properties.map(({ group }) => group));
  const choices = own.flatMap((widget) =>
    widget.properties.flatMap(({ values = [], facts }) => [...values, ...(facts?.values ?? [])]),
  );
  for (const choice of [...choices, ...groups, ...own.map(({ title }) => title)])
    all.delete(looseOf(choice));
  return all;
}

const looseOf = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

const otherSpelling = (written: string, meant: readonly string[]) => ({
  code: 'widgets/other-spelling',
  message: `The manifest spells "${written}" otherwise.`,
  hint: `Write ${[...new Set(meant)].map((one) => `**${one}**`).join(' or ')}.`,
});

const differs = (name: string, said: string, known: string) => ({
  code: 'widgets/other-fact',
  message: `The manifest and the history of "${name}" say ${known}, not "${said}".`,
  hint: 'Correct the text, or the manifest in content/widgets/.',
});
