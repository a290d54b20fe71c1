// Golden pairs of the import: each construct as Docusaurus has it, our Markdown, and what is reported about it.
// A case is `name.mdx`, `name.md`, and `name.txt` where there are diagnostics; all are imported at once. To see what
// a change gives, run with UPDATE=1, and read the difference before keeping it.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../engine/diagnostics/print-diagnostics.ts';
import type { ImportResult } from '../tools/import-docusaurus/import-docusaurus.ts';
import { expectFile } from './support/expect-file.ts';
import { CONFIG, createImportFolder, type ImportFolder, PIXEL } from './support/import-site.ts';

const folder = path.join(import.meta.dirname, 'fixtures/import');
const sources = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
const cases = sources.filter((name) => !name.startsWith('_'));

let site: ImportFolder;
let result: ImportResult;

beforeAll(async () => {
  const docs = sources.map((name) => [`docs/${name}`, readFileSync(path.join(folder, name))]);
  site = createImportFolder({
    'docusaurus.config.js': CONFIG,
    'sidebars.js': `module.exports = { docs: [{ type: 'category', label: 'All', items: ['renamed', 'code', 'tabs'] }] };`,
    'docs/dot.png': PIXEL,
    'static/img/roles-page.png': PIXEL,
    'static/files/data.csv': 'a,b',
    'src/explanation.tsx': [
      "import React from 'react';",
      "import Admonition from '@theme/Admonition';",
      'export const Explanation = ({ children, title = "About" }) => (',
      '  <Admonition type="info" title={title}>',
      '    {children}',
      '  </Admonition>',
      ');',
      'export function Hooked() {',
      '  const state = React.useState(0);',
      '  return <b>{state}</b>;',
      '}',
    ].join('\n'),
    'src/row.js':
      'export default function Row(props) { return props.url ? <a href={props.url}>{props.name}</a> : <b>{props.name}</b>; }',
    'blog/first.md': '# First',
    ...Object.fromEntries(docs),
  });
  result = await site.run();
});

afterAll(() => rmSync(site.dir, { recursive: true, force: true }));

describe('golden pairs of the import', () => {
  it('has a pair for every construct, and no error of a build', () => {
    expect(cases.length).toBeGreaterThanOrEqual(13);
    expect(formatDiagnostics(result.report.errors)).toBe('');
  });

  it.each(cases)('%s', (name) => {
    const page = name === 'more.mdx' ? 'docs/docs-more' : `docs/${name.replace(/\.mdx$/, '')}`;
    expectFile(folder, name.replace(/\.mdx$/, '.md'), site.read(`content/pages/${page}.md`));
    const told = result.report.diagnostics.filter((one) => one.path === `docs/${name}`);
    expectFile(folder, name.replace(/\.mdx$/, '.txt'), formatDiagnostics(told));
  });

  it('partials are snippets with parameters', () => {
    expect(site.read('content/snippets/docs/ports.md')).toBe(
      '---\nparams: [port, target]\n---\nOpen port {port} on {target}.\n',
    );
  });
});
