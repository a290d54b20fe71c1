// Names of files below a folder → those that are no names on every system: on Windows, or where case and Unicode forms don't count.

/** Devices, also with an ending. @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Why Windows refuses a part of a path, as the end of a sentence that begins with the part; undefined when it doesn't. */
function windowsProblem(part: string): string | undefined {
  if (DEVICE.test(part)) return 'is the name of a device';
  if (/[. ]$/.test(part)) return `ends with ${part.endsWith('.') ? 'a dot' : 'a blank'}`;
  const [sign] = /[<>:"|?*\\\p{Cc}]/u.exec(part) ?? [];
  if (sign === undefined) return undefined;
  return `has ${/\p{Cc}/u.test(sign) ? 'a character that nobody sees' : sign} in it`;
}

export type NameProblem = {
  /** A file or folder, with `/` between parts. */
  name: string;
  kind: 'windows' | 'same';
  /** The end of a sentence that begins with the last part of the name. */
  says: string;
};

/** @param names  of files, `/` between parts. @returns  each file and folder once, in the order given. */
export function nameProblems(names: Iterable<string>): NameProblem[] {
  const problems: NameProblem[] = [];
  const seen = new Set<string>();
  const byFold = new Map<string, string>();
  for (const name of names)
    for (let end = name.indexOf('/', 1); ; end = name.indexOf('/', end + 1)) {
      const one = end < 0 ? name : name.slice(0, end);
      if (!seen.has(one)) {
        seen.add(one);
        const windows = windowsProblem(one.slice(one.lastIndexOf('/') + 1));
        if (windows) problems.push({ name: one, kind: 'windows', says: windows });
        const fold = one.normalize('NFC').toLowerCase();
        const first = byFold.get(fold);
        if (first === undefined) byFold.set(fold, one);
        else problems.push({ name: one, kind: 'same', says: differs(one, first) });
      }
      if (end < 0) break;
    }
  return problems;
}

function differs(one: string, first: string): string {
  const isForm = one.normalize('NFC') === first.normalize('NFC');
  return `differs from ${first} only in ${isForm ? 'its Unicode form' : 'small and capital letters'}`;
}
