// Any releases → their book: versions of all kinds, texts that are hard to write down, lists of components.
import fc from 'fast-check';
import type { ReleaseBook } from '../../collections/releases/book.ts';
import type { UrlOf } from '../../collections/releases/data.ts';
import { toEntries } from '../../collections/releases/entry.ts';
import {
  type Areas,
  CHANNELS,
  type Change,
  KINDS,
  type Release,
} from '../../collections/releases/record.ts';
import { releaseTexts } from '../../collections/releases/texts.ts';

/** Oldest first; a line is missing, and one has only a beta. */
export const VERSIONS = [
  '7.0.0-beta-6',
  '7.0.0',
  '7.0.0-421',
  '8.4.2.0',
  '8.4.2.1',
  '10.0.0-preview',
  '10.0.0-ga',
  '10.15.0',
  '11.0.1-beta',
  '12.1.0',
];

export const AREAS: Areas = {
  web: { label: 'Web apps' },
  studio: { label: 'Studio, "new" | old' },
  enterprise: { label: 'Enterprise', edition: 'enterprise' },
  cloud: { label: 'Cloud', edition: 'online' },
};

const WIDGETS = {
  list: { title: 'List', page: 'widgets/list' },
  'data-table': { title: 'Data Table', page: 'widgets/planned' },
};

/** Pages that are not there have no address. */
export const urlOf: UrlOf = (id) => (/nowhere|planned/.test(id) ? undefined : `/docs/${id}`);

const TITLES = [
  'Faster',
  'The `elevate` style **ends** & <b>stays</b>',
  '=1+1 is shown as it is',
  '@mentions, "quoted"',
  'See [roles](teams/roles) and [more](nowhere)',
  `A title ${'that is very long '.repeat(6)}`.trim(),
];

const TEXTS = [
  'Plain words.',
  '-2 is a number, and "so" on; a,b',
  '- One\n- Two, [linked](teams/roles#add)',
  'Before:\n\n```js\nf(1);\n\n\nf(2);\n```\n\nAfter | that.',
  '+ [outside](https://example.org/a?b=1&c=2), [gone](nowhere)',
];

const text = fc.constantFrom(...TEXTS);

const change: fc.Arbitrary<Change> = fc.record(
  {
    kind: fc.constantFrom(...KINDS),
    area: fc.constantFrom(...Object.keys(AREAS)),
    widget: fc.constantFrom(...Object.keys(WIDGETS)),
    build: fc.constantFrom('build 389', 'build 421'),
    id: fc.constantFrom('fixed-anchor', 'other'),
    title: fc.constantFrom(...TITLES),
    symptom: text,
    body: text,
    action: text,
    pages: fc.constant(['teams/roles']),
  },
  { requiredKeys: ['kind', 'area', 'title'] },
);

const components = fc.dictionary(
  fc.constantFrom('Angular', 'Spring | Boot', 'node', 'Ångström', '3scale'),
  fc.constantFrom('1.0', '1.1', '2.0-rc', 'latest'),
  { minKeys: 1, noNullPrototype: true },
);

const stack = fc.dictionary(fc.constantFrom('Frontend', 'Backend', 'Tools'), components, {
  minKeys: 1,
  noNullPrototype: true,
});

const release = (version: string): fc.Arbitrary<Release> =>
  fc.record(
    {
      version: fc.constant(version),
      name: fc.constant(`Named ${version}`),
      date: fc
        .integer({ min: 15_000, max: 20_000 })
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
      page: fc.constant('releases/old'),
      channels: fc.constantFrom([...CHANNELS], ['online' as const]),
      stopover: text,
      summary: text,
      changes: fc.array(change, { minLength: 1, maxLength: 5 }),
      stack,
    },
    { requiredKeys: ['version', 'date', 'channels', 'summary', 'changes'] },
  );

/** `releases/old` is a page that an author has written, and that several releases may share. */
export function toBook(records: readonly Release[]): ReleaseBook {
  const loaded = records.map((record) => ({
    record,
    file: `/content/releases/${record.version}.yaml`,
    path: `content/releases/${record.version}.yaml`,
    lines: {},
  }));
  return {
    entries: toEntries(loaded, 'releases/v{version}', (id) => id === 'releases/old'),
    areas: AREAS,
    widgets: WIDGETS,
    written: ['teams/roles', 'widgets/list'],
    moves: [],
    movesSince: {},
    runs: {},
    platforms: {},
    product: 'Acme',
    lang: 'en',
    texts: releaseTexts,
  };
}

export const generatedBook: fc.Arbitrary<ReleaseBook> = fc
  .subarray(VERSIONS, { minLength: 1 })
  .chain((versions) => fc.tuple(...versions.map(release)))
  .map(toBook);
