// The language service at ids of pages in YAML and in heads: what they lead to, who names a page, what may stand there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DefinitionRequest, ReferencesRequest } from 'vscode-languageserver-protocol/node';
import { openLanguageClient } from './support/language-client.ts';
import { createSiteFolder, page, recordsConfig } from './support/site-folder.ts';

const INDEX = 'content/pages/index.md';
const ROLES = 'content/pages/guide/roles.md';
const MORE = 'content/pages/guide/more.md';
const SIDEBAR = 'content/sidebars/a.yaml';
const REDIRECTS = 'content/redirects.yaml';
const TERMS = 'content/terms.yaml';
const QUESTIONS = 'content/questions.yaml';
const QUERIES = 'content/search-queries.yaml';
const FILES = {
  [INDEX]: page(
    'Home',
    'See [roles](guide/roles#add), [more](guide/roles#add-1) and [its row](guide/roles#owner), [a port](guide/roles#ports).',
  ),
  [ROLES]: page(
    'Roles',
    `## Add {#add}

1. A step.

Give a **role**
to [somebody](index). Then save.

## Add

One.

\`\`\`markdown
## Ports
\`\`\`

| Role | Means |
| --- | --- |
| Owner {#owner} | May do *all* |

::include{ports.md}`,
    'keywords: [a]\npagination_next: guide/more\n',
  ),
  [MORE]: page('More', 'Text.', 'parent: guide/roles\n'),
  'content/pages/same.md': '---\nalias_of: guide/roles\n---\n',
  'content/snippets/ports.md': '## Open the *ports* {#ports}\n\nPort 80 is enough.\n',
  [SIDEBAR]:
    'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - label: Guide\n    items:\n      - "guide/roles": Roles\n',
  [REDIRECTS]: '- from: old\n  to: guide/roles#add\n- from: older\n  to: index\n',
  [TERMS]: '- term: role\n  means: What one may do.\n  page: guide/{product}\n',
  [QUESTIONS]: '- question: Who may?\n  page: guide/roles\n  anchor: add\n',
  [QUERIES]: '- { query: who may, pages: [index, guide/roles] }\n',
  'content/pages/guide/{product}.md': page('Names', 'Text.', 'parent: index\n'),
};
const PRODUCT = { name: 'Acme', slug: 'acme', code: 'AC' };
const folder = createSiteFolder({
  'site.config.ts': recordsConfig({ product: PRODUCT }),
  ...FILES,
});
let client: Awaited<ReturnType<typeof openLanguageClient>>;

beforeAll(async () => {
  client = await openLanguageClient(folder.dir);
  for (const [name, text] of Object.entries(FILES)) await client.type(name, text);
  const wrong = FILES[INDEX].replace('#owner', '#woner');
  await client.untilChecked(INDEX, FILES[INDEX], wrong, ['6 links/missing-anchor']);
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

type Name = keyof typeof FILES;
const hover = (name: Name, piece: string) => client.hover(name, FILES[name], piece);
/** `file:line`, from 1. */
const references = async (name: Name, piece: string) => {
  const place = client.at(name, FILES[name], piece);
  const context = { includeDeclaration: false };
  const found = await client.connection.sendRequest(ReferencesRequest.type, { ...place, context });
  return (found ?? [])
    .map(({ uri, range }) => `${uri.slice(uri.indexOf('content/'))}:${range.start.line + 1}`)
    .sort();
};

it.each<[Name, string, string, string]>([
  [SIDEBAR, '  - ind', '**Home**', INDEX],
  [SIDEBAR, '- "guide/ro', '**Roles**', ROLES],
  [REDIRECTS, 'to: guide/ro', '**Roles** › **Add**', ROLES],
  [TERMS, 'page: guide/{pro', '**Names**', 'content/pages/guide/%7Bproduct%7D.md'],
  [QUESTIONS, 'page: gui', '**Roles**', ROLES],
  [QUERIES, 'index, gui', '**Roles**', ROLES],
  [MORE, 'parent: gui', '**Roles**', ROLES],
  [ROLES, 'pagination_next: gui', '**More**', MORE],
  ['content/pages/same.md', 'alias_of: gui', '**Roles**', ROLES],
])('in %s, %j leads to a page', async (name, piece, says, target) => {
  expect(await hover(name, piece)).toContain(says);
  const place = client.at(name, FILES[name], piece);
  const found = await client.connection.sendRequest(DefinitionRequest.type, place);
  expect(found).toMatchObject({ uri: client.uriOf(decodeURIComponent(target)) });
});

it('says nothing where a word only looks like an id', async () => {
  expect(await hover(SIDEBAR, 'label: Gui')).toBe('');
  expect(await hover(REDIRECTS, 'from: old')).toBe('');
  const title = FILES[MORE].replace('title: More', 'title: index');
  await client.type(MORE, title);
  expect(await client.hover(MORE, title, 'title: ind')).toBe('');
  await client.type(MORE, FILES[MORE]);
});

it('finds who names a page, from a link, an id, or the page itself; of a heading, only those that name it', async () => {
  const all = [
    `${MORE}:4`,
    `${INDEX}:6`,
    `${INDEX}:6`,
    `${INDEX}:6`,
    `${INDEX}:6`,
    'content/pages/same.md:2',
    `${QUESTIONS}:2`,
    `${REDIRECTS}:2`,
    `${QUERIES}:1`,
    `${SIDEBAR}:8`,
  ].sort();
  expect(await references(SIDEBAR, '"guide/ro')).toEqual(all);
  expect(await references(MORE, 'parent: gui')).toEqual(all);
  expect(await references(ROLES, 'keywords: [')).toEqual(all);
  const heading = [`${INDEX}:6`, `${REDIRECTS}:2`];
  expect(await references(INDEX, '(guide/roles#a')).toEqual(heading);
  expect(await references(REDIRECTS, 'to: guide/ro')).toEqual(heading);
  expect(await references(TERMS, 'page: gui')).toEqual([`${TERMS}:3`]);
});

it('completes ids where a page is named, and behind # its headings', async () => {
  const offers = (name: Name, more: string, piece: string) =>
    client.offers(name, `${FILES[name]}${more}`, piece);
  const anchors = ['add', 'add-1', 'ports', 'owner'].map((one) => `guide/roles#${one}`);
  expect(await offers(REDIRECTS, '- from: x\n  to: ', 'x\n  to: ')).toContain('guide/roles');
  expect(
    await offers(REDIRECTS, '- from: x\n  to: guide/roles#a', 'x\n  to: guide/roles#a'),
  ).toEqual(anchors);
  expect(await offers(REDIRECTS, '- from: gui', '- from: gui')).toEqual([]);
  expect(await offers(TERMS, '- term: x\n  page: ', 'x\n  page: ')).toContain('guide/roles');
  const page = '- term: x\n  page: guide/roles#';
  expect(await offers(TERMS, page, page)).toEqual(anchors);
  for (const name of [REDIRECTS, TERMS] as const) await client.type(name, FILES[name]);
});

it('says of a link to a heading or a row its words, and what it begins with', async () => {
  expect(await hover(INDEX, '(guide/roles#add')).toBe(
    '**Roles** › **Add**\n\nGive a role to somebody.',
  );
  expect(await hover(INDEX, '(guide/roles#add-')).toBe('**Roles** › **Add**\n\nOne.');
  expect(await hover(INDEX, '(guide/roles#own')).toBe('**Roles** › **Owner**\n\nMay do all');
  expect(await hover(INDEX, '(guide/roles#por')).toBe(
    '**Roles** › **Open the ports**\n\nPort 80 is enough.',
  );
  expect(client.errors).toEqual([]);
});
