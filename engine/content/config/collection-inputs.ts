// What a collection reads and takes of others → a hash: under this, its records are what they were.
import path from 'node:path';
import { hashOf } from '../../cache/hash.ts';
import type { AnyCollection, LoadedCollection } from '../../collection.ts';
import { knownHash, readInside } from '../../disk/inside.ts';
import { lookUp } from '../../text/look-up.ts';
import { listFiles } from '../list-files.ts';
import type { LoadedConfig } from './load-config.ts';
import { recordsFrom } from './records-of.ts';

/** Hash of all that the records may depend on but other collections; undefined where that is unknown. */
export function inputsOf(
  { name, reads }: AnyCollection,
  texts: object,
  { loaded, written }: { loaded: LoadedConfig; written: ReadonlySet<string> },
): string | undefined {
  if (!reads) return undefined;
  const { config, moduleSources, tokens } = loaded;
  const settings = JSON.stringify([name, config, moduleSources, tokens, texts]);
  return hashOf([
    settings,
    [...written].join('\n'),
    ...reads.flatMap((one) => hashesOf(one, loaded)),
  ]);
}

type Requesting = {
  collection: AnyCollection;
  loaded: LoadedConfig;
  /** Collections that are listed earlier. */
  all: readonly LoadedCollection[];
};

/** The same with the records that it takes of collections listed earlier: others may change. */
export function withRequested(
  own: string | undefined,
  requested: readonly string[],
  { collection: { name, takes = {} }, loaded: { store }, all }: Requesting,
): string | undefined {
  const inputs = requested.map((other) => {
    const one = named(other, all);
    const taken = lookUp(takes, other);
    if (!one) return '';
    const { inputs } = one.origin ?? {};
    if (!taken || inputs === undefined) return inputs;
    // Mostly they are what they were: then none of them is parsed.
    return store.get(['records', 'taken', name, inputs], () => {
      const part = recordsFrom(() => one.data.records)(other, taken);
      return hashOf([JSON.stringify(part)]);
    });
  });
  if (own === undefined || inputs.includes(undefined)) return undefined;
  return hashOf([own, JSON.stringify([requested, inputs])]);
}

export const named = (
  name: string,
  all: readonly LoadedCollection[],
): LoadedCollection | undefined => all.find(({ collection }) => collection.name === name);

/** Name and hash of each file below a name in the content folder, or of the file itself. */
function hashesOf(name: string, { contentDir }: Pick<LoadedConfig, 'contentDir'>): string[] {
  const at = path.join(contentDir, name);
  const known = knownHash(contentDir, at);
  if (known !== undefined) return [name, known];
  const own = readInside(contentDir, at);
  if (own) return [name, hashOf([own])];
  const files = listFiles(at, '', contentDir);
  return files.flatMap((file) => hashesOf(`${name}/${file}`, { contentDir }));
}
