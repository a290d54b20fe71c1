// `import.map.yaml`: what stands for components, guessed by the import, corrected by people, and used the next time.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../engine/diagnostics/print-diagnostics.ts';
import { useImportFolders } from './support/import-site.ts';
import { runWarm } from './support/site-folder.ts';

const folderOf = useImportFolders();

const PAGE = `---
title: Page
---
import Sample from '!!raw-loader!./sample.py';
import javascript from './usage/javascript.md';
import main from './usage/main.md';

<DocsCards>
  <DocsCard header="Roles" href="./roles.md"><p>Who may do what.</p></DocsCard>
  <DocsCard header="Forum" href="https://forum.example" />
</DocsCards>

<Playground code={{ javascript, react: { files: { 'src/main.tsx': main } }, vue: \`<b/>\` }} src="demo.html" />

<Snippet source={Sample} />

<Warning title="Mind">

It is hot.

</Warning>

<Version since="2.1">from here</Version>

<Pill type="shadow" />

Words <Pill type="scoped" /> around.

<Figure text={<>Never <b>do</b> that.</>} hint="Keep it as short as you can." size="2" />
`;

const FILES = {
  'docs/page.mdx': PAGE,
  'docs/roles.md': '# Roles\n\nAll of them.\n',
  'docs/sample.py': 'print(1)\n',
  'docs/usage/javascript.md': '```js\nrun();\n```\n',
  'docs/usage/main.md': '```tsx\nexport {};\n```\n',
};

const MAP = `components:
  Pill:
    construct: text
    text: "({type})"
  Version:
    construct: callout
    kind: info
    label: since
  DocsCards: { construct: omit }
`;

describe('a component without a construct', () => {
  it('is what its name and props speak for', async () => {
    const folder = folderOf(FILES);
    const { report } = await folder.run();
    expect(formatDiagnostics(report.errors)).toBe('');
    const page = folder.read('content/pages/docs/page.md');
    expect(page).toContain(
      ':::cards\n::card[Roles]{to="docs/roles" description="Who may do what."}\n::card[Forum]{to="https://forum.example"}\n:::',
    );
    expect(page).toContain(
      [
        '::::tabs{group=code}',
        ':::tab[JavaScript]',
        '::include{docs/usage/javascript.md}',
        ':::',
        ':::tab[React]',
        '`src/main.tsx`',
        '',
        '::include{docs/usage/main.md}',
        ':::',
        ':::tab[Vue]',
        '```html',
        '<b/>',
        '```',
        ':::',
        '::::',
      ].join('\n'),
    );
    expect(page).toContain('```py\nprint(1)\n```');
    expect(page).toContain(':::warning Mind\nIt is hot.\n:::');
    expect(page).not.toContain('raw-loader');
    expect(report.components.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Pill 2',
      'Figure 1',
      'Version 1',
    ]);
    expect(page).toContain('Never **do** that.\n\nKeep it as short as you can.');
    const map = folder.read('import.map.yaml');
    expect(map).toContain('  Playground:\n    construct: code-tabs\n    code: code\n');
    expect(map).toContain('  DocsCard:\n    construct: card\n    label: header\n');
    expect(map).toContain('#  Pill: # 2 times, with type\n');
    expect((await folder.run()).written).toMatchObject({ written: [], kept: [] });
  });

  it('is what a map says, given or corrected in place', async () => {
    const folder = folderOf(FILES);
    const given = path.join(folder.dir, 'map.yaml');
    writeFileSync(given, MAP);
    await folder.run({ mapFile: given });
    const page = folder.read('content/pages/docs/page.md');
    expect(page).toContain('Words (scoped) around.');
    expect(page).toContain(':::info 2.1\nfrom here\n:::');
    expect(page).not.toContain('Roles');
    expect(page).toContain(':::warning Mind');

    const other = folderOf(FILES);
    await other.run();
    writeFileSync(path.join(other.out, 'import.map.yaml'), MAP);
    const { written } = await other.run();
    expect(written.kept).toEqual(['import.map.yaml']);
    expect(other.read('content/pages/docs/page.md')).toBe(page);
  });

  it('has a map that is checked', async () => {
    const folder = folderOf(FILES);
    const given = path.join(folder.dir, 'map.yaml');
    writeFileSync(given, 'components:\n  Pill: { construct: pill, size: 3 }\n');
    const run = runWarm(folder.dir, 'import', 'docusaurus', 'source', 'out', '--map', 'map.yaml');
    expect(run.status).toBe(1);
    expect(run.text).toContain('components.Pill.construct');
    expect(run.text).toContain('Constructs: callout, details, tabs');
    await expect(folder.run({ mapFile: path.join(folder.dir, 'no.yaml') })).rejects.toThrow(
      'There is no map at',
    );
  });
});
