// The language service on a site that was published: what it offers where a heading or a version is gone, and what it sees of changes on the disk.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
} from 'vscode-languageserver-protocol/node';
import { openLanguageClient } from './support/language-client.ts';
import { createSiteFolder, page, recordsConfig } from './support/site-folder.ts';

const A = page('A', '## Set up\n\nText.\n\n## Limits\n\nText.', 'since: "1.1"\n');
const REDIRECTS = '- from: 0/old\n  to: a\n- from: zulu\n  to: a\n';
const release = (version: string, day: number) =>
  `version: ${version}\ndate: 2024-02-0${day}\nsummary: What is new.\nchanges:\n  - { kind: fix, area: web, title: Starts }\n`;
const PAGE = 'content/pages/a.md';
const FILES = {
  'site.config.ts': recordsConfig(),
  'content/areas.yaml': 'web: Web apps\n',
  'content/releases/1.0.0.yaml': release('1.0.0', 3),
  'content/releases/1.1.0.yaml': release('1.1.0', 4),
  'content/pages/index.md': page('Home', '[A](a)'),
  [PAGE]: A,
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, a]\n',
  'content/redirects.yaml': REDIRECTS,
  'content/published.json': '{ "product": "docs", "pages": { "a": ["limits", "set-up"] } }\n',
};
const folder = createSiteFolder(FILES);
const WATCHES: ClientCapabilities = {
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
};
let client: Awaited<ReturnType<typeof openLanguageClient>>;

beforeAll(async () => {
  client = await openLanguageClient(folder.dir, WATCHES);
  await client.expectWatched(['site.config.ts', 'content/**/*']);
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

/** What is offered at the first diagnostic of the page. */
async function offered(): Promise<CodeAction[]> {
  const [one] = client.diagnosticsOf(PAGE);
  if (!one) throw new Error('Nothing is wrong.');
  const textDocument = { uri: client.uriOf(PAGE) };
  const params = { textDocument, range: one.range, context: { diagnostics: [one] } };
  const found = await client.connection.sendRequest(CodeActionRequest.type, params);
  return (found ?? []) as CodeAction[];
}
/** As `learn check` prints it of the files on the disk. */
const checked = () =>
  JSON.parse(folder.learn('check', '--format', 'json').text).diagnostics.map(
    (one: { path: string; line: number; code: string }) => `${one.path} ${one.line} ${one.code}`,
  );

it('says in the page that a published heading is gone, as the check does, and offers a redirect in its place', async () => {
  const without = A.replace('## Set up', '## Set ups');
  await client.type(PAGE, without);
  await client.expectCodes(PAGE, ['2 ledger/lost-anchor']);
  const [one] = client.diagnosticsOf(PAGE);
  expect(one?.relatedInformation?.[0]?.location.uri).toBe(client.uriOf('content/published.json'));
  const redirects = client.uriOf('content/redirects.yaml');
  const start = { line: 2, character: 0 };
  const edit = (to: string) => ({
    changes: {
      [redirects]: [{ range: { start, end: start }, newText: `- from: a#set-up\n  to: ${to}\n` }],
    },
  });
  expect(await offered()).toMatchObject([
    { title: 'Add a redirect to a#set-ups', edit: edit('a#set-ups') },
  ]);
  await client.type(PAGE, A);
  await client.expectCodes(PAGE, []);
  await client.type(PAGE, A.replace('## Set up\n\n', ''));
  await client.expectCodes(PAGE, ['2 ledger/lost-anchor']);
  expect(await offered()).toMatchObject([{ title: 'Add a redirect to a', edit: edit('a') }]);
  folder.write({ [PAGE]: without });
  expect(checked()).toEqual([`${PAGE} 2 ledger/lost-anchor`]);
  folder.write({ [PAGE]: A });
  await client.type(PAGE, A);
  await client.expectCodes(PAGE, []);
});

it('checks what is typed when it has begun to rest', async () => {
  for (const pauseMs of [200, 210, 220, 230, 240, 250]) {
    await client.type(PAGE, A.replace('## Set up', '## Set ups'));
    await client.expectCodes(PAGE, ['2 ledger/lost-anchor']);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await client.type(PAGE, A);
    await client.expectCodes(PAGE, []);
  }
});

it('makes the file of redirects where there is none', async () => {
  folder.remove('content/redirects.yaml');
  await client.sayChanged('content/redirects.yaml');
  await client.type(PAGE, A.replace('## Set up', '## Set ups'));
  await client.expectCodes(PAGE, ['2 ledger/lost-anchor']);
  const uri = client.uriOf('content/redirects.yaml');
  const [{ edit } = {}] = await offered();
  expect(edit?.documentChanges).toMatchObject([
    { kind: 'create', uri },
    {
      textDocument: { uri },
      edits: [{ newText: '- from: a#set-up\n  to: a#set-ups\n' }],
    },
  ]);
  folder.write(FILES);
  await client.sayChanged('content/redirects.yaml');
  await client.type(PAGE, A);
  await client.expectCodes(PAGE, []);
});

it('says that there is no such version, as the check does, and writes the nearest', async () => {
  const wrong = A.replace('"1.1"', '"1.2"');
  await client.type(PAGE, wrong);
  await client.expectCodes(PAGE, ['4 frontmatter/unknown-version']);
  const start = { line: 3, character: 'since: "'.length };
  const range = { start, end: { ...start, character: start.character + 3 } };
  expect(await offered()).toMatchObject([
    {
      title: 'Write 1.1',
      edit: { changes: { [client.uriOf(PAGE)]: [{ range, newText: '1.1' }] } },
    },
  ]);
  folder.write({ [PAGE]: wrong });
  expect(checked()).toEqual([`${PAGE} 4 frontmatter/unknown-version`]);
  folder.write({ [PAGE]: A });
  await client.type(PAGE, A);
  await client.expectCodes(PAGE, []);
});

it('of two versions of a mark, corrects the one that is not there', async () => {
  await client.type(PAGE, `${A}\nNew. {since=web:1.0.0,react-native:1.1.1}\n`);
  await client.expectCodes(PAGE, ['15 marks/unknown-version']);
  expect(JSON.stringify(await offered())).toContain('{since=web:1.0.0,react-native:1.1.0}');
  await client.type(PAGE, A);
  await client.expectCodes(PAGE, []);
});

it('sees what changes on the disk: a page, a file that comes and goes, and the config', async () => {
  const home = 'content/pages/index.md';
  folder.write({ [home]: page('Home', '[A](a) ![B](../images/b.svg)') });
  await client.sayChanged(home);
  await client.expectCodes(home, ['6 images/not-found']);
  const image = 'content/images/b.svg';
  folder.write({ [image]: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>' });
  await client.sayChanged(image);
  await client.expectCodes(home, []);
  folder.remove(image);
  await client.sayChanged(image);
  await client.expectCodes(home, ['6 images/not-found']);
  folder.write({ [home]: page('Home', '[A](a)') });
  await client.sayChanged(home);
  await client.expectCodes(home, []);

  folder.write({
    'site.config.ts': recordsConfig({ static: ['pictures'] }),
    'pictures/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  });
  await client.sayChanged('site.config.ts');
  await client.expectWatched(['site.config.ts', 'content/**/*', 'pictures/**/*']);
  folder.write(FILES);
  await client.sayChanged('site.config.ts');
  await client.expectWatched(['site.config.ts', 'content/**/*']);
  expect(client.errors).toEqual([]);
});

it('asks nothing of an editor that watches by itself, and plain patterns of one that knows no others', async () => {
  const plain = await openLanguageClient(folder.dir, {
    workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
  });
  await plain.expectWatched(['**/site.config.ts', '**/content/**/*']);
  await plain.close();
  const none = await openLanguageClient(folder.dir);
  await none.type(PAGE, A.replace('"1.1"', '"1.2"'));
  await none.expectCodes(PAGE, ['4 frontmatter/unknown-version']);
  await none.type(PAGE, A);
  await none.expectCodes(PAGE, []);
  await none.expectWatched([]);
  await none.close();
});

it('waits for a config that is wrong when it starts', async () => {
  folder.write({ 'site.config.ts': 'export default {' });
  const early = await openLanguageClient(folder.dir, WATCHES);
  await early.expectWatched(['**/site.config.{ts,json}']);
  folder.write({ ...FILES, [PAGE]: A.replace('"1.1"', '"1.2"') });
  await early.sayChanged('site.config.ts');
  await early.expectWatched(['site.config.ts', 'content/**/*']);
  await early.expectCodes(PAGE, ['4 frontmatter/unknown-version']);
  folder.write({ [PAGE]: A });
  await early.sayChanged(PAGE);
  await early.expectCodes(PAGE, []);
  await early.close();
});
