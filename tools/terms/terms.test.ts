import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkTerms } from '../../engine/content/pages/terms.ts';
import { toCspell } from './to-cspell.ts';
import { type TermEntry, toVale } from './to-vale.ts';

const TERMS: TermEntry[] = [
  { term: 'Data Table', not: ['DataTable', 'data table'] },
  { term: 'sign in', not: ['log in'], but: ['log in by SSH', 'please log in'] },
  { term: "editor's choice", not: ["editors' choice"] },
  { term: 'C++ (new)', not: ['Cpp+'] },
  { term: 'web app', not: ['webapp'], but: ['main > webapp'] },
  { term: 'color', not: ['colour', 'Color'], also: ['colors'] },
];

const rule = z.object({
  extends: z.literal('substitution'),
  message: z.string().regex(/%s.*%s/),
  level: z.enum(['suggestion', 'warning', 'error']),
  ignorecase: z.literal(false),
  nonword: z.literal(true),
  swap: z.record(z.string(), z.string()),
});

describe('the rule for Vale', () => {
  const files = toVale(TERMS);
  const { swap } = rule.parse(parse(files.get('.vale/styles/Terms/Terms.yml') ?? ''));

  it('finds what `learn check` finds, and nothing else', () => {
    const lines = [
      'A DataTable, a data table, a Data Table and a data tables.',
      'To log in, log in by SSH, or please log in now; then log in.',
      "An editors' choice in Cpp+ for a webapp in main > webapp, in colour or Color.",
      'my-webapp, log in-house, log into',
    ];
    for (const text of lines) {
      const source = [{ text, path: 'a.md', line: 1, written: text }];
      const expected = checkTerms(source, TERMS as Parameters<typeof checkTerms>[1]).map(
        ({ column, message }) => [column, message],
      );
      const found = Object.entries(swap).flatMap(([pattern, term]) =>
        [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: word, index }) => [
          index + 1,
          `The term here is "${term}", not "${word}".`,
        ]),
      );
      expect(found.sort(), text).toEqual(expected.sort());
    }
  });

  it('is in the folders that the configuration names, beside a vocabulary', () => {
    const ini = files.get('.vale.ini') ?? '';
    const settingOf = (key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(ini)?.[1] ?? '';
    const styles = settingOf('StylesPath');
    expect([...files.keys()]).toContain(`${styles}/${settingOf('BasedOnStyles')}/Terms.yml`);
    const accept =
      files.get(`${styles}/config/vocabularies/${settingOf('Vocab')}/accept.txt`) ?? '';
    const words = accept.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(
      words.every((one) =>
        TERMS.some(({ term, also = [] }) =>
          [term, ...also].some((word) => new RegExp(`^${one}$`).test(word)),
        ),
      ),
    ).toBe(true);
    expect(words).toContain('C\\+\\+ \\(new\\)');
  });
});

describe('the configuration for cspell', () => {
  const files = toCspell(TERMS, { lang: 'en', names: ['Acme'] });
  const config = parse(files.get('cspell.config.yaml') ?? '');

  it('is what cspell’s own schema allows', () => {
    const at = createRequire(import.meta.url).resolve('@cspell/cspell-types/cspell.schema.json');
    const schema = z.fromJSONSchema(JSON.parse(readFileSync(at, 'utf8')));
    expect(schema.safeParse(config).error).toBeUndefined();
    expect(schema.safeParse({ ...config, flagWords: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...config, noSuchKey: 1 }).success).toBe(false);
  });

  it('knows the words of terms, and flags only words that are wrong everywhere', () => {
    expect(config.flagWords).toEqual(['colour->color', 'datatable->Data Table']);
    const [definition] = config.dictionaryDefinitions;
    const words = (files.get(definition.path.replace('./', '')) ?? '').split('\n');
    for (const word of ['Acme', 'Data', 'Table', 'colors', "editor's"])
      expect(words).toContain(word);
    for (const pattern of config.ignoreRegExpList) {
      const [, body = '', flags = ''] = /^\/(.*)\/(\w+)$/.exec(pattern) ?? [];
      expect(new RegExp(body, flags).test('')).toBe(false);
    }
  });
});
