// The notes of a release as Markdown, and where in the record each line comes from.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../engine/content/config/load-config.ts';
import { loadSite } from '../../engine/content/load-site.ts';
import { placeIn } from '../../engine/content/pages/source-text.ts';
import { createSiteFolder, page, recordsConfig } from '../../tests/support/site-folder.ts';
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { notesOfSeveral, releaseNotes } from './release-notes.ts';
import { toReleaseSource } from './release-source.ts';

const FIRST = `{ version: 1.0.0-ga, name: 1.GA, date: 2024-01-02, page: old, summary: The first.,
  changes: [{ kind: fix, area: web, title: Starts }],
  stack: { Back end: { Node: "20", Old: { version: "1", from: "0" } } } }`;

const SECOND = `version: 1.1.0
date: 2024-02-03
stopover: |
  Data moves [here](guide).

  - Wait.
summary: >-
  The second, of {Product}.
changes:
  - kind: fix
    area: studio
    title: "Saves **twice**"
    build: build 7
  - kind: breaking
    area: web
    widget: list
    title: A \`List\` is {Product}'s own
    body: |
      Before:

      \`\`\`js
      f();
      \`\`\`
    action: |
      - Look.
      - See [the guide](guide).
    pages: [guide, planned, guide/list]
  - kind: fix
    area: web
    id: was-called-so
    title: Loads
    symptom: A \`List\` stayed empty after
      a reload, see [the guide](guide).
    body: Again.
    shows: |
      ::card[The list]{to=guide/list}
      ::card[The guide]{to=guide}
    action: Reload.
stack:
  Back end: { Node: "22 | 24", New: "1*", Moved: { version: "3", from: "2" } }
`;

const folder = createSiteFolder({
  'site.config.ts': recordsConfig({ product: { name: 'Acme', slug: 'acme', code: 'AC' } }),
  'content/areas.yaml': 'web: Web apps\nstudio: Studio\n',
  'content/widgets/list.yaml':
    'name: list\ntitle: List\ncategory: Data\nplatforms: [web]\npage: guide/list\nsummary: Rows.\n',
  'content/releases/1.0.0-ga.yaml': FIRST,
  'content/releases/1.1.0.yaml': SECOND,
  'content/releases/1.1.1.yaml':
    'version: 1.1.1\ndate: 2024-02-04\nsummary: x\nchanges:\n  - { kind: fix, area: web, title: x }\n',
  'content/pages/guide.md': page('Guide'),
  'content/pages/guide/list.md': page('List'),
  'content/pages/old.md': page('Old', '::release-notes{to="1.0"}'),
  'content/planned.yaml': '- planned\n',
});
afterAll(() => folder.dispose());
let book: ReleaseBook;
beforeAll(async () => {
  const { collections } = loadSite(await loadConfig({ siteDir: folder.dir }));
  const { data } = collections.find(({ collection }) => collection.name === 'releases') ?? {};
  book = data?.records as ReleaseBook;
});

const entryOf = (version: string) =>
  book.entries.find(({ record }) => record.version === version) as ReleaseEntry;
const textOf = (lines: { text: string }[]) => lines.map(({ text }) => text).join('\n');

describe('the notes of a release', () => {
  it('are made again once what they take of other records is another, and else are the same', () => {
    const [first, second, third] = book.entries as [ReleaseEntry, ReleaseEntry, ReleaseEntry];
    const stack = { 'Back end': { Node: '21' } };
    const changes: Partial<ReleaseBook>[] = [
      { areas: { ...book.areas, web: { label: 'Else' } } },
      { widgets: {} },
      { written: [] },
      { product: 'Else' },
      { texts: { ...book.texts, about: 'Of' } },
      { entries: [first, second] },
      { entries: [first, { ...second, name: 'Else' }, third] },
      { entries: [{ ...first, record: { ...first.record, stack } }, second, third] },
      { entries: [first, { ...second, record: { ...second.record, stack } }, third] },
    ];
    const sourcesOf = (one: ReleaseBook) =>
      one.entries.map(({ record }) => toReleaseSource(record.version, one));
    const before = sourcesOf(book);
    for (const change of changes) {
      const after = { ...book, ...change };
      expect(sourcesOf(after)).toEqual(sourcesOf(structuredClone(after)));
      sourcesOf(book);
    }
    const again = sourcesOf({ ...book, entries: [...book.entries] });
    expect(again).toEqual(before);
    expect(sourcesOf({ ...book }).every((one, i) => one === again[i])).toBe(true);
  });

  it('are its summary, its changes by kind and area, and its components', () => {
    expect(textOf(releaseNotes(entryOf('1.1.0'), book, 2))).toBe(`The second, of Acme.

:::important Stop here when you upgrade
Data moves [here](guide).

- Wait.

:::

## Breaking changes {#breaking}

### Web apps {#breaking-web}

#### A \`List\` is Acme's own {#a-list-is-acmes-own}

Before:

\`\`\`js
f();
\`\`\`

**What to do:**

- Look.
- See [the guide](guide).

See [List](guide/list), [](guide)

## Fixed {#fix}

### Web apps {#fix-web}

#### Loads {#was-called-so}

Before: A \`List\` stayed empty after a reload, see [the guide](guide).

Again.

::card[The list]{to=guide/list}

::card[The guide]{to=guide}

**What to do:** Reload.

### Studio {#fix-studio}

#### Saves **twice** {#saves-twice}

*build 7*

## Component versions {#components}

### Back end {#components-back-end}

| Component | Version | Before |
| --- | --- | --- |
| Node | **22 \\| 24** | 20 |
| New | **1\\*** | new in the list |
| Moved | **3** | 2 |
| Old | – | 1 |
`);
  });

  it('say whose list of components applies where it has none', () => {
    expect(textOf(releaseNotes(entryOf('1.1.1'), book, 2))).toContain(
      'No list of its own: the last one before is that of [1.1.0](releases/v1-1-0#components).',
    );
  });

  it('stand on a page of several under the release’s name and date', () => {
    expect(
      textOf(notesOfSeveral([entryOf('1.0.0-ga')], book)),
    ).toBe(`## 1.GA, 2 January 2024 {#v1-0-0-ga}

The first.

### Fixed {#v1-0-0-ga-fix}

#### Web apps {#v1-0-0-ga-fix-web}

##### Starts {#v1-0-0-ga-starts}

### Component versions {#v1-0-0-ga-components}

#### Back end {#v1-0-0-ga-components-back-end}

| Component | Version | Before |
| --- | --- | --- |
| Node | 20 |  |
| Old | **1** | 0 |
`);
  });

  it('know of each word its line and column in the record', () => {
    const lines = releaseNotes(entryOf('1.1.0'), book, 2);
    const written = SECOND.split('\n');
    const words = [
      '[here]',
      'Wait',
      'The second',
      'twice',
      'own',
      'Before',
      'f()',
      'Look',
      'stayed',
      'Reload',
    ];
    for (const word of words) {
      const at = lines.findIndex(({ text }) => text.includes(word));
      const line = written.findIndex((one) => one.includes(word));
      expect(placeIn(lines, at, lines[at]?.text.indexOf(word)), word).toMatchObject({
        path: 'content/releases/1.1.0.yaml',
        line: line + 1,
        column: (written[line]?.indexOf(word) ?? 0) + 1,
      });
    }
  });

  it('make a page with a title, a description and the version as a word to search for', () => {
    const { frontMatter } = toReleaseSource('1.1.0', book);
    expect(frontMatter).toMatchObject({
      title: 'Acme 1.1.0 - Release date: 3 February 2024',
      description: expect.stringContaining('Acme'),
      keywords: ['1.1.0', 'v1.1.0'],
    });
  });
});
