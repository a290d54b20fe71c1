// `content/screens/**/*.yaml` → records by name, each checked by its schema and for ids that are there twice.
import type { z } from 'zod';
import { type RangeOf, type YamlFile, yamlFolder } from '../../engine/index.ts';
import { toPart } from './parts/index.ts';
import { type LoadedScreen, screenSchema } from './record.ts';

const SCREENS = 'screens';

const loadFiles = yamlFolder(SCREENS, screenSchema, (value, file) => ({
  screen: toScreen(value, file),
}));

export const loadScreens = (input: Parameters<typeof loadFiles>[0]): LoadedScreen[] =>
  loadFiles(input).map(({ screen }) => screen);

export function toScreen(
  value: z.output<typeof screenSchema>,
  { name, rangeOf }: Pick<YamlFile, 'name' | 'rangeOf'>,
): LoadedScreen {
  const places = {
    from: placesOf('from', value.parts, ['parts'], rangeOf),
    ids: placesOf('id', value.parts, ['parts'], rangeOf),
    title: rangeOf(['title']),
  };
  return { ...value, name, parts: value.parts.map(toPart), places };
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
