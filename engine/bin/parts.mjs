// Parts of the engine → a version each, which changes with the code that it is made of, packages included, and with nothing
// else: what one of them has made stays good when another is edited, in another folder, and on another machine. Plain JavaScript, as what compiles the engine.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What draws whole pages, and what is around an article. What a tool takes of the engine is the engine's own. */
const WHOLE_PAGES =
  /^(?:\.\.\/engine\/tooling\.ts$|theme\/(?:theme|Document|WidePage|DocPage|CategoryPage|Outline|Pager|PageFacts|PageActions|page-actions|Slot)\.tsx?$)/;

/**
 * Part → modules that it begins with; all that they import belongs to it.
 *
 *   pieces   coloured code, diagrams, first states
 *   records  what reads YAML, and what collections take to read theirs; they get components from the same place
 *   styles   sheets that only some pages load
 *   search   what joins the words of all pages, and makes files of them
 *   articles what parses a page, and what collections take to draw in it: parts, never a whole page
 *   around   what surrounds the article of a page, as data: what draws that is no part of it
 *   client   what compiles the browser's files, and these files
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
  styles: { from: ['build/client/style-sheets.ts'] },
  search: { from: ['search/build-index.ts'] },
  articles: {
    from: [
      'build/pages/make-article.ts',
      'content/pages/page-header.ts',
      'content/pages/page-body.ts',
      'markdown/directives/index.ts',
      'index.ts',
      'shared.ts',
      '../tools/foreign-folders/index.ts',
    ],
    without: WHOLE_PAGES,
  },
  around: {
    from: ['build/plan/plan-page-data.ts', 'build/plan/site-key.ts', 'index.ts', 'shared.ts'],
    without: WHOLE_PAGES,
  },
  client: { from: ['build/client/make-client.ts', 'browser.ts', 'shared.ts', 'client/'] },
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
  const locked = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const versions = Object.entries(PARTS).map(([part, { from, without }]) => {
    const names = new Set();
    const packages = new Set();
    const follow = (name) => {
      if (names.has(name) || without?.test(name) || !existsSync(path.join(engine, name))) return;
      names.add(name);
      const { own, foreign } = read(name).imports;
      own.forEach(follow);
      for (const one of foreign) addPackage(one, 'engine', locked, packages);
    };
    for (const name of from.flatMap((one) => listed(engine, one))) follow(name);
    const hash = createHash('sha256').update([...packages].sort().join('\0'));
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

/** A package, as it is locked, and all that it depends on; from the folder of the lock's paths that asks for it. */
function addPackage(name, from, locked, packages) {
  const own = `${from}/node_modules/${name}`.replace(/^\//, '');
  const entry = locked[own];
  if (!entry) {
    if (from !== '') addPackage(name, from.replace(/(?:^|\/)[^/]+$/, ''), locked, packages);
    return;
  }
  const text = `${own} ${entry.version} ${entry.integrity}`;
  if (packages.has(text)) return;
  packages.add(text);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    if (!peerDependenciesMeta?.[one]?.optional) addPackage(one, own, locked, packages);
}

/** Of values: `own` by a relative path, as names below the engine's folder; `foreign`: packages. */
function importsOf(text, name, parseSync) {
  if (!/\.tsx?$/.test(name)) return { own: [], foreign: [] };
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
  return {
    own: froms
      .filter((from) => from.startsWith('.'))
      .map((from) => path.posix.join(path.posix.dirname(name), from)),
    foreign: froms.flatMap((from) => /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(from)?.[0] ?? []),
  };
}
