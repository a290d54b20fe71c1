// `content/widgets/*.yaml` and `widget-parts.yaml` → widgets with all their parts; a file is named after its widget.
import { diagnose, displayPath, type LoadInput, readYaml, yamlFolder } from '../../engine/index.ts';
import { type Scripting, scriptingSchema } from './declarations/scripting-file.ts';
import { addFacts } from './facts/add-facts.ts';
import { type Difference, findDifferences } from './facts/differences.ts';
import type { Facts } from './facts/facts-file.ts';
import { runtimeOf } from './facts/knowledge.ts';
import { type LoadedFacts, loadFacts } from './facts/load-facts.ts';
import { type WidgetMove, widgetMoves } from './facts/widget-moves.ts';
import {
  type WidgetFile,
  type WidgetParts,
  widgetPartsSchema,
  widgetSchema,
} from './widget-file.ts';
import { toWidget, type Widget } from './widgets.ts';

export type WidgetRecords = {
  /** By name. */
  widgets: Readonly<Record<string, Widget>>;
  /** The folder of manifests, as diagnostics show it. */
  folder: string;
  /** Names of platforms as readers know them. */
  platforms: Readonly<Record<string, string>>;
  /** Platform → the one whose runtime it has. */
  runs: Readonly<Record<string, string>>;
  /** Uses of shared parts that don't exist. */
  unknownParts: readonly UnknownPart[];
  /** Names of the shared parts, for hints. */
  parts: { properties: string[]; events: string[] };
  /** Where manifests and the code of the runtimes differ, but for what is known and has a reason. */
  differences: readonly Difference[];
  /** Entries of `known-differences.yaml` that name no difference, by their place in the list. */
  needless: readonly number[];
  /** What came, went or got another default in each version. */
  moves: readonly WidgetMove[];
  /** The first version that is known, by platform. */
  movesSince: Readonly<Record<string, string>>;
  /** What declarations for scripts are made from, where the site has all of it. */
  declared: { facts: Facts; scripting: Scripting } | undefined;
};

export type UnknownPart = {
  widget: string;
  list: 'properties' | 'events';
  index: number;
  use: string;
};

export function loadWidgets({ loaded, diagnostics }: LoadInput): WidgetRecords {
  const parts = readYaml(
    ...([loaded, 'widget-parts.yaml', widgetPartsSchema, 'widgets', diagnostics] as const),
  )?.value ?? { properties: {}, events: {} };
  const files = loadManifests({ loaded, diagnostics }).map(({ manifest }) => manifest);
  const loadedFacts = loadFacts(loaded, diagnostics);
  const scripting = readYaml(
    ...([loaded, 'facts/scripting.yaml', scriptingSchema, 'facts', diagnostics] as const),
  )?.value;
  const used = { parts, key: JSON.stringify(parts) };
  const made = files.map((file) => makeWidget(file, used, loadedFacts?.facts));
  return {
    widgets: Object.fromEntries(made.map(({ whole }) => [whole.name, whole])),
    ...differ(
      made.map(({ plain }) => plain),
      loadedFacts,
    ),
    declared: loadedFacts && scripting ? { facts: loadedFacts.facts, scripting } : undefined,
    folder: displayPath(loaded, 'widgets'),
    platforms: loaded.config.platforms,
    runs: Object.fromEntries(Object.keys(loaded.config.platforms).map((id) => [id, runtimeOf(id)])),
    unknownParts: files.flatMap((file) => unknownParts(file, parts)),
    parts: { properties: Object.keys(parts.properties), events: Object.keys(parts.events) },
  };
}

type Made = { plain: Widget; whole: Widget; parts: string; facts: Facts | undefined };

/** A server reads all manifests again whenever one is saved; the others are as they were. */
const cached = new WeakMap<WidgetFile, Made>();

type Used = { parts: WidgetParts; key: string };

function makeWidget(file: WidgetFile, used: Used, facts: Facts | undefined): Made {
  const before = cached.get(file);
  if (before?.parts === used.key && before.facts === facts) return before;
  const plain = toWidget(file, used.parts);
  const made = { plain, whole: addFacts(plain, facts), parts: used.key, facts };
  cached.set(file, made);
  return made;
}

function differ(
  widgets: readonly Widget[],
  loaded: LoadedFacts | undefined,
): Pick<WidgetRecords, 'differences' | 'needless' | 'moves' | 'movesSince'> {
  if (!loaded) return { differences: [], needless: [], moves: [], movesSince: {} };
  const { facts, known, isUndocumented } = loaded;
  const found = findDifferences(widgets, facts, isUndocumented);
  const isMeant = ({ widget, name }: Difference, entry: (typeof known)[number]) =>
    entry.name === name && (entry.widget === widget || entry.widget === '*');
  return {
    differences: found.filter((one) => !known.some((entry) => isMeant(one, entry))),
    needless: known.flatMap((entry, at) => (found.some((one) => isMeant(one, entry)) ? [] : [at])),
    moves: movesOf(widgets, loaded),
    movesSince: Object.fromEntries(
      Object.entries(facts.history.versions).map(([id, all]) => [id, all[0]?.version ?? '']),
    ),
  };
}

type Moves = { names: string; moves: WidgetMove[] };

/** By what was known when they were found: of a manifest only its name counts. */
const cachedMoves = new WeakMap<LoadedFacts, Moves>();

function movesOf(widgets: readonly Widget[], loaded: LoadedFacts): WidgetMove[] {
  const names = widgets.map(({ name }) => name).join();
  const before = cachedMoves.get(loaded);
  if (before?.names === names) return before.moves;
  const moves = widgetMoves(widgets, loaded.facts, loaded.isUndocumented);
  cachedMoves.set(loaded, { names, moves });
  return moves;
}

function unknownParts(file: WidgetFile, parts: WidgetParts): UnknownPart[] {
  return (['properties', 'events'] as const).flatMap((list) =>
    (file[list] ?? []).flatMap((one, index) =>
      'use' in one && !Object.hasOwn(parts[list], one.use)
        ? [{ widget: file.name, list, index, use: one.use }]
        : [],
    ),
  );
}

const loadManifests = yamlFolder('widgets', widgetSchema, (manifest, file) => {
  if (manifest.name === file.name) return { manifest };
  const wrongName = diagnose(file.rangeOf(['name']), {
    code: 'widgets/wrong-name',
    message: `The file ${file.path} holds the widget "${manifest.name}".`,
    hint: `Rename the file to ${manifest.name}.yaml.`,
  });
  file.diagnostics.push(wrongName);
  return undefined;
});
