// Code samples of the pages are what they claim to be. Java: the compiler parses each, as a whole file, as members of a
// class or as statements, and no class of the JDK lacks its import. That libraries have the methods used isn't proven:
// their types aren't here. JavaScript parses, JSON, XML and YAML are well-formed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type CodeSample, listSamples } from './support/code-samples.ts';
import { parseXml } from './support/parse-xml.ts';
import { projectDir } from './support/site-folder.ts';

const placeOf = ({ file, line }: CodeSample, at = 1) => `${file}:${line + at - 1}`;

/** Ways to read a sample, the strictest first. Lines keep their numbers. */
const JAVA: ((imports: string, rest: string) => string)[] = [
  (imports, rest) => `${imports}${rest}`,
  (imports, rest) => `${imports}class Sample {${rest}\n}`,
  (imports, rest) => `${imports}class Sample { void run() throws Exception {${rest}\n} }`,
];

describe('code samples', () => {
  const hasJava = spawnSync('javac', ['-version']).status === 0;

  it.skipIf(!hasJava)('of Java are parsed by its compiler', { timeout: 240_000 }, () => {
    const samples = listSamples('java');
    const said = new Map<CodeSample, Said[]>();
    const dir = mkdtempSync(path.join(tmpdir(), 'learn-java-'));
    try {
      for (const [way, wrap] of JAVA.entries()) {
        const left = samples.filter((sample) => way === 0 || said.has(sample));
        for (const sample of left)
          writeFileSync(
            path.join(dir, `${way}-${samples.indexOf(sample)}.java`),
            wrap(...withoutImports(sample.text)),
          );
        const now = checkJava(dir);
        for (const sample of left) {
          const found = now.get(`${way}-${samples.indexOf(sample)}.java`);
          const before = said.get(sample);
          if (!found) said.delete(sample);
          else if (!before || found.length < before.length) said.set(sample, found);
        }
        for (const name of readdirSync(dir)) rmSync(path.join(dir, name));
      }
      const wrong = [...said].flatMap(([sample, all]) =>
        all.map(({ line, message }) => `${placeOf(sample, line)}  ${message}`),
      );
      expect(samples.length).toBeGreaterThan(86);
      expect(wrong).toEqual([]);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('of JavaScript are parsed', () => {
    const wrong = listSamples('js', 'javascript', 'jsx', 'ts', 'tsx').flatMap((sample) => {
      const ways = [
        sample.text,
        `async () => {${sample.text}\n}`,
        `(${sample.text}\n)`,
        `({${sample.text}\n})`,
        withoutFormatter(sample.text),
      ];
      const errors = ways.map((text) => parseSync('sample.tsx', text).errors);
      return errors.some((one) => one.length === 0)
        ? []
        : [`${placeOf(sample)}  ${errors[0]?.[0]?.message}`];
    });
    expect(wrong).toEqual([]);
  });

  it('of JSON, XML and YAML are well-formed', () => {
    const parsers: [languages: string[], parse: (text: string) => unknown][] = [
      [['json'], JSON.parse],
      [['xml'], parseXmlPart],
      [['yaml', 'yml'], parseYaml],
    ];
    const wrong = parsers.flatMap(([languages, parse]) =>
      listSamples(...languages).flatMap((sample) => {
        try {
          parse(sample.text);
          return [];
        } catch (error) {
          return [`${placeOf(sample)}  ${(error as Error).message.split('\n')[0]}`];
        }
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Bindings may end with a formatter, which isn't JavaScript: `name | templateReplace: { … }`. */
const withoutFormatter = (text: string) =>
  text.replace(/^([^\n]+?) \| \w+: (\{.*\})\s*$/, '[$1, $2]');

/** Any part of a document: what the strict parser doesn't know is taken out before. */
function parseXmlPart(text: string): void {
  const plain = text
    .replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
    .replaceAll(/(\s[\w:.-]+)='([^'"<]*)'/g, '$1="$2"');
  parseXml(`<?xml version="1.0" encoding="utf-8"?>\n<sample>${plain}</sample>`);
}

function parseYaml(text: string): void {
  for (const { errors } of parseAllDocuments(text)) if (errors[0]) throw errors[0];
}

/** Imports come first in a file, whatever the rest is wrapped in; the lines they were on stay. */
function withoutImports(text: string): [imports: string, rest: string] {
  const imports = text.match(/^import [\w.* ]+;/gm) ?? [];
  const name = /^package [\w.]+;/m.exec(text)?.[0] ?? '';
  const rest = text.replaceAll(/^(?:import|package) [\w.* ]+;/gm, '');
  return [`${name}${imports.join('')}`, rest];
}

type Said = { line: number; message: string };

function checkJava(dir: string): Map<string, Said[]> {
  const program = path.join(projectDir, 'tests/support/CheckSamples.java');
  const { status, stdout, stderr } = spawnSync('java', [program, dir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const said = new Map<string, Said[]>();
  for (const row of stdout.split('\n').filter(Boolean)) {
    const [file = '', line = '', message = ''] = row.split('\t');
    said.set(file, [...(said.get(file) ?? []), { line: Number(line), message }]);
  }
  return said;
}
