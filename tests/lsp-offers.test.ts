// The language service on a site with widgets and screens: their names where a directive takes one, properties in prose, terms, places that belong together.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CodeActionRequest, type Diagnostic } from 'vscode-languageserver-protocol/node';
import { openLanguageClient } from './support/language-client.ts';
import { NEW_VARIABLE } from './support/screens.ts';
import { createSiteFolder, page, recordsConfig } from './support/site-folder.ts';

const INDEX = 'content/pages/index.md';
const TEXT = page('Slider', '## Properties\n\n::properties{slider}\n\nSet its **Minimum Value**.');
const SLIDER = `name: slider
title: Range Slider
category: Form
platforms: [web]
page: index
summary: Chooses a number.
properties:
  - { name: minvalue, label: Minimum Value, group: Range, type: number, default: 0, description: The smallest value. }
  - { name: mode, label: Mode, group: Range, type: string, description: What it does. }
events:
  - { name: onChange, label: On Change, description: The value has changed. }
`;
const folder = createSiteFolder({
  'site.config.ts': recordsConfig(),
  [INDEX]: TEXT,
  'content/widgets/slider.yaml': SLIDER,
  'content/widgets/gauge.yaml': SLIDER.replace('slider', 'gauge').replace('Range Slider', 'Gauge'),
  'content/screens/variables/new-variable.yaml': NEW_VARIABLE,
  'content/screens/apps.yaml': NEW_VARIABLE,
  'content/terms.yaml': '- term: data source\n  not: [datasource]\n',
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - index\n',
});
let client: Awaited<ReturnType<typeof openLanguageClient>>;

beforeAll(async () => {
  client = await openLanguageClient(folder.dir);
  await client.untilChecked(INDEX, TEXT, `${TEXT}\n[x](gone)\n`, ['12 links/missing-page']);
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

const offers = (more: string) => client.offers(INDEX, `${TEXT}\n${more}`, `\n${more}`);

it.each([
  '::properties{',
  '::properties{sl',
  '::widget{name=',
  '::widget{',
  '::widget{name="sl',
])('completes a widget behind %j', async (more) => {
  expect(await offers(more)).toEqual(expect.arrayContaining(['gauge', 'slider']));
  expect(await offers(more)).not.toContain('apps');
});

it.each([
  ':::screen{',
  ':::screen{name=',
  ':::screen{name=var',
  ':::screen{name="',
  ':::screen[A]{variables/n',
])('completes the name of a screen behind %j', async (more) => {
  expect(await offers(more)).toEqual(expect.arrayContaining(['apps', 'variables/new-variable']));
  expect(await offers(more)).not.toContain('slider');
});

it('completes a property in prose, and says what it is', async () => {
  expect(await offers('Set **Mi')).toEqual(['Minimum Value', 'Mode', 'On Change']);
  await client.type(INDEX, TEXT);
  const says = await client.hover(INDEX, TEXT, 'its **Mini');
  expect(says).toContain('Property of **Range Slider**, `minvalue`, number, default `0`');
  expect(says).toContain('The smallest value.');
});

const fixesOf = async (one: Diagnostic) =>
  client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: client.uriOf(INDEX) },
    range: one.range,
    context: { diagnostics: [one] },
  });

it('writes a term as it is spelled here', async () => {
  await client.type(INDEX, `${TEXT}\nAdd a datasource.\n`);
  await client.expectCodes(INDEX, ['12 terms/variant']);
  const [one] = client.diagnosticsOf(INDEX);
  const range = { start: { line: 11, character: 6 }, end: { line: 11, character: 16 } };
  expect(one?.range).toEqual(range);
  expect(one && (await fixesOf(one))).toMatchObject([
    {
      title: 'Write data source',
      kind: 'quickfix',
      edit: { changes: { [client.uriOf(INDEX)]: [{ range, newText: 'data source' }] } },
    },
  ]);
});

it('leads from a second id to the first', async () => {
  await client.type(INDEX, `${TEXT}\n## One {#one}\n\n## Two {#one}\n`);
  await client.expectCodes(INDEX, ['14 headings/duplicate-id']);
  const [one] = client.diagnosticsOf(INDEX);
  expect(one?.relatedInformation).toEqual([
    {
      message: 'See also',
      location: {
        uri: client.uriOf(INDEX),
        range: { start: { line: 11, character: 0 }, end: { line: 11, character: 1 } },
      },
    },
  ]);
  expect(client.errors).toEqual([]);
});
