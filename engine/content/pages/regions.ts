// Lines of code → its regions, which comments mark: `// #region name`, `<!-- #endregion -->`, `# [!region name]`.

export type Region = {
  name: string;
  /** Index, from 0, of the line that opens it. */
  opens: number;
  /** Index of the line that closes it; undefined where none does. */
  closes?: number;
};

export type Regions = {
  all: Region[];
  /** Indexes of the lines that only mark regions. */
  markers: ReadonlySet<number>;
};

/** What begins a comment, in all languages. */
const COMMENT =
  /^(?:\/{2,}|\/\*+|\{\/\*|\(\*|<!--|\{\{!(?:--)?|--|;+|%+|'|::|rem\b|(?=#))[ \t]{0,20}/i;

/** Behind it: the word, with `#` or `[!` where it can only be a mark. */
const MARK = /^#?[ \t]{0,20}(pragma[ \t]{1,20}|\[!)?(end[ \t]?)?region\b(.*)$/i;

/** What ends a comment, and quotes around a name, as Visual Basic has them. */
const TAIL = /(?:-->|\*\/\}?|\*\)|--\}\}|\}\})$/;

type Marker = { name: string; isEnd: boolean; isSure: boolean };

/** Regions may be in each other, and overlap where the line that closes one names it. */
export function findRegions(lines: readonly string[]): Regions {
  const all: Region[] = [];
  const open: (Region & { isSure: boolean })[] = [];
  const markers = new Set<number>();
  for (const [i, line] of lines.entries()) {
    const marker = readMarker(line);
    if (!marker) continue;
    const { name, isEnd, isSure } = marker;
    if (isSure) markers.add(i);
    if (!isEnd) {
      open.push({ name, opens: i, isSure });
      continue;
    }
    const named = name ? open.findLastIndex((one) => one.name === name) : -1;
    const at = named >= 0 ? named : open.findLastIndex((one) => one.isSure === isSure);
    const [closed] = at >= 0 ? open.splice(at, 1) : [];
    if (!closed) continue;
    markers.add(closed.opens).add(i);
    all.push({ name: closed.name, opens: closed.opens, closes: i });
  }
  // "# region" alone may be a sentence about one.
  for (const one of open) if (one.isSure) all.push({ name: one.name, opens: one.opens });
  return { all: all.sort((a, b) => a.opens - b.opens), markers };
}

function readMarker(line: string): Marker | undefined {
  if (!/region/i.test(line)) return undefined;
  const text = line.trim();
  const [start] = COMMENT.exec(text) ?? [];
  if (start === undefined) return undefined;
  const behind = text.slice(start.length);
  const [, form = '', end, rest = ''] = MARK.exec(behind) ?? [];
  if (!MARK.test(behind)) return undefined;
  const name = (form === '[!' ? rest.split(']', 1).join('') : rest.trim().replace(TAIL, ''))
    .trim()
    .replace(/^"(.*)"$/, '$1');
  return {
    name,
    isEnd: end !== undefined,
    isSure: form !== '' || /^#(?:end ?)?region/i.test(behind),
  };
}
