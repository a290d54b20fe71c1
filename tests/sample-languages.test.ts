// Bindings in the pages are expressions of Angular, as its template parser reads them; LESS, shell, SQL, CSS and properties parse.
import { spawnSync } from 'node:child_process';
import { Lexer, Parser } from '@angular/compiler';
import less from 'less';
import { transform } from 'lightningcss';
import { parse as parseSql } from 'sql-parser-cst';
import { describe, expect, it } from 'vitest';
import { type CodeSample, listSamples } from './support/code-samples.ts';

const parser = new Parser(new Lexer());

/** `file:line  message` of each `bind:` in a sample. */
const checkBindings = (samples: readonly CodeSample[]): string[] =>
  samples.flatMap(({ file, line, text }) =>
    [...text.matchAll(/"bind:([^"]*)"/g)].flatMap(({ 1: expression = '', index }) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      const plain = expression.replaceAll('[$i]', '[0]').replaceAll('&quot;', '"');
      const { errors } = parser.parseBinding(plain, file, 0);
      return errors.map(({ message }) => `${file}:${at}  ${message}`);
    }),
  );

const checkShell = (samples: readonly CodeSample[]): string[] =>
  samples.flatMap(({ file, line, text }) => {
    const plain = text.replaceAll(/<([\w-]+)>/g, '$1');
    const { status, stderr } = spawnSync('bash', ['-n'], { input: plain, encoding: 'utf8' });
    return status === 0 ? [] : [`${file}:${line}  ${stderr.split('\n')[0]}`];
  });

const checkCss = (samples: readonly CodeSample[]): string[] =>
  samples.flatMap(({ file, line, text }) => {
    try {
      transform({ filename: file, code: Buffer.from(text) });
      return [];
    } catch (error) {
      const at = (error as { loc?: { line: number } }).loc?.line ?? 1;
      return [`${file}:${line + at - 1}  ${(error as Error).message}`];
    }
  });

const SETTING = /^[\w.${}@-]+(?:\[\d+\])?\s*[=:]/;

/** Each line sets a name, or is a comment; none sets one again. A line that ends in a backslash goes on. */
const checkProperties = (samples: readonly CodeSample[]): string[] =>
  samples.flatMap(({ file, line, text }) => {
    const names = new Set<string>();
    let isOpen = false;
    return text.split('\n').flatMap((row, at) => {
      const isRest = isOpen;
      isOpen = /\\$/.test(row);
      if (isRest || /^\s*(?:[#!].*)?$/.test(row)) return [];
      const name = SETTING.exec(row.trim())?.[0].replace(/\s*[=:]$/, '');
      if (!name) return [`${file}:${line + at}  no setting: ${row}`];
      if (names.has(name)) return [`${file}:${line + at}  set twice: ${name}`];
      names.add(name);
      return [];
    });
  });

/** How a statement begins that the parser hasn't learned yet. By MySQL's manual, all are right. */
const SQL_BEYOND = ['update device_request r join', 'CREATE FUNCTION', 'SHOW TABLES'];

/** The databases of the samples: MySQL, and HSQLDB, which reads names as PostgreSQL does. Commands to the client are none of SQL's. */
const checkSql = (samples: readonly CodeSample[]): string[] =>
  samples.flatMap(({ file, line, text }) => {
    const plain = text
      .replaceAll(/^DELIMITER .*$/gim, '')
      .replaceAll(/;;$/gm, ';')
      .replaceAll(/^USE \w+;$/gim, '');
    if (SQL_BEYOND.some((start) => plain.includes(start))) return [];
    const errors = (['mysql', 'postgresql'] as const).flatMap((dialect) => {
      try {
        parseSql(plain, { dialect, includeRange: false, paramTypes: [':name', '?'] });
        return [];
      } catch (error) {
        return [(error as Error).message.split('\n')[0] ?? ''];
      }
    });
    return errors.length < 2 ? [] : [`${file}:${line}  ${errors[0]}`];
  });

const sample = (text: string): CodeSample => ({ file: 'a.md', line: 4, text });

describe('samples', () => {
  it('bind expressions that Angular parses', () => {
    const samples = listSamples('html', 'xml');
    expect(samples.length).toBeGreaterThan(130);
    expect(checkBindings(samples)).toEqual([]);
    const wrong = checkBindings([sample('<p\n show="bind:a ** 2">')]);
    expect(wrong[0]).toMatch(/^a\.md:5 /);
  });

  it('of SQL are read by a parser of its dialect', () => {
    const samples = listSamples('sql');
    expect(samples.length).toBeGreaterThanOrEqual(50);
    expect(checkSql(samples)).toEqual([]);
    for (const start of SQL_BEYOND)
      expect(samples.filter(({ text }) => text.includes(start))).toHaveLength(1);
    expect(checkSql([sample('SELECT name FORM employee')])).toHaveLength(1);
  });

  it('of LESS compile', async () => {
    for (const { file, line, text } of listSamples('less'))
      await expect(less.render(text), `${file}:${line}`).resolves.toBeDefined();
    await expect(less.render('.a { color: @b')).rejects.toThrow();
  });

  it('of shell commands are read by bash', () => {
    expect(checkShell(listSamples('bash'))).toEqual([]);
    expect(checkShell([sample('if true; then')])).toHaveLength(1);
  });

  it('of CSS are read by the parser of style sheets', () => {
    const samples = listSamples('css');
    expect(samples.length).toBeGreaterThan(45);
    expect(checkCss(samples)).toEqual([]);
    expect(checkCss([sample('.a {\n  color: }red;\n}')])[0]).toMatch(/^a\.md:[56] /);
  });

  it('of properties set a name a line, each once', () => {
    const samples = listSamples('properties');
    expect(samples.length).toBeGreaterThan(30);
    expect(checkProperties(samples)).toEqual([]);
    expect(checkProperties([sample('a.b=1\nno setting\n# c\na.b=2')])).toEqual([
      'a.md:5  no setting: no setting',
      'a.md:7  set twice: a.b',
    ]);
  });
});
