// Collections whose records are not read yet → what Markdown may ask of them: that alone can be known without all records.
import type { AnyCollection, LoadedCollection } from '../../collection.ts';
import { once } from '../../text/once.ts';
import { textsOf } from './load-collections.ts';
import type { LoadedConfig } from './load-config.ts';
import { recordsAround } from './records-around.ts';

const FOR_MARKDOWN: ReadonlySet<string> = new Set<keyof AnyCollection>([
  'name',
  'dir',
  'load',
  'texts',
  'shortcodes',
  'directives',
  'cardAttribute',
  'card',
]);

/** @param ask  is called where someone wants records that can't be had one by one. */
export const unreadCollections = (loaded: LoadedConfig, ask: () => never): LoadedCollection[] =>
  loaded.collections.map((collection) => {
    const texts = textsOf(collection, loaded);
    const input = { loaded, written: new Set<string>(), recordsOf: ask, diagnostics: [] };
    const records = once(() => (collection.loadLazily ?? ask)(input, texts));
    const data = {
      get records() {
        return records();
      },
      texts,
    };
    const plain = Object.entries(collection).filter(([key]) => FOR_MARKDOWN.has(key));
    const styles: AnyCollection['styles'] = (given) => {
      try {
        return collection.styles?.(given) ?? {};
      } catch {
        // They change with records.
        return {};
      }
    };
    return {
      collection: { ...(Object.fromEntries(plain) as AnyCollection), styles },
      data,
      says: { pages: [], claims: [], versions: [] },
      around: recordsAround(collection, data),
    };
  });
