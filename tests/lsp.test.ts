// The language service, driven by a real client over stdio: what it says is what `learn check` says, and what the site knows.
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  ReferencesRequest,
  RenameRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver-protocol/node';
import { manifestFile } from '../engine/build/plan/manifest.ts';
import { openLanguageClient } from './support/language-client.ts';
import { createSiteFolder, page } from './support/site-folder.ts';

const HOME = page(
  'Home',
  'See [A](a#first).\n\n::include{ports.md target="x"}\n\n## Limits\n\nText.',
);
const A = page('A', '## First\n\nBack to [home](index).');

const folder = createSiteFolder({
  'site.config.json': '{"strict": true}',
  'content/pages/index.md': HOME,
  'content/pages/a.md': A,
  'content/snippets/ports.md': '---\nparams: [target]\n---\nOpen {target}.\n',
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - a\n',
  'content/redirects.yaml': '- from: old\n  to: a\n',
});
const INDEX = 'content/pages/index.md';
let client: Awaited<ReturnType<typeof openLanguageClient>>;

beforeAll(async () => {
  client = await openLanguageClient(folder.dir);
  await client.type(INDEX, HOME.replace('(a#first)', '(a#frist)'));
  await client.expectCodes(INDEX, ['6 links/missing-anchor']);
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

/** Where a piece of the page stands, from 0; its end. */
const at = (text: string, piece: string) => {
  const before = text.slice(0, text.indexOf(piece) + piece.length).split('\n');
  return {
    textDocument: { uri: client.uriOf(INDEX) },
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
};
const labels = async (text: string, piece: string) => {
  await client.type(INDEX, text);
  const found = await client.connection.sendRequest(CompletionRequest.type, at(text, piece));
  return (Array.isArray(found) ? found : (found?.items ?? [])).map(({ label }) => label);
};
/** As `learn check` prints them of the files on the disk. */
const checked = () =>
  JSON.parse(folder.learn('check', '--format', 'json').text).diagnostics.map(
    (one: { path: string; line: number; code: string }) => [one.path, `${one.line} ${one.code}`],
  );

it('leaves the first reading of all pages to a separate check', () => {
  expect(existsSync(manifestFile(folder.cacheDir, 'check'))).toBe(true);
});

it('says of each text what the check says of it once it is saved, and corrects it', async () => {
  const wrong = HOME.replace('(a#first)', '(a#frist)').replace('ports.md', 'prots.md');
  await client.type(INDEX, wrong);
  const codes = ['6 links/missing-anchor', '8 include/not-found'];
  await client.expectCodes(INDEX, codes);
  folder.write({ [INDEX]: wrong });
  expect(checked().filter(([name]: string[]) => name === INDEX)).toEqual(
    codes.map((one) => [INDEX, one]),
  );
  const [first] = client.diagnosticsOf(INDEX);
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: client.uriOf(INDEX) },
    range: first?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    context: { diagnostics: first ? [first] : [] },
  });
  expect(actions).toMatchObject([
    {
      title: 'Write a#first',
      edit: { changes: { [client.uriOf(INDEX)]: [{ newText: 'a#first' }] } },
    },
  ]);
  await client.type(INDEX, HOME);
  await client.expectCodes(INDEX, []);
  folder.write({ [INDEX]: HOME });
  expect(checked()).toEqual([]);
});

it('looks at the whole site: an anchor that goes here is missed there; a snippet and a sidebar count, too', async () => {
  await client.type(INDEX, HOME);
  await client.expectCodes(INDEX, []);
  await client.type('content/pages/a.md', A.replace('## First', '## Second'));
  await client.expectCodes(INDEX, ['6 links/missing-anchor']);
  await client.type('content/pages/a.md', A);
  await client.expectCodes(INDEX, []);
  await client.type('content/snippets/ports.md', '---\nparams: [port]\n---\nOpen {port}.\n');
  await client.expectCodes(INDEX, ['8 include/missing-parameter', '8 include/unknown-parameter']);
  await client.type('content/snippets/ports.md', '---\nparams: [target]\n---\nOpen {target}.\n');
  await client.expectCodes(INDEX, []);
  await client.type('content/sidebars/a.yaml', 'name: A\nslug: a\norder: x\nitems: [index, a]\n');
  await client.expectCodes('content/sidebars/a.yaml', ['3 sidebar/wrong-value']);
  await client.type(
    'content/sidebars/a.yaml',
    'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - a\n',
  );
  await client.expectCodes('content/sidebars/a.yaml', []);
});

it('completes ids, anchors, snippets, directives, attributes, keys and languages', async () => {
  expect(await labels(`${HOME}\n[x](`, '[x](')).toEqual(['a', 'index']);
  expect(await labels(`${HOME}\n[x](a#`, '[x](a#')).toEqual(['a#first']);
  expect(await labels(`${HOME}\n::include{`, '\n::include{')).toEqual(['ports.md']);
  expect(await labels(`${HOME}\n:::no`, ':::no')).toContain('note');
  expect(await labels(`${HOME}\n::card[A]{`, '::card[A]{')).toEqual(
    expect.arrayContaining(['to', 'icon']),
  );
  expect(await labels(HOME.replace('\n---\n', '\nkeyw\n---\n'), 'keyw')).toContain('keywords');
  expect(await labels(`${HOME}\n\`\`\`ja`, '```ja')).toContain('javascript');
  expect(await labels(`${HOME}\n{`, '\n{')).toEqual(expect.arrayContaining(['Product', 'pr']));
  await client.type(INDEX, HOME);
});

it('says what a link leads to, goes there, and finds who leads here', async () => {
  const link = at(HOME, '(a#fir');
  const hover = await client.connection.sendRequest(HoverRequest.type, link);
  expect(JSON.stringify(hover?.contents)).toContain('**A**');
  const target = await client.connection.sendRequest(DefinitionRequest.type, link);
  expect(target).toMatchObject({ uri: client.uriOf('content/pages/a.md') });
  const snippet = await client.connection.sendRequest(DefinitionRequest.type, at(HOME, 'ports'));
  expect(snippet).toMatchObject({ uri: client.uriOf('content/snippets/ports.md') });
  const context = { includeDeclaration: false };
  const users = await client.connection.sendRequest(ReferencesRequest.type, {
    ...at(HOME, 'ports'),
    context,
  });
  expect(users).toMatchObject([{ uri: client.uriOf(INDEX), range: { start: { line: 7 } } }]);
  const here = await client.connection.sendRequest(ReferencesRequest.type, {
    ...at(HOME, 'Text.'),
    context,
  });
  expect(here?.map(({ uri }) => uri)).toEqual(
    ['content/pages/a.md', 'content/sidebars/a.yaml'].map(client.uriOf),
  );
});

it('renames a page as learn mv does', async () => {
  const edit = await client.connection.sendRequest(RenameRequest.type, {
    ...at(HOME, '[A](a'),
    newName: 'guide/b',
  });
  const changes = edit?.documentChanges ?? [];
  expect(changes).toContainEqual({
    kind: 'rename',
    oldUri: client.uriOf('content/pages/a.md'),
    newUri: client.uriOf('content/pages/guide/b.md'),
  });
  const texts = JSON.stringify(changes);
  expect(texts).toContain('(guide/b#first)');
  expect(texts).toContain('- from: a\\n  to: guide/b');
  const taken = client.connection.sendRequest(RenameRequest.type, {
    ...at(HOME, '[A](a'),
    newName: 'index',
  });
  await expect(taken).rejects.toThrow(/index/);
});

it('lists headings, folds, links and pages', async () => {
  const textDocument = { uri: client.uriOf(INDEX) };
  const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument });
  expect(symbols?.map(({ name }) => name)).toEqual(['Limits']);
  const folds = await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
  expect(folds).toEqual(expect.arrayContaining([{ startLine: 0, endLine: 3 }]));
  const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument });
  expect(links?.map(({ target }) => target)).toEqual([client.uriOf('content/pages/a.md')]);
  const [line = 0] = links?.map(({ range }) => range.start.line) ?? [];
  await client.type(INDEX, HOME.replace('See [A]', 'Text.\n\nSee [A]'));
  const moved = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument });
  expect(moved?.map(({ range }) => range.start.line)).toEqual([line + 2]);
  await client.type(INDEX, HOME);
  const pages = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'hom' });
  expect(pages?.map(({ name }) => name)).toEqual(['Home']);
  expect(client.errors).toEqual([]);
});
