// Words that are not on a page → for each, the line of the inventory, or the warning of the build, that accounts for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const WORD = /[\p{L}\p{N}]+/gu;

/** What an import says of each file: constructs that it changed, left out, or tells to look at. */
export function readInventory(imported) {
  const { places = {}, diagnostics } = JSON.parse(
    readFileSync(path.join(imported, 'import-report.json'), 'utf8'),
  );
  return (file) => [
    ...diagnostics
      .filter((one) => one.path === file)
      .map(({ line, code, message }) => ({
        from: line,
        to: line,
        said: `toLookAt ${code}: ${message}`,
      })),
    ...(places[file] ?? []).map((place) => {
      const [, from, to, said] = /^(\d+)-(\d+) (.*)$/s.exec(place);
      return { from: Number(from), to: Number(to), said };
    }),
  ];
}

/** What `learn check FOLDER --json` says; a warning is about all that follows it without a blank line. */
export function readWarnings(file, texts) {
  const { diagnostics } = JSON.parse(readFileSync(file, 'utf8'));
  return (name) => {
    const lines = texts(name).split('\n');
    return diagnostics
      .filter((one) => one.path === name || one.path.endsWith(`/${name}`))
      .map(({ line, code, message }) => {
        const end = lines.findIndex((text, i) => i >= line && text.trim() === '');
        return {
          from: line,
          to: end < 0 ? lines.length : end,
          said: `toLookAt ${code}: ${message}`,
        };
      });
  };
}

const RANK = ['leftOut', 'toLookAt', 'changed'];

/**
 * @param lost    word → how many of it are not on the page.
 * @param text    of the source, as a whole; @param entries  of its file.
 * @returns       `{ word, count, line, said }`, without `said` where nothing accounts for it.
 */
export function traceWords(lost, text, entries) {
  const lines = text.split('\n');
  const drawn = diagramsIn(lines);
  const where = new Map();
  lines.forEach((line, i) => {
    for (const [word] of line.matchAll(WORD))
      if (lost.has(word)) where.set(word, [...(where.get(word) ?? []), i + 1]);
  });
  return [...lost].flatMap(([word, count]) => {
    const found = (where.get(word) ?? [])
      .map((line) => ({ line, said: entryAt(line, entries)?.said ?? drawn(line) }))
      .sort((a, b) => (a.said === undefined) - (b.said === undefined));
    return Array.from({ length: count }, (_, i) => ({ word, ...(found[i] ?? { line: 0 }) }));
  });
}

/** A diagram is drawn: its keywords aren't shown, and a name that it repeats is shown once. */
function diagramsIn(lines) {
  const inside = new Set();
  let sign;
  lines.forEach((line, i) => {
    const [, fence, info] = /^[ \t>]*(`{3,}|~{3,})[ \t]*(\w*)/.exec(line) ?? [];
    if (sign === undefined) sign = fence && { fence, isDiagram: /^(?:mermaid|dot)$/.test(info) };
    else if (fence?.startsWith(sign.fence)) sign = undefined;
    else if (sign.isDiagram) inside.add(i + 1);
  });
  return (line) => (inside.has(line) ? 'changed diagram: drawn' : undefined);
}

/** The narrowest of those that say the most. */
function entryAt(line, entries) {
  const rank = ({ said }) => RANK.findIndex((column) => said.startsWith(column));
  return entries
    .filter(({ from, to }) => from <= line && line <= to)
    .sort((a, b) => a.to - a.from - (b.to - b.from) || rank(a) - rank(b))[0];
}
