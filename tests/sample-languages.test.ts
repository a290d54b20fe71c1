// Bindings in the pages are expressions of Angular, as its template parser reads them; LESS and shell samples parse.
import { spawnSync } from 'node:child_process';
import { Lexer, Parser } from '@angular/compiler';
import less from 'less';
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

const sample = (text: string): CodeSample => ({ file: 'a.md', line: 4, text });

describe('samples', () => {
  it('bind expressions that Angular parses', () => {
    const samples = listSamples('html', 'xml');
    expect(samples.length).toBeGreaterThan(90);
    expect(checkBindings(samples)).toEqual([]);
    const wrong = checkBindings([sample('<p\n show="bind:a ** 2">')]);
    expect(wrong[0]).toMatch(/^a\.md:5 /);
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
});
