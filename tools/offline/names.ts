// Names of files in a bundle → whether they are safe wherever it is unpacked, and tell files apart on every disk.

/** Why a name can't be in a bundle, as the end of a sentence that begins with it; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (/\p{Cc}/u.test(name)) return 'has a control character in it';
  if (name.includes('\\')) return 'has a backslash in it';
  if (/^(?:\/|[a-z]:)/i.test(name)) return 'is an absolute path';
  const parts = name.split('/');
  if (parts.includes('..') || parts.includes('.')) return 'has a "." or ".." for a part';
  return parts.includes('') ? 'has an empty part' : undefined;
}

/**
 * Names that a disk may take for one: they differ by case or by Unicode form only, or one of them is a folder of
 * another.
 *
 * @returns  all but the first of each, with the one before it.
 */
export function doubleNames(names: Iterable<string>): Map<string, string> {
  const all = [...names];
  const folders = new Map(all.flatMap((name) => foldersOf(name).map((one) => [one, name])));
  const first = new Map<string, string>();
  const doubles = new Map<string, string>();
  for (const name of all) {
    const folded = foldName(name);
    const other = first.get(folded) ?? folders.get(folded);
    if (other === undefined) first.set(folded, name);
    else doubles.set(name, other);
  }
  return doubles;
}

/** A name for people: nothing of it is unseen, and it can't send commands to their terminal. */
export const shownName = (name: string): string =>
  /^$|^\s|\s$|[\p{Cc}\p{Cf}]/u.test(name)
    ? JSON.stringify(name).replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${codeOf(sign)}}`)
    : name;

const codeOf = (sign: string) => sign.codePointAt(0)?.toString(16) ?? '';

const foldName = (name: string) => name.normalize('NFC').toLowerCase().normalize('NFC');

function foldersOf(name: string): string[] {
  const folded = foldName(name);
  return [...folded.matchAll(/\//g)].map(({ index }) => folded.slice(0, index));
}
