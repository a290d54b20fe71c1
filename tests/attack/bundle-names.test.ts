// Built folders whose lists were changed, and names on the command line → `learn bundle` says a sentence, or writes one
// zip with plain names; nothing outside of its folder is read or changed.
import {
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
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../engine/cache/cache-file.ts';
import { bundleCommand } from '../../engine/cli/bundle.ts';
import { ExpectedError } from '../../engine/diagnostics/diagnostics.ts';
import { diskReason } from '../../engine/diagnostics/disk-errors.ts';
import { nameProblem } from '../../tools/offline/names.ts';
import { openBundle } from '../../tools/offline/read-bundle.ts';
import { readFiles } from '../support/read-bundle.ts';
import { createSiteFolder, page } from '../support/site-folder.ts';
import { createRandom, type Random, tries } from './attack.ts';
import { listAll } from './listing.ts';

const COUNT = tries({ short: 120, full: 10_000 });

const SECRET = 'SECRET-OUTSIDE';
const dir = mkdtempSync(path.join(tmpdir(), 'learn-names-'));
const built = path.join(dir, 'site');
const out = path.join(dir, 'out');
const home = process.cwd();
let whole: Map<string, string>;

beforeAll(() => {
  const site = createSiteFolder({
    'content/pages/index.md': page('Home', '[Start](start)'),
    'content/pages/start.md': page('Start'),
    'content/sidebars/guide.yaml': 'name: Guide\nslug: guide\norder: 1\nitems:\n  - start\n',
  });
  expect(site.learn('build', '--plain').status).toBe(0);
  whole = site.output();
  site.dispose();
  for (const [name, text] of whole) write(name, text);
  for (const folder of ['out', 'precious']) mkdirSync(path.join(dir, folder));
  for (const name of ['secret.txt', 'precious/secret.txt', 'index.html'])
    writeFileSync(path.join(dir, name), SECRET);
  symlinkSync('../precious', path.join(built, 'linked'));
  symlinkSync('../precious', path.join(built, '_link'));
  symlinkSync('../secret.txt', path.join(built, 'link.txt'));
  process.chdir(out);
});
afterAll(() => {
  process.chdir(home);
  rmSync(dir, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  const at = path.join(built, name);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

const PARTS = ['..', '..', '.', '', '_nav', '_files', 'start', 'linked', 'site', 'precious', '~'];
const ENDS = [
  'secret.txt',
  'link.txt',
  'index.html',
  'start.md',
  'x.css',
  'x.js',
  '\0',
  'a\nb',
  '',
];
const MORE = [
  'constructor',
  '__proto__',
  'CON',
  'C:',
  'a\\b',
  'é',
  'e\u0301',
  'y'.repeat(300),
  ' ',
];

/** What a bundle takes from the folder begins with such a part, or a page names it. */
const SHARP = [
  '_nav/../../secret.txt',
  '_x/../../precious/secret.txt',
  '_link/secret.txt',
  'linked/secret.txt',
  'link.txt',
  '../secret.txt',
  '../index.html',
];

const oddPath = (random: Random): string =>
  random.int(3) ? mixedPath(random) : random.pick(SHARP);

const mixedPath = (random: Random) =>
  [
    random.pick(['', '', '/', '//', `${dir}/`, './', 'C:/']),
    ...Array.from({ length: random.int(4) }, () => `${random.pick([...PARTS, ...MORE])}/`),
    random.pick([...ENDS, ...MORE]),
  ].join('');

const oddValue = (random: Random): unknown =>
  random.pick([oddPath(random), oddPath(random), 7, null, [], {}, '../../x', '/', '']);

/** A list of the folder with a value that no build writes; a page that shows something odd; or both. */
function change(random: Random): string[] {
  const odd = oddPath(random);
  const list = random.pick(['_files.json', '_files.json', '_site.json', '_search/root.json']);
  const text = whole.get(list) ?? '';
  if (random.int(12) === 0) write(list, text.slice(0, random.int(text.length)));
  else {
    const value = JSON.parse(text);
    if (Array.isArray(value)) value.push(random.int(9) === 0 ? oddValue(random) : odd);
    else if (value.sections) value.sections.push({ slug: oddValue(random), label: odd });
    else value[random.pick(Object.keys(value))] = oddValue(random);
    if (random.int(3)) write(list, JSON.stringify(value));
  }
  const html = whole.get(PAGE) ?? '';
  const shown = `<img src="/${odd}" srcset="/${odd} 2x"><a href="/${odd}">x</a>`;
  if (random.int(2)) write(PAGE, html.replace('<main', `${shown}<main`));
  return [list, PAGE];
}

const PAGE = 'start/index.html';

/** A name below `out`, which is the only folder that this may write into. */
const oddOut = (random: Random) =>
  random.int(2)
    ? undefined
    : path.join(out, `n${random.pick(['', ' ', 'é', '\n', '.zip', "'", '-'])}${random.int(9)}`);

async function problemsOf(zip: string): Promise<string[]> {
  const bundle = await openBundle(zip);
  const names = [...bundle.files.keys(), ...bundle.odd.map(({ name }) => name)];
  await bundle.close();
  const files = await readFiles(zip);
  const secret = [...files].filter(
    ([, bytes]) => bytes.includes(SECRET) || sha256(bytes) === sha256(SECRET),
  );
  return [
    ...bundle.odd.map(({ name, what }) => `${what} ${name}`),
    ...names.filter(nameProblem),
    ...secret.map(([name]) => `${name} is from outside`),
  ];
}

it('a changed list or name changes nothing outside, and puts nothing from there into a zip', async () => {
  const random = createRandom('bundle names');
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const wrong: string[] = [];
  let [made, refused] = [0, 0];
  for (let n = 0; n < COUNT; n++) {
    const changed = change(random);
    const section = random.int(3) ? undefined : random.pick(['guide', oddPath(random)]);
    const given = oddOut(random);
    const label = `${n}: ${changed} ${JSON.stringify({ section, given })}`;
    const before = listAll(dir, 'out');
    try {
      await bundleCommand([built], { section, out: given });
      made += 1;
    } catch (error) {
      refused += 1;
      if (!(error instanceof ExpectedError) && !diskReason(error)) wrong.push(`${label}: ${error}`);
    }
    if (JSON.stringify(listAll(dir, 'out')) !== JSON.stringify(before))
      wrong.push(`${label}: touched`);
    for (const name of readdirSync(out)) {
      wrong.push(...(await problemsOf(path.join(out, name))).map((one) => `${label}: ${one}`));
      rmSync(path.join(out, name), { recursive: true });
    }
    for (const name of changed) write(name, whole.get(name) ?? '');
  }
  print.mockRestore();
  expect(wrong).toEqual([]);
  expect(readFileSync(path.join(dir, 'precious/secret.txt'), 'utf8')).toBe(SECRET);
  expect(Math.min(made, refused)).toBeGreaterThan(COUNT / 50);
});
