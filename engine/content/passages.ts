// Collections ▶ the passages that pages may ask for: lines of Markdown made from records, and what they were made from.
import type { PassageCall } from '../collection.ts';
import type { Problem } from '../diagnostics.ts';
import type { LoadedCollection } from './load-collections.ts';
import type { SourceLine } from './source-text.ts';

export type Passages = {
  names: readonly string[];
  /** Lines and uses, or what is wrong with the attributes. */
  make(call: PassageCall): { lines: SourceLine[]; uses: string[] } | Problem;
};

/** @param users  use → ids of the pages that declared it, where that is known. */
export function createPassages(
  collections: readonly LoadedCollection[],
  users: Readonly<Record<string, readonly string[]>> = {},
): Passages {
  const owners = new Map(
    collections.flatMap((one) =>
      Object.keys(one.collection.passages ?? {}).map((name) => [name, one] as const),
    ),
  );
  return {
    names: [...owners.keys()],
    make(call) {
      const { collection, data } = owners.get(call.name) ?? {};
      const usedBy = (key: string) => users[`${collection?.name}:${key}`] ?? [];
      const made = data && collection?.passages?.[call.name]?.(call, { ...data, usedBy });
      if (!made) return { lines: [], uses: [] };
      if (!('lines' in made)) return made;
      return {
        lines: made.lines.map((line) => (typeof line === 'string' ? atCall(line, call.at) : line)),
        uses: made.uses.map((key) => `${collection?.name}:${key}`),
      };
    },
  };
}

const atCall = (text: string, at: SourceLine): SourceLine => ({
  text,
  path: at.path,
  line: at.line,
  written: at.written,
});
