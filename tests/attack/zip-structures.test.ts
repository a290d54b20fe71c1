// Zips with changed bytes, names and manifests → `learn verify` says a sentence and touches nothing; and what it finds
// unchanged is, for another program that unpacks it, exactly what was bundled.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, it, vi } from 'vitest';
import { verifyCommand } from '../../engine/cli/verify.ts';
import { ExpectedError } from '../../engine/diagnostics/diagnostics.ts';
import { MANIFEST, writeManifest } from '../../tools/offline/manifest.ts';
import { toZip } from '../../tools/offline/zip.ts';
import { createRandom, type Random, tries } from './attack.ts';
import { listAll } from './listing.ts';

const COUNT = tries({ short: 600, full: 10_000 });

const dir = mkdtempSync(path.join(tmpdir(), 'learn-zips-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const FILES: readonly [string, Buffer][] = [
  ['index.html', Buffer.from('<p>Home</p>'.repeat(20))],
  ['a/index.html', Buffer.from('<p>A page</p>'.repeat(9))],
  ['images/é.png', Buffer.from([0, 1, 2, 3, 250])],
  ['empty.txt', Buffer.of()],
];
const TEXT = writeManifest(new Map(FILES));

const PARTS = ['..', '.', '', '/', '\\', 'a', 'site', 'index.html', 'INDEX.HTML', 'C:', '\0', '\n'];
const MORE = ['e\u0301', '\u202e', 'constructor', '__proto__', 'con', 'x'.repeat(300), ' ', '  '];

const oddName = (random: Random) =>
  Array.from({ length: 1 + random.int(4) }, () => random.pick([...PARTS, ...MORE])).join('/');

/** Lines of a manifest, changed, repeated, cut and mixed. */
function oddManifest(random: Random): string {
  const lines = TEXT.split('\n').map((line) => {
    const way = random.int(12);
    if (way === 0) return `${line.slice(0, 66)}${oddName(random)}`;
    if (way === 1) return line.slice(random.int(line.length + 1));
    if (way === 2) return line.toUpperCase();
    return way === 3 ? `${line}\n${line}` : line;
  });
  const some = random.int(3) === 0 ? random.shuffle(lines) : lines;
  const text = some.slice(random.int(5) === 0 ? random.int(some.length) : 0).join('\n');
  return random.int(6) === 0 ? text.slice(0, random.int(text.length + 1)) : text;
}

/** One of: bytes set, cut, added, doubled; mostly where the structure is, not the contents. */
function oddBytes(zip: Buffer, random: Random): Buffer {
  const text = zip.toString('latin1');
  const signs = [...text.matchAll(/PK/g)].map(({ index }) => index);
  const at = Math.min(
    zip.length - 1,
    random.int(4) === 0 ? random.int(zip.length) : random.pick(signs) + random.int(60),
  );
  const value = random.pick([0, 1, 2, 8, 32, 46, 47, 92, 127, 128, 255, random.int(256)]);
  const length = random.int(60);
  const pieces = {
    set: [zip.subarray(0, at), Buffer.from([value]), zip.subarray(at + 1)],
    cut: [zip.subarray(0, at), zip.subarray(at + length)],
    end: [zip.subarray(0, at)],
    add: [zip.subarray(0, at), Buffer.alloc(length, value), zip.subarray(at)],
    double: [zip.subarray(0, at + length), zip.subarray(at)],
  };
  return Buffer.concat(
    pieces[random.pick(['set', 'set', 'set', 'cut', 'end', 'add', 'double'] as const)],
  );
}

/** A name is changed beside its contents, in the directory, or in both. */
function renamed(zip: Buffer, random: Random): Buffer {
  const old = `site/${random.pick(FILES)[0]}`;
  const text = zip.toString('latin1');
  const from = Buffer.from(old).toString('latin1');
  const to = Buffer.from(oddName(random)).toString('latin1').padEnd(from.length, 'x');
  const [own, listed] = [text.indexOf(from), text.lastIndexOf(from)];
  const change = (all: string, place: number) =>
    all.slice(0, place) + to.slice(0, from.length) + all.slice(place + from.length);
  const which = random.int(3);
  const first = which === 1 ? text : change(text, own);
  return Buffer.from(which === 0 ? first : change(first, listed), 'latin1');
}

function oddZip(random: Random): Buffer {
  const files = new Map(FILES);
  const way = random.int(4);
  if (way === 0) files.set(oddName(random), Buffer.from('x'));
  files.set(MANIFEST, Buffer.from(way === 1 ? oddManifest(random) : TEXT));
  let zip = toZip(files, random.int(9) === 0 ? oddName(random) : 'site');
  if (way === 2) zip = renamed(zip, random);
  for (let times = way === 3 ? 1 + random.int(3) : 0; times > 0; times--)
    zip = oddBytes(zip, random);
  return zip;
}

/** As another program unpacks it, without its folder and its manifest, whose lines may have any order. */
function unpack(zip: Buffer): [string, string][] {
  const all = Object.entries(unzipSync(zip)).filter(([name]) => !name.endsWith(`/${MANIFEST}`));
  return all
    .map(([name, bytes]): [string, string] => [
      name.slice(name.indexOf('/') + 1),
      Buffer.from(bytes).toString('latin1'),
    ])
    .sort();
}

it('a strange zip is a sentence, and one that is unchanged is what was made', async () => {
  const random = createRandom('zips');
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const at = path.join(dir, 'x.zip');
  const whole = FILES.map(([name, bytes]): [string, string] => [
    name,
    bytes.toString('latin1'),
  ]).sort();
  const wrong: string[] = [];
  let [refused, different, same] = [0, 0, 0];
  for (let n = 0; n < COUNT; n++) {
    const zip = oddZip(random);
    writeFileSync(at, zip);
    const before = listAll(dir);
    out.mockClear();
    try {
      const status = await verifyCommand([at], {});
      if (status === 0) {
        same += 1;
        if (JSON.stringify(unpack(zip)) !== JSON.stringify(whole))
          wrong.push(`${n}: not what was made`);
      } else {
        different += 1;
        const said = out.mock.calls.flat().join('');
        const lines =
          /^(?:\w+ +\S.*\n)+\d+ files? of \d+ files? differ from the bundle that was made\.\n$/;
        if (!lines.test(said)) wrong.push(`${n}: ${said}`);
      }
    } catch (error) {
      refused += 1;
      if (!(error instanceof ExpectedError)) wrong.push(`${n}: ${error}`);
    }
    if (JSON.stringify(listAll(dir)) !== JSON.stringify(before)) wrong.push(`${n}: touched`);
  }
  out.mockRestore();
  expect(wrong).toEqual([]);
  expect(Math.min(refused, different, same)).toBeGreaterThan(COUNT / 50);
});
