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
      let isAboutUsers = false;
      const usedBy = (key: string) => {
        isAboutUsers = true;
        return users[`${collection?.name}:${key}`] ?? [];
      };
      const made = data && collection?.shortcodes?.[call.name]?.(call, { ...data, usedBy });
      if (!made) return { lines: [], dependencies: [] };
      if (!('lines' in made)) return made;
      return {
        lines: made.lines.map((line) => (typeof line === 'string' ? atCall(line, call.at) : line)),
        dependencies: made.dependencies.map(
          (key) => `${collection?.name}:${key || (isAboutUsers ? '' : keyOfCall(call))}`,
        ),
      };
    },
  };
}

const CALL = '::';

/** In place of all records: what the call stands for tells whether anything of them has changed that it takes. */
const keyOfCall = ({ name, attributes }: ShortcodeCall): string =>
  `${CALL}${name} ${JSON.stringify(attributes)}`;

/** Whether the key of a dependency is such a call. */
export const isCall = (key: string): boolean => key.startsWith(CALL);

/** @returns undefined for one that names records. */
export function shownByCall(
  key: string,
  { collection, data }: Pick<LoadedCollection, 'collection' | 'data'>,
): { is: unknown } | undefined {
  if (!isCall(key)) return undefined;
  const end = key.indexOf(' ');
  const name = key.slice(CALL.length, end);
  const call = { name, attributes: JSON.parse(key.slice(end)), at: NOWHERE } as ShortcodeCall;
  const { [name]: maker } = collection.shortcodes ?? {};
  return { is: maker?.(call, { ...data, usedBy: () => [] }) };
}

/** A page that writes the line elsewhere has another text. */
const NOWHERE: SourceLine = { text: '', path: '', line: 1, written: '' };

const atCall = (text: string, at: SourceLine): SourceLine => ({
  text,
  path: at.path,
  line: at.line,
  written: at.written,
});
