// A built folder ▶ its files, read and parsed once, kept up to a limit; nothing outside of the folder is reached.
import { readFile } from 'node:fs/promises';
import { findFile } from '../serve/resolve-request.ts';

export type KeptFiles = {
  /** Undefined where the folder has no such file. @param name  below the folder, with `/`. */
  text(name: string): Promise<string | undefined>;
  /** Parsed. @throws SyntaxError when the file is no JSON. */
  json(name: string): Promise<unknown>;
  /** What `parse` makes of a text. @param kind  names what that is. */
  parsed<T>(name: string, kind: string, parse: (text: string) => T): Promise<T | undefined>;
  /** As it is on disk at this moment; not kept. */
  fresh(name: string): Promise<string | undefined>;
  /** Bytes of the files that are kept at this moment. */
  keptBytes(): number;
};

type Kept = { value: Promise<unknown>; sizeBytes: number };

/** What was used longest ago goes first. A file that another build has replaced is read again. */
export function keepFiles(dir: string, limitBytes = 64 * 1024 * 1024): KeptFiles {
  const kept = new Map<string, Kept>();
  let keptBytes = 0;
  const drop = (key: string) => {
    keptBytes -= kept.get(key)?.sizeBytes ?? 0;
    kept.delete(key);
  };
  const find = async (name: string) => (isPlainName(name) ? findFile(dir, name) : undefined);
  async function get(name: string, kind: string, parse: (text: string) => unknown) {
    const file = await find(name);
    if (!file) return undefined;
    const key = `${kind} ${name} ${file.key}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    }
    const value = readFile(file.path, 'utf8').then(parse);
    kept.set(key, { value, sizeBytes: file.sizeBytes });
    keptBytes += file.sizeBytes;
    for (const old of kept.keys()) if (keptBytes > limitBytes) drop(old);
    // A failed reading isn't kept: the next one may go well.
    value.catch(() => drop(key));
    return value;
  }
  return {
    text: async (name) => (await get(name, 'text', (text) => text)) as string | undefined,
    json: (name) => get(name, 'json', JSON.parse),
    parsed: (name, kind, parse) => get(name, kind, parse) as Promise<undefined>,
    async fresh(name) {
      const file = await find(name);
      return file ? readFile(file.path, 'utf8') : undefined;
    },
    keptBytes: () => keptBytes,
  };
}

/** Names below the folder as the build gives them: no way up, no root, no drive, no NUL. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for.
  if (/[\0-\x1f\\:]/.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
