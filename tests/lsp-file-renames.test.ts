// The language service where a page gets another name: by its id in YAML, in its own file, or in the editor's tree of files.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PrepareRenameRequest,
  RenameRequest,
  ShowMessageNotification,
  WillRenameFilesRequest,
} from 'vscode-languageserver-protocol/node';
import { editedFiles, openLanguageClient } from './support/language-client.ts';
import { createSiteFolder, page } from './support/site-folder.ts';

const INDEX = 'content/pages/index.md';
const ROLES = 'content/pages/guide/roles.md';
const MORE = 'content/pages/guide/more.md';
const PORTS = 'content/snippets/ports.md';
const SIDEBAR = 'content/sidebars/a.yaml';
const REDIRECTS = 'content/redirects.yaml';
const FILES = {
  [INDEX]: page(
    'Home',
    'See [roles](guide/roles#add) and [more](guide/more).\n\n::include{ports.md}',
  ),
  [ROLES]: page('Roles', '## Add {#add}\n\nText.'),
  [MORE]: page('More', 'Text.', 'parent: guide/roles\npagination_next: guide/roles\n'),
  [PORTS]: 'Open the ports.\n',
  [SIDEBAR]: 'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - guide/roles\n',
  [REDIRECTS]: '- from: old\n  to: guide/roles#add\n',
};
const folder = createSiteFolder({ 'site.config.json': '{"strict": true}', ...FILES });
let client: Awaited<ReturnType<typeof openLanguageClient>>;
const messages: string[] = [];

beforeAll(async () => {
  client = await openLanguageClient(folder.dir);
  client.connection.onNotification(ShowMessageNotification.type, (one) => {
    messages.push(one.message);
  });
  for (const [name, text] of Object.entries(FILES)) await client.type(name, text);
  const wrong = FILES[INDEX].replace('#add', '#dad');
  await client.untilChecked(INDEX, FILES[INDEX], wrong, ['6 links/missing-anchor']);
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

type Name = keyof typeof FILES;
const renamed = async (name: Name, piece: string, newName: string) => {
  const place = client.at(name, FILES[name], piece);
  return editedFiles(
    await client.connection.sendRequest(RenameRequest.type, { ...place, newName }),
  );
};
/** As the editor asks when files are renamed in its tree. */
const moved = async (...files: readonly [from: string, to: string][]) => {
  const uris = files.map(([from, to]) => ({
    oldUri: client.uriOf(from),
    newUri: client.uriOf(to),
  }));
  const edit = await client.connection.sendRequest(WillRenameFilesRequest.type, { files: uris });
  return edit && editedFiles(edit);
};

const AFTER = {
  [INDEX]: [FILES[INDEX].replace('guide/roles', 'team/roles')],
  [MORE]: [FILES[MORE].replaceAll('guide/roles', 'team/roles')],
  [SIDEBAR]: [FILES[SIDEBAR].replace('guide/roles', 'team/roles')],
  [REDIRECTS]: ['- from: guide/roles\n  to: team/roles\n- from: old\n  to: team/roles#add\n'],
};

it.each<[Name, string]>([
  [SIDEBAR, '- guide/ro'],
  [REDIRECTS, 'to: guide/ro'],
  [MORE, 'parent: guide/ro'],
  [ROLES, 'title: Ro'],
  [ROLES, '--'],
])('renames the page in %s at %j', async (name, piece) => {
  const place = client.at(name, FILES[name], piece);
  const prepared = await client.connection.sendRequest(PrepareRenameRequest.type, place);
  expect(prepared).toMatchObject({ placeholder: 'guide/roles' });
  const files = await renamed(name, piece, 'team/roles');
  expect(files).toEqual({ ...AFTER, [ROLES]: ['content/pages/team/roles.md'] });
});

it('renames the heading that a redirect leads to, and nothing at a description', async () => {
  const files = await renamed(REDIRECTS, 'to: guide/roles#a', 'new');
  expect(files[INDEX]?.join()).toContain('[roles](guide/roles#new)');
  expect(files[REDIRECTS]?.join()).toContain('- from: old\n  to: guide/roles#new');
  const place = client.at(ROLES, FILES[ROLES], 'description: What');
  expect(await client.connection.sendRequest(PrepareRenameRequest.type, place)).toBeNull();
});

it('asks to be told of files that are renamed, and corrects what names them', async () => {
  expect(client.capabilities.workspace?.fileOperations?.willRename?.filters).toEqual([
    { scheme: 'file', pattern: { glob: '**/*.{md,mdx}', matches: 'file' } },
    { scheme: 'file', pattern: { glob: '**', matches: 'folder' } },
  ]);
  expect(await moved([ROLES, 'content/pages/team/roles.md'])).toEqual(AFTER);
  expect(await moved([PORTS, 'content/snippets/net/ports.md'])).toEqual({
    [INDEX]: [FILES[INDEX].replace('ports.md', 'net/ports.md')],
  });
});

it('corrects each file once where a folder or several pages move', async () => {
  const index = FILES[INDEX].replaceAll('](guide/', '](team/');
  const text = FILES[MORE].replaceAll('guide/roles', 'team/roles');
  const after = { ...AFTER, [INDEX]: [index], [MORE]: [text] };
  const redirects = [`- from: guide/more\n  to: team/more\n${AFTER[REDIRECTS][0]}`];
  expect(await moved(['content/pages/guide', 'content/pages/team'])).toEqual({
    ...after,
    [REDIRECTS]: redirects,
  });
  expect(
    await moved([ROLES, 'content/pages/team/roles.md'], [MORE, 'content/pages/team/more.md']),
  ).toEqual({ ...after, [REDIRECTS]: redirects });
});

it('leaves other files alone, and says why a page cannot be called so', async () => {
  expect(await moved(['README.md', 'READ.md'])).toBeNull();
  expect(await moved([ROLES, 'content/pages/guide/roles.mdx'])).toBeNull();
  expect(messages).toEqual([]);
  expect(await moved([ROLES, MORE])).toBeNull();
  expect(await moved([ROLES, 'content/notes/roles.md'])).toBeNull();
  expect(messages.map((one) => one.replaceAll(`${folder.dir}/`, ''))).toEqual([
    expect.stringContaining('There is a page "guide/more" already'),
    expect.stringContaining('"content/notes/roles.md" lies outside of the pages'),
  ]);
  expect(client.errors).toEqual([]);
});
