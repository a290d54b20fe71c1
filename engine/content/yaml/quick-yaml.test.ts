// What is read quickly is what `yaml` reads, and is where `yaml` finds it: of all files of this repository, and of odd ones.
import { deepStrictEqual } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScalar, LineCounter } from 'yaml';
import { quickYaml } from './quick-yaml.ts';
import { documentOf, rangesIn, toLines } from './read-document.ts';
import { readYamlDocument } from './yaml-document.ts';
import { scalarLines } from './yaml-lines.ts';
import { offsetsOf, openYaml } from './yaml-source.ts';

const project = path.join(import.meta.dirname, '../../..');
const tokens = { Product: 'Acme Studio', pr: 'ac', PR: 'AC', slug: 'a' };

const filesIn = (folder: string) =>
  readdirSync(path.join(project, folder), { recursive: true })
    .map((name) => path.join(project, folder, String(name)))
    .filter((at) => /\.ya?ml$/.test(at));

/** Every path of keys and indexes into a value, and some that lead nowhere. */
function* pathsOf(value: unknown, at: readonly PropertyKey[] = []): Generator<PropertyKey[]> {
  yield [...at];
  yield [...at, 'nowhere'];
  yield [...at, 1_000];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value))
    yield* pathsOf(inside, [...at, Array.isArray(value) ? Number(key) : key]);
}

/** @returns  whether it was read quickly. */
function expectSame(text: string): boolean {
  const quick = quickYaml(text);
  if (!quick) return false;
  const counter = new LineCounter();
  const document = readYamlDocument(text, { lineCounter: counter, logLevel: 'silent' });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const value = document.toJS();
  // Vitest's own comparison takes a key "constructor" for the type.
  deepStrictEqual(quick.value, value);
  expect(JSON.stringify(quick.value)).toBe(JSON.stringify(value));
  return true;
}

/** Places and lines, by what the engine asks. */
function expectSamePlaces(text: string): void {
  const source = openYaml(text, 'content/a.yaml', tokens);
  const read = source.read();
  if ('problem' in read) return;
  const lines = toLines(text, 'content/a.yaml', tokens);
  const { document, lineCounter } = documentOf(lines.map((line) => line.text).join('\n'));
  const rangeAt = rangesIn(lines, lineCounter);
  for (const keys of pathsOf(read.value)) {
    const node = document.getIn(keys, true);
    const known = {
      range: rangeAt(...offsetsOf(document, keys)),
      lines: isScalar(node) ? scalarLines(node, lines, lineCounter) : [],
    };
    const found = { range: source.rangeOf(keys), lines: source.linesOf(keys) };
    // A comparison of its own for each of these takes most of the time.
    if (!isDeepStrictEqual(found, known))
      expect(found, `${text}\n→ ${keys.join('.')}`).toEqual(known);
  }
}

describe('every YAML file', () => {
  it.each(['content', 'tests/fixtures', 'engine', '.ci', 'deploy'])('in %s', (folder) => {
    const files = filesIn(folder);
    const quick = files.filter((at) => {
      const text = toLines(readFileSync(at, 'utf8'), at, tokens).map((line) => line.text);
      return expectSame(text.join('\n'));
    });
    if (folder === 'content') expect(quick.length / files.length).toBeGreaterThan(0.98);
    // One of ten shows each form there is; all of them take a minute.
    const some = files.filter((_, i) => folder !== 'content' || i % PLACES === 0);
    for (const at of some) expectSamePlaces(readFileSync(at, 'utf8'));
  });
});

const PLACES = Number(process.env.QUICK_YAML_PLACES ?? 10);

const PIECES = [
  ...['a: ', 'b: ', '"c": ', "'d': ", '- ', '? ', ': ', '{', '}', '[', ']', ', ', '\n', '\n', '\n'],
  ...['\n  ', '\n    ', '  ', ' ', '# no', ' # no', '|', '>', '|-\n  ', '>+\n  ', '"', "'", '\\n'],
  ...['x', 'two words', "it's", 'a:b', 'a#b', 'é日', '\u00a0', '\u0085', '\u2028', '\ufeff', '\t'],
  ...['true', 'False', 'null', '~', 'yes', '12', '-0', '0x1f', '0o7', '08', '1_000', '1e3', '.5'],
  ...['1.', '.inf', '.nan', '1e999', '9007199254740993', '2025-10-27', '12:30', '0b1', '+1'],
  ...['&a ', '*a', '!!str ', '!x ', '<<: ', '---', '...', '%YAML 1.2', '__proto__: ', '@', '`'],
  ...['constructor: ', '1: ', 'null: ', 'a: b', '- a\n- b', 'a:\n  - b: c\n    d: e\n'],
];
const odd = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((all) => all.join(''));

describe('odd texts', () => {
  it('have the value that `yaml` gives, or are left to it', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expectSame(text);
      }),
      { numRuns: Number(process.env.QUICK_YAML_RUNS ?? 4_000) },
    );
  });

  it('have the places that `yaml` gives', () => {
    fc.assert(fc.property(odd, expectSamePlaces), {
      numRuns: Number(process.env.QUICK_YAML_RUNS ?? 1_500),
    });
  });

  it.each([
    ['anchors', 'a: &x 1\nb: *x'],
    ['merge keys with an anchor', 'a: &x {b: 1}\nc:\n  <<: *x'],
    ['repeated keys', 'a: 1\na: 2'],
    ['tabs', 'a:\tb'],
    ['tags', 'a: !!str 1'],
    ['several documents', 'a: 1\n---\nb: 2'],
    ['directives', '%YAML 1.2\n---\na: 1'],
    ['keys that are no text', '1: a\n~: b'],
    ['keys of the language', '__proto__: {a: 1}'],
    ['very large numbers', `a: ${'9'.repeat(400)}`],
    ['nothing', '# only this'],
    ['what is no YAML', 'a: [b'],
  ])('with %s are left to `yaml`', (_what, text) => {
    expect(quickYaml(text)).toBeUndefined();
  });

  it.each([
    ['a: 2025-10-27\nb: 12:30:00\nc: 0o17\nd: 017\ne: 0x1F\nf: 1_000\ng: 9007199254740993'],
    ['a: yes\nb: No\nc: on\nd: ~\ne:\nf: ""\ng: TRUE\nh: .5\ni: -.inf\nj: .NaN\nk: 1e3'],
    ['<<: {a: 1}\nconstructor: 2\ntoString: 3'],
  ])('are read: %s', (text) => {
    expect(expectSame(text)).toBe(true);
  });
});
