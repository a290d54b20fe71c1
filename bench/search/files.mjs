// A folder → answers as a host of static files gives them: text in brotli, kept for as long as a test lasts.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };
const MISSING = { status: 404, headers: {}, body: Buffer.alloc(0) };
const EMPTY = '<!doctype html><html lang="en"><title>Search</title><h1>Search</h1></html>';

/** Serves `dir`; its own root is an empty page. */
export function answerFiles(dir, { isCompressed = true } = {}) {
  const made = new Map();
  return async ({ path: url }) => {
    const { pathname } = new URL(url, 'http://none');
    if (!made.has(pathname)) made.set(pathname, make(dir, pathname, isCompressed));
    return made.get(pathname);
  };
}

function make(dir, pathname, isCompressed) {
  const file = path.join(dir, decodeURI(pathname));
  if (pathname === '/') return found(Buffer.from(EMPTY), 'text/html', isCompressed);
  if (!existsSync(file)) return MISSING;
  const made = isCompressed && existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  return found(readFileSync(file), TYPES[path.extname(file)], isCompressed, made);
}

/** @param made  the body in brotli, where it was made before. */
function found(bytes, type, isCompressed, made) {
  const headers = {
    'content-type': type ?? 'application/octet-stream',
    'cache-control': 'max-age=600',
  };
  if (!type || !isCompressed) return { status: 200, headers, body: bytes };
  const body = made ?? brotliCompressSync(bytes);
  return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body };
}

/** The texts for excerpts of a generated corpus, made when they are asked for: below `/…/_search/text/`. */
export function answerTexts(corpus) {
  const numbers = new Map(corpus.ids.map((id, n) => [id, n]));
  return async ({ path: url }) => {
    const id = /\/_search\/text\/(.*)\.json/.exec(decodeURI(url))?.[1];
    const n = numbers.get(id);
    if (n === undefined) return MISSING;
    return found(Buffer.from(JSON.stringify(textOf(corpus.pageAt(n)))), TYPES['.json'], true);
  };
}

/** A page of a generated corpus as the file of its text. */
export function textOf({ description, sections }) {
  return {
    description,
    records: sections.map(({ anchor, heading, text }) => [anchor, heading, text]),
  };
}

/** The first of several that has an answer. */
export function answerFirst(...answers) {
  return async (request) => {
    for (const answer of answers) {
      const one = await answer(request);
      if (one.status !== 404) return one;
    }
    return MISSING;
  };
}

/** Bytes of all files of a folder. */
export function folderBytes(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
