// Comments that a site's config gives a meaning in code, such as `// highlight-add-next-line` → signs of a difference, or our marks.

export type MagicComment = {
  /** What it makes of its lines: added, removed, or marked. */
  sign: '+' | '-' | '';
  line?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
};

/** @param written  `themeConfig.prism.magicComments`. */
export function toMagicComments(written: unknown): MagicComment[] {
  if (!Array.isArray(written)) return [];
  const wordOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return written.flatMap((one) => {
    const { className, line, block } = (one ?? {}) as Record<string, unknown>;
    const { start, end } = (block ?? {}) as Record<string, unknown>;
    if (typeof className !== 'string') return [];
    const words = { line: wordOf(line), start: wordOf(start), end: wordOf(end) };
    return [{ sign: signOf(className), ...words }];
  });
}

function signOf(className: string): MagicComment['sign'] {
  if (/add|insert|plus/i.test(className)) return '+';
  return /remove|delete|minus/i.test(className) ? '-' : '';
}

/**
 * @param lines   of the code, without those of the fence.
 * @param indent  columns that the fence is indented by.
 * @returns       undefined where no line has such a comment, or only those that we have, too.
 */
export function takeMagicComments(
  lines: readonly string[],
  comments: readonly MagicComment[],
  indent: number,
): { lines: string[]; isDiff: boolean } | undefined {
  const found = lines.map((line) => meaningOf(line, comments));
  const isDiff = found.some((one) => one !== undefined && one.sign !== '');
  if (!isDiff && !found.some((one) => one !== undefined && !one.isOurs)) return undefined;
  const taken: string[] = [];
  let next: MagicComment['sign'] = '';
  let inside: MagicComment['sign'] = '';
  lines.forEach((line, i) => {
    const meaning = found[i];
    if (meaning?.sign) {
      if (meaning.place === 'next-line') next = meaning.sign;
      else inside = meaning.place === 'start' ? meaning.sign : '';
    } else if (meaning) taken.push(line.replace(meaning.word, `highlight-${meaning.place}`));
    else {
      taken.push(isDiff ? signed(line, next || inside || ' ', indent) : line);
      next = '';
    }
  });
  return { lines: taken, isDiff };
}

function signed(line: string, sign: string, indent: number): string {
  const at = Math.min(indent, line.length - line.trimStart().length);
  return sign === ' ' && line.trim() === '' ? line : line.slice(0, at) + sign + line.slice(at);
}

const OPENINGS = ['//', '#', '<!--', '{/*', '/*', '--', ';', '%'];
const CLOSINGS = ['-->', '*/}', '*/'];

function meaningOf(line: string, comments: readonly MagicComment[]) {
  const text = line.trim();
  const opening = OPENINGS.find((one) => text.startsWith(one));
  if (opening === undefined) return undefined;
  const closing = CLOSINGS.find((one) => text.endsWith(one)) ?? '';
  const word = text.slice(opening.length, text.length - closing.length).trim();
  for (const { sign, line: next, start, end } of comments) {
    if (word === '' || ![next, start, end].includes(word)) continue;
    const place = word === next ? 'next-line' : word === start ? 'start' : 'end';
    return { sign, place, word, isOurs: word === `highlight-${place}` };
  }
  return undefined;
}
