// `learn init [DIR]`: a site of ten small pages that show every construct, to be changed into one's own.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { engineDir } from '../cache/engine-version.ts';
import { listFiles } from '../content/list-files.ts';
import { humanize } from '../content/sidebars/generate-sidebar.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { expectFolder } from '../disk/expect-folder.ts';
import { writeForUser } from '../disk/write-for-user.ts';
import type { Command } from './flags.ts';

export const initCommand: Command = async ([word = '.', ...rest], flags) => {
  if (rest.length)
    throw new ExpectedError(`One folder at a time: "${rest.join(' ')}" is one word too many.`);
  expectFolder(word);
  const dir = path.resolve(word);
  const title = flags.title ?? humanize(path.basename(dir));
  const starter = path.join(engineDir, 'cli/starter');
  const files = new Map<string, string | Buffer>([
    ['site.config.ts', config(title)],
    ['.gitignore', 'dist\ndist.builds/\ndist-diff\ndist-diff.builds/\nnode_modules/\n'],
    ['.gitattributes', UNION],
    ...listFiles(starter, '').map(
      (name) => [name, readFileSync(path.join(starter, name))] as const,
    ),
  ]);
  for (const name of ['.gitignore', '.gitattributes'])
    if (existsSync(path.join(dir, name))) files.delete(name);
  expectFree(dir, [...files.keys()]);
  writeAll(dir, files);
  const shown = path.relative(process.cwd(), dir) || '.';
  const site = shown === '.' ? '' : ` ${shown}`;
  process.stdout.write(
    `Wrote ${files.size} files → ${shown}\nSee it, and write: npx learn dev${site}\n`,
  );
  return undefined;
};

/** Two branches may add redirects at one place: git takes both, each entry is whole. */
const UNION = 'content/redirects.yaml merge=union\n';

/** Nothing that is there is written over. */
function expectFree(dir: string, names: readonly string[]): void {
  const there = names.filter((name) => existsSync(path.join(dir, name)));
  const config = existsSync(dir) ? readdirSync(dir).find((one) => /^site\.config\./.test(one)) : '';
  const [first = config] = there;
  if (!first) return;
  const shown = path.relative(process.cwd(), path.join(dir, first));
  throw new ExpectedError(
    `There is a file already: ${shown}`,
    'Name a folder that is new or empty, such as: learn init docs',
  );
}

/** What was written goes again when one of them can't be; nothing else does. */
function writeAll(dir: string, files: ReadonlyMap<string, string | Buffer>): void {
  const written: string[] = [];
  try {
    for (const [name, content] of files) {
      const at = path.join(dir, name);
      writeForUser(at, content, { within: dir, isNew: true });
      written.push(at);
    }
  } catch (error) {
    for (const at of written) rmSync(at, { force: true });
    throw error;
  }
}

const config = (title: string): string =>
  [
    '// What this site says of itself. An editor shows every setting.',
    "import { defineConfig } from 'learn';",
    '',
    'export default defineConfig({',
    `  title: ${JSON.stringify(title)},`,
    `  description: ${JSON.stringify(`Documentation: ${title}.`)},`,
    `  product: { name: ${JSON.stringify(title)}, slug: 'product', code: 'P' },`,
    "  url: 'https://docs.example.com',",
    "  base: '/',",
    "  platforms: { web: 'Web', mobile: 'Mobile' },",
    '});',
    '',
  ].join('\n');
