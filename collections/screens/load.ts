// `content/screens/**/*.yaml` ▶ records by name, each checked by its schema and for ids that are there twice.
import type { Diagnostic, LoadedConfig } from '../../engine/index.ts';
import {
  displayPath,
  loadRecords,
  type ParsedRecord,
  parseYaml,
  type RangeOf,
} from '../../engine/index.ts';
import { toPart } from './parts/index.ts';
import { type LoadedScreen, screenSchema } from './record.ts';

const SCREENS = 'screens';

export function loadScreens(loaded: LoadedConfig, diagnostics: Diagnostic[]): LoadedScreen[] {
  const records = loadRecords(loaded, SCREENS, (text, name) =>
    parseScreen(text, name, displayPath(loaded, `${SCREENS}/${name}`), loaded.tokens),
  );
  return [...records.values()].flatMap(({ value, diagnostics: own }) => {
    diagnostics.push(...own);
    return value ? [value] : [];
  });
}

/** @param file  its name below the folder of screens. */
export function parseScreen(
  text: string,
  file: string,
  path: string,
  tokens: LoadedConfig['tokens'],
): ParsedRecord<LoadedScreen> {
  const { value, diagnostics, rangeOf } = parseYaml(text, screenSchema, {
    path,
    tokens,
    area: SCREENS,
  });
  if (!value) return { diagnostics };
  const name = file.replace(/\.yaml$/, '');
  const places = {
    from: placesOf('from', value.parts, ['parts'], rangeOf),
    ids: placesOf('id', value.parts, ['parts'], rangeOf),
    title: rangeOf(['title']),
  };
  return { diagnostics, value: { ...value, name, parts: value.parts.map(toPart), places } };
}

/** Every text under this key, with the place of the key. */
function placesOf(
  key: string,
  value: unknown,
  path: readonly PropertyKey[],
  rangeOf: RangeOf,
): LoadedScreen['places']['ids'] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    if (name === key && typeof inside === 'string') return [{ name: inside, range: rangeOf(at) }];
    return placesOf(key, inside, at, rangeOf);
  });
}
