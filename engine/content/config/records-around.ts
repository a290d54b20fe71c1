// Records of a collection → what of them is around pages: as long as that is the same, all pages but those that show the records are.
import { hashOf } from '../../cache/hash.ts';
import type { AnyCollection, LoadedCollection } from '../../collection.ts';
import { once } from '../../text/once.ts';

/** @param records  are parsed when they are first used. */
export function recordsAround(
  { aroundPages }: Pick<AnyCollection, 'aroundPages'>,
  data: { readonly records: unknown },
): LoadedCollection['around'] {
  const part = once(() => (aroundPages ? aroundPages(data.records) : data.records));
  const hash = once(() => hashOf([JSON.stringify(part() ?? null)]));
  return {
    get records() {
      return part();
    },
    get hash() {
      return hash();
    },
  };
}
