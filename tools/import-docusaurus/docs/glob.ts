// `**/_*.{md,mdx}` and a path → does it fit? Stars, `?` and braces, as in the lists that Docusaurus takes.

/** Braces written out: at most this many. */
const MOST = 200;

export function matchesAny(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) =>
    writeOut(glob).some((one) => fits(path.split('/'), one.replace(/^\.\//, '').split('/'))),
  );
}

function writeOut(glob: string): string[] {
  let all = [glob];
  for (let round = 0; round < 10; round++) {
    const next = all.flatMap(openFirst).slice(0, MOST);
    if (next.length === all.length && next.every((one, i) => one === all[i])) break;
    all = next;
  }
  return all;
}

function openFirst(glob: string): string[] {
  const end = glob.indexOf('}');
  const start = glob.lastIndexOf('{', end);
  if (end < 0 || start < 0) return [glob];
  const choices = glob.slice(start + 1, end).split(',');
  return choices.map((one) => glob.slice(0, start) + one + glob.slice(end + 1));
}

/** Row by row, so that no pattern takes more than parts times parts. */
function fits(parts: readonly string[], patterns: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const pattern of patterns) {
    const next = new Set<number>();
    for (const at of reached)
      if (pattern === '**') for (let i = at; i <= parts.length; i++) next.add(i);
      else if (at < parts.length && fitsPart(parts[at] ?? '', pattern)) next.add(at + 1);
    reached = next;
  }
  return reached.has(parts.length);
}

function fitsPart(text: string, pattern: string): boolean {
  let reached = new Set([0]);
  for (const sign of pattern) {
    const next = new Set<number>();
    for (const at of reached)
      if (sign === '*') for (let i = at; i <= text.length; i++) next.add(i);
      else if (at < text.length && (sign === '?' || text[at] === sign)) next.add(at + 1);
    reached = next;
  }
  return reached.has(text.length);
}
