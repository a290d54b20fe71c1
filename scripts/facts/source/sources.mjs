// A commit → the source files in it, each parsed when it is first requested.
import { BadInput } from '../bad-input.mjs';
import { git } from './git.mjs';
import { parse } from './syntax.mjs';

const IS_TEST = /\.spec\.tsx?$/;

/**
 * Load the files of a commit whose path matches.
 *
 * @param earlier  Sources of another commit: files that are the same there aren't read and parsed again.
 * @returns        `list(pattern, except)`: sorted paths · `text(path)` · `parsed(path)`: as `parse` returns it.
 */
export function loadSources({ folder, commit }, pattern, earlier) {
  const files = new Map();
  const missing = [];
  for (const { path, id } of listFiles(folder, commit).filter((one) => pattern.test(one.path))) {
    const same = earlier?.files.get(path);
    files.set(path, same?.id === id ? same : { path, id });
    if (same?.id !== id) missing.push(files.get(path));
  }
  readTexts(folder, missing);
  const paths = [...files.keys()].sort((a, b) => (a < b ? -1 : 1));
  return {
    files,
    list: (wanted, except = IS_TEST) =>
      paths.filter((path) => wanted.test(path) && !except.test(path)),
    text: (path) => files.get(path)?.text,
    parsed(path) {
      const file = files.get(path);
      if (!file) throw new BadInput(`${folder}: there is no ${path} at ${commit.slice(0, 8)}.`);
      file.parsed ??= parse(path, file.text);
      return file.parsed;
    },
  };
}

function listFiles(folder, commit) {
  const rows = git(folder, ['ls-tree', '-r', '-z', '--full-tree', commit]).toString().split('\0');
  return rows.flatMap((row) => {
    const [, id, path] = /^\d+ blob (\w+)\t(.*)$/s.exec(row) ?? [];
    return path ? [{ path, id }] : [];
  });
}

/** One call of git for all: each answer is a line with the size, the text, and a line end. */
function readTexts(folder, files) {
  const requested = files.map(({ id }) => `${id}\n`).join('');
  const answer = git(folder, ['cat-file', '--batch'], requested);
  let start = 0;
  for (const file of files) {
    const lineEnd = answer.indexOf('\n', start);
    const sizeBytes = Number(answer.toString('latin1', start, lineEnd).split(' ')[2]);
    if (Number.isNaN(sizeBytes)) throw new BadInput(`${folder}: ${file.path} isn't there in full.`);
    file.text = answer.toString('utf8', lineEnd + 1, lineEnd + 1 + sizeBytes);
    start = lineEnd + sizeBytes + 2;
  }
}
