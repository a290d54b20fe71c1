// Parts of the engine ▶ a version each, which changes with the code that it is made of and with nothing else: what one
// of them has made stays good when another is edited. Plain JavaScript, as what compiles the engine.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Part ▶ modules that it begins with; all that they import belongs to it.
 *
 *   pieces   coloured code, diagrams, first states
 *   records  what reads YAML, and what collections take to read theirs; they get components from the same place
 *   styles   sheets that only some pages load
 *   search   what joins the words of all pages, and makes files of them
 *   articles what parses a page, and what collections take to draw in it: parts, never a whole page
 *   client   the bundler of the browser's files, and these files
 */
const PARTS = {
  pieces: {
    from: [
      'markdown/code.ts',
      'markdown/diagram.ts',
      'markdown/highlight.ts',
      'render/draw-island.tsx',
    ],
  },
  records: { from: ['index.ts', 'content/load-site.ts'], without: /^(?:theme|render)\// },
  styles: { from: ['pipeline/style-sheets.ts'] },
  search: { from: ['search/build-index.ts', 'search/kept-words.ts'] },
  articles: {
    from: ['pipeline/make-article.ts', 'content/load-source.ts', 'index.ts', 'shared.ts'],
    without: /^theme\/(?:theme|Document|WidePage)\.tsx?$/,
  },
  client: { from: ['output/bundle-client.ts', 'browser.ts', 'shared.ts', 'client/'] },
};

/** @param engine  its folder. @param lock  the file that pins its packages. */
export async function versionParts(engine, lock) {
  const { parseSync } = await import('rolldown/utils');
  const files = new Map();
  const read = (name) => {
    const known = files.get(name);
    if (known) return known;
    const text = readFileSync(path.join(engine, name), 'utf8');
    const file = { text, imports: importsOf(text, name, parseSync) };
    files.set(name, file);
    return file;
  };
  const packages = [process.version, readFileSync(lock, 'utf8')];
  const versions = Object.entries(PARTS).map(([part, { from, without }]) => {
    const names = new Set();
    const follow = (name) => {
      if (names.has(name) || without?.test(name) || !existsSync(path.join(engine, name))) return;
      names.add(name);
      if (/\.tsx?$/.test(name)) read(name).imports.forEach(follow);
    };
    for (const name of from.flatMap((one) => listed(engine, one))) follow(name);
    const hash = createHash('sha256').update(packages.join('\0'));
    for (const name of [...names].sort()) hash.update(`\0${name}\0${read(name).text}`);
    return [part, hash.digest('hex').slice(0, 16)];
  });
  return Object.fromEntries(versions);
}

/** A folder stands for all its modules. */
function listed(engine, name) {
  if (!name.endsWith('/')) return [name];
  return readdirSync(path.join(engine, name), { recursive: true })
    .map((file) => `${name}${file}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

/** Of values, by a relative path; names below the engine's folder. */
function importsOf(text, name, parseSync) {
  if (!/\.tsx?$/.test(name)) return [];
  const { staticImports, staticExports, dynamicImports } = parseSync(name, text).module;
  const froms = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return froms
    .filter((from) => from.startsWith('.'))
    .map((from) => path.posix.join(path.posix.dirname(name), from));
}
