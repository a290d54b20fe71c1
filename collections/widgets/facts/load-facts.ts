// `content/facts/` → facts of the runtimes, and what of them the reference omits on purpose.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  type Diagnostic,
  diagnose,
  displayPath,
  readContent,
  readYaml,
  replaceTokens,
  type SiteFolder,
} from '../../../engine/index.ts';
import type { Facts, RuntimeFacts } from './facts-file.ts';

const text = z.string().trim().min(1);

/** `content/known-differences.yaml`. */
export const knownDifferencesSchema = z.array(
  z.strictObject({
    widget: text.describe('the name of a manifest, or * for all'),
    name: text.describe('as learn check names it: on-rowclick, selectItem(), pane/title of a part'),
    reason: text.describe('why the manifest is right to differ'),
  }),
);

/** `content/facts/not-documented.yaml`: names of the runtimes that no manifest has to list. */
export const notDocumentedSchema = z.array(z.strictObject({ reason: text, names: z.array(text) }));

export type KnownDifference = z.output<typeof knownDifferencesSchema>[number];

export type LoadedFacts = {
  facts: Facts;
  known: readonly KnownDifference[];
  /** Whether the reference omits a name on purpose. */
  isUndocumented(name: string): boolean;
};

const FOLDER = 'facts';
const FILES = ['web.json', 'react-native.json', 'map.json', 'history.json'];

/** Undefined where a site has none. A script writes the files, all of them or none. */
export function loadFacts(loaded: SiteFolder, diagnostics: Diagnostic[]): LoadedFacts | undefined {
  if (!existsSync(path.join(loaded.contentDir, FOLDER))) return undefined;
  const [web, native, map, history] = FILES.map((name) => readJson(loaded, name, diagnostics));
  const known = readYaml(
    ...([loaded, 'known-differences.yaml', knownDifferencesSchema, 'facts', diagnostics] as const),
  );
  const silent = readYaml(
    ...([
      loaded,
      `${FOLDER}/not-documented.yaml`,
      notDocumentedSchema,
      'facts',
      diagnostics,
    ] as const),
  );
  if (!web || !native || !map || !history) return undefined;
  const parts = [web, native, map, history, known?.value, silent?.value];
  const before = loaded.parsed.get(FOLDER) as { parts: unknown[]; made: LoadedFacts } | undefined;
  // What was made of facts before is good as long as the files are the same.
  if (before?.parts.every((one, at) => one === parts[at])) return before.made;
  const names = new Set((silent?.value ?? []).flatMap((one) => one.names.map(inSmallLetters)));
  const made: LoadedFacts = {
    facts: {
      runtimes: { web: web as RuntimeFacts, 'react-native': native as RuntimeFacts },
      map: map as Facts['map'],
      history: history as Facts['history'],
    },
    known: known?.value ?? [],
    isUndocumented: (name) => names.has(inSmallLetters(name)),
  };
  loaded.parsed.set(FOLDER, { parts, made });
  return made;
}

const inSmallLetters = (name: string): string => name.toLowerCase();

function readJson(loaded: SiteFolder, name: string, diagnostics: Diagnostic[]): unknown {
  const shown = displayPath(loaded, `${FOLDER}/${name}`);
  try {
    const bytes = readContent(loaded, `${FOLDER}/${name}`);
    if (!bytes) throw new Error('there is no such file');
    const text = bytes.toString('utf8');
    const place = `${FOLDER}/${name}`;
    const known = loaded.parsed.get(place) as { text: string; value: unknown } | undefined;
    if (known?.text === text) return known.value;
    const value = JSON.parse(replaceTokens(text, loaded.tokens));
    loaded.parsed.set(place, { text, value });
    return value;
  } catch (error) {
    diagnostics.push(
      diagnose(
        { path: shown, line: 1, column: 1 },
        {
          code: 'facts/unreadable',
          message: `${shown} can't be read: ${(error as Error).message}`,
          hint: 'The script that reads the runtimes writes it; see CONTRIBUTING.md.',
        },
      ),
    );
    return undefined;
  }
}
