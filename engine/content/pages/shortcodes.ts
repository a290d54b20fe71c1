// Collections → the shortcodes that pages may ask for: lines of Markdown made from records, and what they were made from.

import type { LoadedCollection } from '../../collection.ts';
import type { Problem } from '../../diagnostics/diagnostics.ts';
import type { ShortcodeCall } from '../config/collection-data.ts';
import type { SourceLine } from './source-text.ts';

export type Shortcodes = {
  names: readonly string[];
  /** Lines and dependencies, or what is wrong with the attributes. */
  make(call: ShortcodeCall): { lines: SourceLine[]; dependencies: string[] } | Problem;
};

/** @param users  use → ids of the pages that declared it, where that is known. */
export function createShortcodes(
  collections: readonly LoadedCollection[],
  users: Readonly<Record<string, readonly string[]>> = {},
): Shortcodes {
  const owners = new Map(
    collections.flatMap((one) =>
      Object.keys(one.collection.shortcodes ?? {}).map((name) => [name, one] as const),
    ),
  );
  return {
    names: [...owners.keys()],
    make(call) {
      const { collection, data } = owners.get(call.name) ?? {};
      const usedBy = (key: string) => users[`${collection?.name}:${key}`] ?? [];
      const made = data && collection?.shortcodes?.[call.name]?.(call, { ...data, usedBy });
      if (!made) return { lines: [], dependencies: [] };
      if (!('lines' in made)) return made;
      return {
        lines: made.lines.map((line) => (typeof line === 'string' ? atCall(line, call.at) : line)),
        dependencies: made.dependencies.map((key) => `${collection?.name}:${key}`),
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
