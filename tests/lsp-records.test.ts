// The language service on a site with records: labels, parts, terms, keys by their schemas; and what is renamed besides pages.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CodeActionRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
} from 'vscode-languageserver-protocol/node';
import { editedFiles, openLanguageClient } from './support/language-client.ts';
import { NEW_VARIABLE } from './support/screens.ts';
import { createSiteFolder, page, recordsConfig } from './support/site-folder.ts';

const VARIABLES = 'content/pages/variables.md';
const SCREEN = 'content/screens/variables/new-variable.yaml';
const TEXT = page(
  'Variables',
  `## Make one

:::screen{name=variables/new-variable}
1. [target] Under **Target** choose **Read records**.
2. Click **Done** [done] in the Data Table.
:::

See [make](#make-one) and [other](other#set-up).

::include{ports.md}`,
);
const OTHER = page('Other', '## Set up {#set-up}\n\n[home](variables#make-one)\n');
const folder = createSiteFolder({
  'site.config.ts': recordsConfig(),
  'content/screens/variables/new-variable.yaml': NEW_VARIABLE,
  [VARIABLES]: TEXT,
  'content/pages/other.md': OTHER,
  'content/pages/screens.md': page('Screens', '::filter{groups}\n\n::screens'),
  'content/snippets/ports.md': 'Open the ports.\n',
  'content/sidebars/a.yaml':
    'name: A\nslug: a\norder: 1\nitems:\n  - variables\n  - other\n  - screens\n',
  'content/redirects.yaml': '- from: old\n  to: other#set-up\n',
  'content/terms.yaml':
    '- term: Data Table\n  means: A table with columns and actions.\n  page: other\n- term: data source\n  not: [datasource]\n',
});
let client: Awaited<ReturnType<typeof openLanguageClient>>;

/** Until the service has checked all that was typed: a mistake is seen, and its correction. */
async function settle() {
  await client.type(VARIABLES, TEXT.replace('(#make-one)', '(#mak-one)'));
  await client.expectCodes(VARIABLES, ['13 links/missing-anchor']);
  await client.type(VARIABLES, TEXT);
  await client.expectCodes(VARIABLES, []);
}

beforeAll(async () => {
  client = await openLanguageClient(folder.dir);
  await settle();
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

const at = (name: string, text: string, piece: string) => client.at(name, text, piece);
const offers = (name: string, text: string, piece: string) => client.offers(name, text, piece);
const hover = (piece: string) => client.hover(VARIABLES, TEXT, piece);
const renamed = async (name: string, text: string, piece: string, newName: string) => {
  const place = at(name, text, piece);
  return editedFiles(
    await client.connection.sendRequest(RenameRequest.type, { ...place, newName }),
  );
};

it('completes labels of the screens that a page shows, ids of their parts, and terms', async () => {
  const bold = `${TEXT}\nClick **`;
  expect(await offers(VARIABLES, bold, 'Click **')).not.toEqual([]);
  expect(await offers(VARIABLES, `${TEXT}\n\nClick **Re`, '\n\nClick **Re')).toEqual(
    expect.arrayContaining(['Target', 'Read records', 'Done']),
  );
  const part = TEXT.replace('2. Click', '2. [');
  expect(await offers(VARIABLES, part, '2. [')).toEqual(expect.arrayContaining(['target', 'done']));
  expect(await offers(VARIABLES, `${TEXT}\nA dat`, '\nA dat')).toEqual([
    'Data Table',
    'data source',
  ]);
  await client.type(VARIABLES, TEXT);
});

it('completes keys and values of records, sidebars and heads by their schemas', async () => {
  expect(await offers(SCREEN, `${NEW_VARIABLE}\nkey`, '\nkey')).toEqual(['keywords']);
  expect(await offers(SCREEN, 'title: A\nframe: d', 'frame: d')).toEqual(
    expect.arrayContaining(['dialog', 'phone']),
  );
  expect(await offers(SCREEN, 'title: A\nparts:\n  - f', '  - f')).toEqual(
    expect.arrayContaining(['field', 'buttons']),
  );
  await client.type(SCREEN, NEW_VARIABLE);
  const sidebar = 'name: A\nslug: a\norder: 1\nitems:\n  - o';
  expect(await offers('content/sidebars/a.yaml', sidebar, '  - o')).toEqual(
    expect.arrayContaining(['other', 'variables', 'label']),
  );
  await client.type('content/sidebars/a.yaml', `${sidebar}ther\n  - variables\n  - screens\n`);
  const head = TEXT.replace('\n---\n', '\ndraft: \nplat\n---\n');
  expect(await offers(VARIABLES, head, 'draft: ')).toEqual(['true', 'false']);
  expect(await offers(VARIABLES, head, '\nplat')).toContain('platforms');
  await settle();
});

it('shows a screen as a picture, where a label is, and what a term means', async () => {
  const picture = await hover('name=variables/new');
  const [, base64 = ''] = /data:image\/svg\+xml;base64,([^)]+)\)/.exec(picture) ?? [];
  expect(Buffer.from(base64, 'base64').toString()).toContain('>New Variable</text>');
  expect(await hover('**Read')).toContain('on **New Variable**');
  expect(await hover('the Data Ta')).toContain('A table with columns and actions.');
});

it('finds and renames a label of a screen, in its record and in bold', async () => {
  const context = { includeDeclaration: true };
  const place = at(VARIABLES, TEXT, '**Read');
  const found = await client.connection.sendRequest(ReferencesRequest.type, { ...place, context });
  expect(found?.map(({ uri }) => uri.slice(uri.indexOf('content/')))).toEqual(
    expect.arrayContaining([SCREEN, VARIABLES]),
  );
  const files = await renamed(VARIABLES, TEXT, '**Read', 'Read: all');
  expect(files[VARIABLES]).toEqual(['Read: all']);
  expect(new Set(files[SCREEN])).toEqual(new Set(['"Read: all"']));
  await expect(renamed(VARIABLES, TEXT, '**Read', 'a*b')).rejects.toThrow(/can't be a label/);
});

it('renames a heading by its link or its line: links, redirects, and one for readers who kept the address', async () => {
  const prepared = await client.connection.sendRequest(
    PrepareRenameRequest.type,
    at(VARIABLES, TEXT, '(#make'),
  );
  expect(prepared).toMatchObject({ placeholder: 'make-one' });
  const files = await renamed(VARIABLES, TEXT, '(#make', 'create');
  expect(files[VARIABLES]?.join()).toContain('## Make one {#create}');
  expect(files[VARIABLES]?.join()).toContain('[make](#create)');
  expect(files['content/pages/other.md']?.join()).toContain('(variables#create)');
  expect(files['content/redirects.yaml']?.join()).toContain(
    '- from: variables#make-one\n  to: variables#create',
  );
  await client.type('content/pages/other.md', OTHER);
  const byLine = await renamed('content/pages/other.md', OTHER, '## Set', 'install');
  expect(byLine['content/pages/other.md']?.join()).toContain('## Set up {#install}');
  expect(byLine['content/redirects.yaml']?.join()).toContain('- from: old\n  to: other#install');
  await expect(renamed(VARIABLES, TEXT, '(#make', 'two words')).rejects.toThrow(/two words/);
});

it('renames a snippet: its file, and the lines that include it', async () => {
  const files = await renamed(VARIABLES, TEXT, '::include{por', 'network/ports.md');
  expect(files[VARIABLES]?.join()).toContain('::include{network/ports.md}');
  expect(files['content/snippets/ports.md']).toEqual(['content/snippets/network/ports.md']);
  await expect(renamed(VARIABLES, TEXT, '::include{por', '../x.md')).rejects.toThrow(/no name/);
});

it('offers words for a missing description, and the nearest label', async () => {
  const without = TEXT.replace(/description: .*\n/, '').replace('**Done**', '**Dune**');
  await client.type(VARIABLES, without);
  await client.expectCodes(VARIABLES, ['1 frontmatter/missing-key']);
  const fixes = async () => {
    const [one] = client.diagnosticsOf(VARIABLES);
    const range = one?.range ?? {
      start: { line: 0, character: 0 },
      end: { line: 0, character: 0 },
    };
    return client.connection.sendRequest(CodeActionRequest.type, {
      ...{ textDocument: { uri: client.uriOf(VARIABLES) }, range, context: { diagnostics: [] } },
    });
  };
  expect(JSON.stringify(await fixes())).toContain('description: See make and other.');
  await client.type(VARIABLES, TEXT.replace('**Done**', '**Dune**'));
  await client.expectCodes(VARIABLES, ['10 screens/unknown-label']);
  expect(JSON.stringify(await fixes())).toContain('**Done**');
  await client.type(VARIABLES, TEXT);
});
