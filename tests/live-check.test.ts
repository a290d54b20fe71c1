// A site that is being edited → after each kind of edit, what the live check says is what `learn check` says of the same files.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../engine/build/build.ts';
import { ContentError, type Diagnostic } from '../engine/diagnostics/diagnostics.ts';
import { createLiveCheck, type LiveCheck } from '../engine/tooling.ts';
import { NEW_VARIABLE } from './support/screens.ts';
import { createSiteFolder, page, recordsConfig } from './support/site-folder.ts';

const HOME = page(
  'Home',
  'See [A](a#first), [B](b) and [old](old-b).\n\n::include{ports.md target="x"}\n\n## Limits\n\n::card[]{to=b}',
);
const A = page('A', '## First\n\nBack to [home](index#limits).\n\n![A shape](shape.png)');
const B = page(
  'B',
  '```js file=samples/one.js region=start\n```\n\nA gadget, and [planned](later).',
);
const VARIABLES = page(
  'Variables',
  ':::screen{name=variables/new-variable}\n1. [target] Under **Target** choose **Read records**.\n:::',
);
const SIDEBAR =
  'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - a\n  - b\n  - variables\n  - screens\n';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const NAMES = {
  home: 'content/pages/index.md',
  a: 'content/pages/a.md',
  b: 'content/pages/b.md',
  variables: 'content/pages/variables.md',
  snippet: 'content/snippets/ports.md',
  sidebar: 'content/sidebars/a.yaml',
  screen: 'content/screens/variables/new-variable.yaml',
  redirects: 'content/redirects.yaml',
  planned: 'content/planned.yaml',
  terms: 'content/terms.yaml',
  questions: 'content/questions.yaml',
  published: 'content/published.json',
  sample: 'content/samples/one.js',
  picture: 'content/images/shape.png',
};
const FILES: Record<string, string | Buffer> = {
  'site.config.ts': recordsConfig(),
  [NAMES.home]: HOME,
  [NAMES.a]: A,
  [NAMES.b]: B,
  [NAMES.variables]: VARIABLES,
  'content/pages/screens.md': page('Screens', '::filter{groups}\n\n::screens'),
  [NAMES.snippet]: '---\nparams: [target]\n---\nOpen {target}, then see [B](b).\n',
  [NAMES.sidebar]: SIDEBAR,
  [NAMES.screen]: NEW_VARIABLE,
  [NAMES.redirects]: '- from: gone\n  to: a#first\n',
  [NAMES.planned]: '- later\n- old-b\n',
  [NAMES.terms]: '- term: widget\n  not: [wodget]\n',
  [NAMES.questions]: '- question: where is home\n  page: a\n  anchor: first\n  words: Back to\n',
  [NAMES.published]: '{"product":"docs","pages":{"a":["first"],"index":["limits"]}}',
  [NAMES.sample]: '// #region start\nconst one = 1;\n// #endregion start\n',
  [NAMES.picture]: PIXEL,
};

const text = (name: string): string => String(FILES[name]);
const replaced = (name: string, from: string | RegExp, to: string) => text(name).replace(from, to);

/** What is edited, and its new text; undefined: the file is removed. */
type Edit = [what: string, name: string, text: string | Buffer | undefined];

const EDITS: Edit[] = [
  ['a body with a link that leads nowhere', NAMES.home, replaced(NAMES.home, '(b)', '(no-b)')],
  ['a heading that others link to', NAMES.a, replaced(NAMES.a, '## First', '## Second')],
  ['a title', NAMES.b, replaced(NAMES.b, 'title: B', 'title: Another')],
  ['a description', NAMES.b, replaced(NAMES.b, /description: .*/, 'description: Else.')],
  ['a description that is gone', NAMES.b, replaced(NAMES.b, /description: .*\n/, '')],
  ['a key that is unknown', NAMES.b, replaced(NAMES.b, 'title: B', 'title: B\ntitel: B')],
  ['front matter that can’t be read', NAMES.b, replaced(NAMES.b, 'title: B', 'title: [B')],
  ['a page that becomes a draft', NAMES.b, replaced(NAMES.b, 'title: B', 'title: B\ndraft: true')],
  ['a page that becomes an alias', NAMES.b, replaced(NAMES.b, 'title: B', 'title: B\nalias_of: a')],
  ['an alias of nothing', NAMES.b, replaced(NAMES.b, 'title: B', 'title: B\nalias_of: no-a')],
  ['a parent', NAMES.b, replaced(NAMES.b, 'title: B', 'title: B\nparent: no-a')],
  ['a page of an address that others have', NAMES.b, undefined],
  [
    'a snippet with a link that leads nowhere',
    NAMES.snippet,
    replaced(NAMES.snippet, '(b)', '(no-b)'),
  ],
  ['a parameter of a snippet', NAMES.snippet, replaced(NAMES.snippet, 'target]', 'port]')],
  ['a snippet that nobody includes', NAMES.home, replaced(NAMES.home, /::include.*\n/, '')],
  ['a snippet that is gone', NAMES.snippet, undefined],
  ['a snippet that comes', 'content/snippets/new.md', 'New.\n'],
  ['a page that comes', 'content/pages/c.md', page('C', '[a](a#frist)')],
  ['a page that answers a link', 'content/pages/old-b.md', page('Old B', 'Text.')],
  ['a sidebar with a page that is likely another', NAMES.sidebar, `${SIDEBAR}  - variable\n`],
  ['a sidebar with a wrong value', NAMES.sidebar, replaced(NAMES.sidebar, 'order: 1', 'order: x')],
  ['a sidebar without a page', NAMES.sidebar, replaced(NAMES.sidebar, '  - b\n', '')],
  ['a folder of pages in a sidebar', NAMES.sidebar, `${SIDEBAR}  - generate: nowhere\n`],
  ['a label of a screen', NAMES.screen, replaced(NAMES.screen, 'Read records', 'Read rows')],
  ['a title of a screen', NAMES.screen, replaced(NAMES.screen, /title: .*/, 'title: Else')],
  ['a screen that can’t be read', NAMES.screen, replaced(NAMES.screen, 'title:', 'titel:')],
  [
    'a step of a screen',
    NAMES.variables,
    replaced(NAMES.variables, '**Read records**', '**Rows**'),
  ],
  ['a redirect to nothing', NAMES.redirects, replaced(NAMES.redirects, 'a#first', 'a#frist')],
  ['a redirect from what is there', NAMES.redirects, replaced(NAMES.redirects, 'gone', 'b')],
  ['a page that is planned no more', NAMES.planned, '[]\n'],
  ['a word that is not to be written', NAMES.terms, '- term: widget\n  not: [gadget]\n'],
  ['words of a question', NAMES.questions, replaced(NAMES.questions, 'Back to', 'Forth to')],
  ['a published page that is gone', NAMES.published, replaced(NAMES.published, '"a":', '"z":')],
  ['a region of a sample', NAMES.sample, replaced(NAMES.sample, /start/g, 'begin')],
  ['a picture that can’t be read', NAMES.picture, 'no picture'],
  ['a picture that is gone', NAMES.picture, undefined],
];

const folder = createSiteFolder(FILES);
let live: LiveCheck;

beforeAll(async () => {
  live = createLiveCheck({ siteDir: folder.dir });
  await live.check();
  await live.warm(() => true);
});
afterAll(() => folder.dispose());

/** As `learn check` finds them. */
async function checked(): Promise<readonly Diagnostic[]> {
  try {
    return (await build({ siteDir: folder.dir, isDryRun: true })).summary.diagnostics;
  } catch (error) {
    if (error instanceof ContentError) return error.diagnostics;
    throw error;
  }
}

/** Write or remove a file. @returns what the live check says then; what it says first is part of that. */
async function change(name: string, content: string | Buffer | undefined) {
  if (content === undefined) folder.remove(name);
  else folder.write({ [name]: content });
  const first: { path: string; diagnostics: Diagnostic[] }[] = [];
  const found = await live.checkTyped([path.join(folder.dir, name)], {
    onFirst: (all) => first.push(...all),
    isOutdated: () => false,
  });
  for (const { path, diagnostics } of first)
    expect(found?.filter((one) => one.path === path)).toEqual(diagnostics);
  return found;
}

it.each(EDITS)('%s', async (_, name, edited) => {
  const before = await live.check([path.join(folder.dir, NAMES.home)]);
  const found = await change(name, edited);
  expect(found).toEqual(await checked());
  expect(await change(name, FILES[name])).toEqual(before);
});

it('edits of several files at once, and edits upon edits', async () => {
  const before = await live.check([path.join(folder.dir, NAMES.home)]);
  for (const [, name, edited] of EDITS) {
    if (edited === undefined || !(name in FILES)) continue;
    await change(name, edited);
  }
  expect(await live.check([])).toEqual(await checked());
  folder.write(FILES);
  const all = Object.keys(FILES).map((name) => path.join(folder.dir, name));
  expect(await live.check(all.filter((at) => !at.endsWith('.ts')))).toEqual(before);
});

it('reads each collection ahead once, and only while nobody waits', async () => {
  const fresh = createLiveCheck({ siteDir: folder.dir });
  const asked: boolean[] = [];
  const warm = (isIdle: boolean) =>
    fresh.warm(() => {
      asked.push(isIdle);
      return isIdle;
    });
  await warm(true);
  expect(asked).toEqual([]);
  const before = await fresh.check();
  await warm(false);
  await warm(true);
  expect(asked).toEqual([false, true]);
  await warm(true);
  expect(asked).toEqual([false, true]);
  expect(await fresh.check([])).toEqual(before);
});
