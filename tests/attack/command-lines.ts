// A scratch disk with everything that a name can lead to, and command lines that are run on it, in one process for all.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteFolder, type Files, page, projectDir } from '../support/site-folder.ts';

export type Result = {
  args: string[];
  status: number | 'thrown';
  text: string;
  /** Paths below the scratch disk. */
  changed: string[];
  added: string[];
};

/** The folder that commands run in, below the scratch disk: deep enough for every `..`. */
export const CWD = 'home/user/projects/work';

const OWN: Files = {
  'own/site.config.json': '{ "title": "Own" }',
  'own/content/pages/a.md': page('A', '[b](b)'),
  'own/content/pages/b.md': page('B', '[a](a)'),
};

const FILES: Files = {
  ...OWN,
  'docs/index.md': page('Home'),
  'docs/two.md': page('Two', '[Home](index.md)'),
  'precious/sub/a.txt': 'keep',
  'precious/b.md': page('Precious'),
  'file.txt': 'keep',
  'source/docusaurus.config.js':
    "module.exports = { title: 'S', url: 'https://s.example', baseUrl: '/', presets: [['classic', {}]] };",
  'source/docs/intro.md': '# Intro\n\nText.\n',
  'source/package.json': '{ "name": "source" }',
  '../victim/deep/a.txt': 'keep',
  '../victim.txt': 'keep',
  '../../.profile': 'keep',
};

/** Name → where it leads. */
const LINKS: Readonly<Record<string, string>> = {
  'to-file': '../victim.txt',
  'to-folder': '../victim',
  'to-here': '.',
  'to-parent': '..',
  'to-root': '/',
  'to-nowhere': '../none',
  'to-self': 'to-self',
};

/** What a word or a flag of the command line may be. */
export const VALUES = [
  ...['', '.', '..', 'file.txt', 'precious', 'precious/', 'site', 'new\nname', 'none'],
  ...Object.keys(LINKS).filter((name) => name !== 'to-root'),
];

/** The whole disk: refused before anything is read or written. */
export const WHOLE_DISK = ['/', 'to-root'];

export type Scratch = {
  dir: string;
  run(cases: readonly string[][]): Result[];
  /** By a user who may write nothing but the scratch disk, where we are root. */
  runAsNobody(cases: readonly string[][]): Result[];
  dispose(): void;
};

export function createScratch(): Scratch {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn-scratch-'));
  const template = path.join(dir, 'template');
  const work = path.join(template, CWD);
  const built = createSiteFolder({ 'content/pages/index.md': page('Home') });
  const { status, text } = built.learn('build', '--plain', '--out', path.join(work, 'site'));
  built.dispose();
  if (status !== 0) throw new Error(text);
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(work, name)), { recursive: true });
    writeFileSync(path.join(work, name), content);
  }
  for (const [name, to] of Object.entries(LINKS)) symlinkSync(to, path.join(work, name));
  return {
    dir,
    run: (cases) => run(dir, cases, false),
    runAsNobody: (cases) => run(dir, cases, process.getuid?.() === 0),
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}

const NOBODY = 65_534;

function run(dir: string, cases: readonly string[][], isNobody: boolean): Result[] {
  const root = path.join(dir, 'disk');
  const file = path.join(dir, 'cases.json');
  const cwd = path.join(root, CWD);
  writeFileSync(file, JSON.stringify({ template: path.join(dir, 'template'), root, cwd, cases }));
  rmSync(root, { recursive: true, force: true });
  const cache = path.join(dir, isNobody ? 'cache-of-nobody' : 'cache');
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  if (isNobody) giveAway(dir);
  const script = path.join(projectDir, 'tests/support/run-cases.mjs');
  const user = isNobody ? { uid: NOBODY, gid: NOBODY } : {};
  const { status, stderr } = spawnSync(process.execPath, [script, file], {
    ...{ ...user, encoding: 'utf8', env: { ...process.env, LEARN_CACHE: cache } },
  });
  if (status !== 0) throw new Error(`The cases ended with ${status}.\n${stderr}`);
  return JSON.parse(readFileSync(`${file}.results`, 'utf8')) as Result[];
}

function giveAway(dir: string): void {
  chmodSync(dir, 0o755);
  const all = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = all.flatMap((entry) =>
    entry.isSymbolicLink() ? [] : [path.join(entry.parentPath, entry.name)],
  );
  for (const at of [dir, ...paths]) chownSync(at, NOBODY, NOBODY);
}

/**
 * What is wrong with a result: something that was there has changed, or something new is neither in the folder that the
 * command runs in nor in one that it names; or it ended without a sentence.
 *
 * @param mayChange  paths below the command's folder that it is there to change.
 */
export function wrongs(
  { args, status, text, changed, added }: Result,
  mayChange?: RegExp,
): string[] {
  const words = args.filter((word) => word !== '');
  const named = [CWD, ...words.flatMap((word) => [word, followed(word)]).map(inCwd)];
  // With the folders that lead to it.
  const isNamed = (at: string) =>
    named.some((one) =>
      [one, `${one}.builds`].some(
        (it) => at === it || at.startsWith(`${it}/`) || it.startsWith(`${at}/`),
      ),
    );
  const wrong = [
    ...changed
      .filter((at) => !mayChange?.test(path.relative(CWD, at)))
      .map((at) => `changed ${at}`),
    ...added.filter((at) => !isNamed(at)).map((at) => `added ${at}`),
    ...(status === 'thrown' || /fault of the engine|\n {4}at /.test(text) ? [text] : []),
    ...(status !== 0 && text.trim() === '' ? ['no sentence'] : []),
    ...(added.some((at) => /\.part$/.test(at)) ? ['a temporary file is left'] : []),
  ];
  return wrong.slice(0, 3).map((one) => `learn ${JSON.stringify(args)}: ${one}`);
}

const inCwd = (word: string): string => path.join(CWD, word);

/** Where a word leads that begins with a link. */
function followed(word: string): string {
  const [first = '', ...rest] = word.split('/');
  return [Object.hasOwn(LINKS, first) ? LINKS[first] : first, ...rest].join('/');
}
