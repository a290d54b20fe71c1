// The collection that CONTRIBUTING.md shows, built as a site: record, page, table, search, diagnostic.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir, runWarm } from './support/site-folder.ts';

const sites = path.join(projectDir, 'tests/fixtures/sites');
const source = readFileSync(path.join(sites, 'errors/collections/errors/index.ts'), 'utf8');
let dir = '';
const read = (name: string) => readFileSync(path.join(dir, 'dist', name), 'utf8');

beforeAll(() => {
  // Beside the original, so that its imports of the engine lead there.
  dir = mkdtempSync(path.join(sites, '.errors-'));
  cpSync(path.join(sites, 'errors'), dir, { recursive: true });
  const config = path.join(dir, 'site.config.ts');
  const editUrl = "editUrl: 'https://dev.azure.com/acme/_git/docs?path=/{path}&version=GBmain'";
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("title: 'Errors'", `title: 'Errors', ${editUrl}`),
  );
  const { status, text } = runWarm(dir, 'build');
  expect(status, text).toBe(0);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a collection of one’s own', () => {
  it('is what CONTRIBUTING.md shows, in at most 48 lines', () => {
    const guide = readFileSync(path.join(projectDir, 'CONTRIBUTING.md'), 'utf8');
    const [, shown = ''] =
      /```ts title="collections\/errors\/index\.ts"\n([\s\S]*?)```/.exec(guide) ?? [];
    const plain = (text: string) => text.replace(/from '[./]*engine\/index\.ts'/, "from 'engine'");
    expect(plain(shown)).toBe(plain(source));
    expect(shown.split('\n').length).toBeLessThanOrEqual(48);
  });

  it('makes a page of each record, and a table of all', () => {
    expect(read('errors/e404/index.html')).toContain('E404: The page is not there');
    expect(read('errors/e500.md')).toContain('Something in the service throws');
    expect(read('index.html')).toContain('id="E500"');
  });

  it('leads from the page of a record to the record, and from others to their file', () => {
    const at = (file: string) =>
      `href="https://dev.azure.com/acme/_git/docs?path=/${file}&amp;version=GBmain"`;
    expect(read('errors/e404/index.html')).toContain(at('content/errors/E404.yaml'));
    expect(read('index.html')).toContain(at('content/pages/index.md'));
  });

  it('is found by search', () => {
    const { text } = runWarm(dir, 'search', 'E500', '--json');
    expect(JSON.parse(text)[0]?.url ?? text).toContain('e500');
  });

  it('rebuilds the table and the page when a record changes, and no other page', () => {
    const at = path.join(dir, 'content/errors/E404.yaml');
    writeFileSync(at, readFileSync(at, 'utf8').replace('is not there', 'is gone'));
    expect(runWarm(dir, 'build').text).toContain('(2 rebuilt)');
    expect(read('index.html')).toContain('The page is gone');
  });

  it('rebuilds the page alone when what the table doesn’t show changes', () => {
    const at = path.join(dir, 'content/errors/E404.yaml');
    writeFileSync(at, readFileSync(at, 'utf8').replace(/^cause: .*$/m, 'cause: Nobody knows.'));
    expect(runWarm(dir, 'build').text).toContain('(1 rebuilt)');
    expect(read('errors/e404/index.html')).toContain('Nobody knows.');
  });

  it('complains of a wrong key, and of wrong Markdown in a text, at its place', () => {
    const at = path.join(dir, 'content/errors/E1.yaml');
    const complaintsOf = (record: string) => {
      writeFileSync(at, record);
      return runWarm(dir, 'check').text;
    };
    expect(complaintsOf('title: x\ncuase: y\nfix: z\n')).toContain(
      'content/errors/E1.yaml:2:1  error  errors/unknown-key',
    );
    const wrongLink = 'title: x\ncause: y\nfix: |\n  First.\n\n  See [that](errors/e4040).\n';
    expect(complaintsOf(wrongLink)).toContain(
      'content/errors/E1.yaml:6:14  warning  links/missing-page',
    );
  });
});
