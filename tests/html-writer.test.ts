// Markup is written by `html`, which escapes: no other template holds a tag together with a value.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';
import { sourceModules } from './support/source-modules.ts';
import { unsafeTemplates } from './support/unsafe-templates.ts';

/** Files that write tags by hand, each with its reason. */
const BY_HAND: Readonly<Record<string, string>> = {
  'html.ts': 'the writer',
  'html-tree.ts': 'writes back what a writer has written, and escaped',
  'clean-svg.ts': 'rewrites a drawing that is escaped already, and lets only known names pass',
  'fit-svg.ts': 'changes numbers in a drawing that is escaped already',
  'to-core.ts': 'rewrites tags that KaTeX has written, and escaped',
  'open-search.ts': 'XML of the config alone',
  'site-files.ts': 'XML of addresses alone',
  'with-diagnostics.ts': 'adds addresses of its own to a page; runs on the author’s machine alone',
  'block-edits.ts': 'Markdown of foreign folders, whose tags the parser reads and checks',
  'inline-pairs.ts': 'the same',
  'tag-edits.ts': 'the same',
  'whole-blocks.ts': 'the same',
  'include-forms.ts': 'the same, in the first line of a fence',
  'Markup.tsx': 'text that React shows, and escapes',
};

/** In `site/`, markup is text that React shows. */
const written = sourceModules
  .filter(
    ({ name }) =>
      /^(?:engine|collections|tools\/foreign-folders)\/.*\.tsx?$/.test(name) &&
      !/\.test\./.test(name),
  )
  .flatMap(({ name }) => {
    const text = readFileSync(path.join(projectDir, name), 'utf8');
    return unsafeTemplates(name, text).map((template) => ({ name, template }));
  });

/** In the cases, `{` stands for the sign and the brace that begin a value. */
const foundIn = (template: string) =>
  unsafeTemplates('a.ts', `export const a = ${template.replaceAll('{', '$\u007b')};`);

describe('markup', () => {
  it('is written by `html`', () => {
    const found = written.filter(({ name }) => !Object.hasOwn(BY_HAND, path.basename(name)));
    expect(found).toEqual([]);
  });

  it('is written by hand where that has a reason, and nowhere else', () => {
    const names = new Set(written.map(({ name }) => path.basename(name)));
    expect([...names].sort()).toEqual(Object.keys(BY_HAND).sort());
  });

  it.each([
    ['a tag', '`<b>{name}</b>`'],
    ['attributes', '` title="{name}"`'],
    ['a tag whose name is a value', '`<{tag}>{text}</{tag}>`'],
    ['a template in one that is written', 'html`<p>{isBold ? `<b>{name}</b>` : name}</p>`'],
  ])('is found in a template: %s', (_what, template) => {
    expect(foundIn(template)).toHaveLength(1);
  });

  it.each([
    ['what the writer takes', 'html`<b title="{name}">{name}</b>`'],
    ['a name in a message', '`There is no <{name}>.`'],
    ['a tag without a value', '`<b></b>`'],
  ])('is not found in %s', (_what, template) => {
    expect(foundIn(template)).toEqual([]);
  });
});
