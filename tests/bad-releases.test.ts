// Records that are wrong: every diagnostic with all that is printed of it, at the place that its author wrote.
// To see what a change gives, run with UPDATE=1, and read the difference as an author would before keeping it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createSiteFolder,
  type Files,
  page,
  recordsConfig,
  type SiteFolder,
} from './support/site-folder.ts';

const folders: SiteFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.dispose();
});

const LIST =
  'name: list\ntitle: List\ncategory: Data\nplatforms: [web]\npage: guide\nsummary: Rows.\n';
const FIX = '  - { kind: fix, area: web, title: Starts }\n';

/** Days follow each other as versions do. */
const record = (version: string, changes = FIX, date = '2024-02-03') =>
  `version: ${version}\ndate: ${date}\nsummary: What is new.\nchanges:\n${changes}`;
const change = (...lines: string[]) => `  - ${lines.join('\n    ')}\n`;

/** What `learn check` prints of a site, without its progress, is what is in the file. */
function expectComplaints(name: string, files: Files): void {
  const folder = createSiteFolder({
    'site.config.ts': recordsConfig(),
    'content/areas.yaml': 'web: Web apps\nstudio: Studio\n',
    'content/pages/index.md': page('Home'),
    'content/pages/guide.md': page('Guide'),
    'content/widgets/list.yaml': LIST,
    'content/releases/1.0.0.yaml': record('1.0.0'),
    ...files,
  });
  folders.push(folder);
  const { status, text } = folder.learn('check');
  expect(status, text).toBe(1);
  expect(text).not.toMatch(/\n {4}at /);
  const printed = text.replace(/^\d+ of \d+ pages\n/gm, '');
  const file = path.join(import.meta.dirname, 'fixtures/bad-releases', name);
  if (process.env.UPDATE) writeFileSync(file, printed);
  expect(printed).toBe(readFileSync(file, 'utf8'));
}

describe('a site whose releases', () => {
  it('name what is not there, tells all of it', () => {
    const body = ['body: |', '  One line.', '', '  - It is told in [the guide](gude).'];
    const links = change('kind: fix', 'area: web', 'title: At [home](guide#nowhere)', ...body);
    const near = change(
      'kind: fix',
      'area: wweb',
      'widget: listss',
      'title: x',
      'pages: [index, gude]',
    );
    const far = change(
      'kind: fix',
      'area: rest',
      'widget: sheets',
      'title: y',
      'pages: [some/page]',
    );
    expectComplaints('missing-names.txt', {
      'content/releases/1.1.0.yaml': record('1.1.0', links),
      'content/releases/1.2.0.yaml': record('1.2.0', near + far),
      'content/pages/a.md': page('A', '::release-table{sort="up"}'),
      'content/pages/b.md': page('B', '::known-issues{from="eleven"}'),
      'content/pages/c.md': page('C', '::release-table{channel="cloud"}'),
    });
  });

  it('contradict each other, tells all of it', () => {
    expectComplaints('contradictions.txt', {
      'content/releases/1.1.yaml': record('1.1.0'),
      'content/releases/1.2.0.yaml': record('1.2.0'),
      'content/releases/1.2.yaml': record('"1.2"'),
      'content/releases/1.3.0.yaml': record('1.3.0', FIX, '2024-01-31'),
      'content/releases/1.4.0.yaml': `${record('1.4.0', FIX, '2024-03-01')}ends: ["1"]\n`,
      'content/releases/2.0.0-beta.yaml': record('2.0.0-beta', FIX, '2023-12-31'),
      'content/versions.yaml': '- version: current\n  label: v1.2\n  isLast: true\n',
      'content/widgets/table.yaml': LIST,
    });
  });

  it('do not fit the schema, tells all of it', () => {
    expectComplaints('schema.txt', {
      'content/releases/1.1.0.yaml': record(
        '1.1.0',
        change('kind: breaking', 'area: web', 'title: Gone'),
      ),
      'content/releases/1.2.0.yaml': record(
        '1.2.0',
        change('kind: bugfix', 'area: web', 'title: Mended'),
      ),
      'content/releases/1.3.0.yaml': record('1.3.0', FIX, '2024-02-31'),
      'content/releases/1.4.0.yaml': record('v1.4'),
      'content/releases/1.5.0.yaml': `${record('1.5.0', change('kind: fix', 'aera: web', 'title: x'))}stakc: {}\n`,
      'content/releases/1.6.0.yaml': record(
        '1.6.0',
        change('kind: fix', 'area: web', `title: ${'long '.repeat(30)}`),
      ),
      'content/releases/1.6.1.yaml': record(
        '1.6.1',
        change('kind: feature', 'area: web', 'title: x', 'symptom: There was none.') +
          change('kind: fix', 'area: web', 'title: y', 'symptom: "- It hung."') +
          change('kind: fix', 'area: web', 'title: z', 'shows: Words beside ::list.'),
      ),
      'content/releases/1.7.0.yaml': record('1.7.0', '  - title: [open\n'),
      'content/releases/1.8.0.yaml': record('1.8.0', '  []\n'),
    });
  });
});
