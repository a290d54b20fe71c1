// The explorer's filter: its parts alone and together, the numbers beside its choices, its address.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  generatedBook,
  toBook,
  urlOf,
  VERSIONS,
} from '../../tests/support/generated-releases.ts';
import { readBack } from '../../tests/support/read-back.ts';
import {
  explore,
  type Filter,
  formatFilter,
  NO_FILTER,
  parseFilter,
  toChanges,
} from './explore.ts';
import { type Change, KINDS, type Release } from './record.ts';
import { compareVersions } from './version-order.ts';

const release = (version: string, ...changes: Change[]): Release => ({
  version,
  date: '2025-01-01',
  channels: ['online'],
  summary: 'x',
  changes,
});

const book = toBook([
  release(
    '10.0.0-ga',
    { kind: 'breaking', area: 'web', title: 'The old `grid` is gone', action: 'Use the new one.' },
    { kind: 'fix', area: 'studio', title: 'Saves', body: 'Twice as **fast**.', widget: 'list' },
  ),
  release('10.15.0', { kind: 'fix', area: 'web', title: 'Rows', widget: 'data-table' }),
  release(
    '12.1.0',
    { kind: 'feature', area: 'web', title: 'Exports as CSV', widget: 'data-table' },
    {
      kind: 'fix',
      area: 'cloud',
      title: 'Starts',
      symptom: 'A `null` **froze** it.',
      widget: 'list',
    },
  ),
]);
const { index, lines } = readBack(book, urlOf);
const changes = toChanges(lines, index);
const found = (filter: Partial<Filter>) =>
  explore(changes, { ...NO_FILTER, ...filter }, index).found.map(({ title }) => title);

describe('the filter', () => {
  it('leaves everything where it is empty: newest release first, each as its record has it', () => {
    const all = ['Exports as CSV', 'Starts', 'Rows', 'The old `grid` is gone', 'Saves'];
    expect(found({})).toEqual(all);
  });

  it.each<[string, Partial<Filter>, string[]]>([
    [
      'versions, both included',
      { from: '10.15.0', to: '12.1.0' },
      ['Exports as CSV', 'Starts', 'Rows'],
    ],
    ['a first version', { from: '12.1.0' }, ['Exports as CSV', 'Starts']],
    ['a last version', { to: '10.0.0-ga' }, ['The old `grid` is gone', 'Saves']],
    ['one kind', { kinds: ['feature'] }, ['Exports as CSV']],
    [
      'any of two kinds',
      { kinds: ['feature', 'breaking'] },
      ['Exports as CSV', 'The old `grid` is gone'],
    ],
    ['any of two areas', { areas: ['cloud', 'studio'] }, ['Starts', 'Saves']],
    ['a widget', { widget: 'data-table' }, ['Exports as CSV', 'Rows']],
    ['a word of the title, in any letters', { words: 'csv' }, ['Exports as CSV']],
    ['a word of the body, without its marks', { words: 'as FAST.' }, ['Saves']],
    ['a word of the symptom', { words: 'null froze' }, ['Starts']],
    ['a word of the action', { words: 'new one' }, ['The old `grid` is gone']],
    ['code without its marks', { words: 'old grid is' }, ['The old `grid` is gone']],
    ['the title of the widget', { words: 'data table' }, ['Exports as CSV', 'Rows']],
    ['the label of the area and a version', { words: 'web 10.15' }, ['Rows']],
    [
      'all parts together',
      {
        from: '10.0.0-ga',
        to: '10.15.0',
        kinds: ['fix'],
        areas: ['web', 'studio'],
        widget: 'list',
        words: 'twice',
      },
      ['Saves'],
    ],
    ['parts that nothing has together', { kinds: ['feature'], areas: ['cloud'] }, []],
  ])('finds by %s', (_what, filter, titles) => {
    expect(found(filter)).toEqual(titles);
  });
});

const some = <T>(from: readonly T[]) => fc.subarray([...from], { maxLength: 3 });
const anyFilter: fc.Arbitrary<Filter> = fc
  .record({
    range: fc.subarray(VERSIONS, { maxLength: 2 }),
    isOpen: fc.boolean(),
    kinds: some(KINDS),
    areas: some(Object.keys(AREAS)),
    widget: fc.option(fc.constantFrom('list', 'data-table'), { nil: undefined }),
    words: fc.oneof(fc.constantFrom('', 'is', 'data table', 'one, two'), fc.string()),
  })
  .map(({ range: [from, to], isOpen, kinds, areas, widget, words }) => ({
    ...(from ? { from } : {}),
    ...(to && !isOpen ? { to } : {}),
    kinds,
    areas,
    ...(widget ? { widget } : {}),
    words: words.trim(),
  }));

describe('the numbers beside choices', () => {
  it('are what choosing them leaves', () => {
    fc.assert(
      fc.property(generatedBook, anyFilter, (any, filter) => {
        const own = readBack(any, urlOf);
        const all = toChanges(own.lines, own.index);
        const count = (chosen: Partial<Filter>) =>
          explore(all, { ...filter, ...chosen }, own.index).found.length;
        const { kinds, areas, widgets } = explore(all, filter, own.index);
        for (const kind of KINDS) expect(kinds.get(kind) ?? 0).toBe(count({ kinds: [kind] }));
        for (const area of Object.keys(AREAS))
          expect(areas.get(area) ?? 0).toBe(count({ areas: [area] }));
        for (const widget of ['list', 'data-table'])
          expect(widgets.get(widget) ?? 0).toBe(count({ widget }));
      }),
    );
  });
});

describe('the address of a filter', () => {
  const everyVersion = readBack(
    toBook(
      VERSIONS.map((version) =>
        release(
          version,
          { kind: 'fix', area: 'web', title: 'x', widget: 'list' },
          { kind: 'fix', area: 'web', title: 'y', widget: 'data-table' },
        ),
      ),
    ),
    urlOf,
  ).index;
  const read = (query: string) => parseFilter(new URLSearchParams(query), everyVersion);

  it('gives the filter back', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(read(formatFilter(filter))).toEqual({ filter, problems: [] });
      }),
    );
  });

  it('is empty for a filter that leaves everything, and plain to read', () => {
    expect(formatFilter(NO_FILTER)).toBe('');
    expect(
      formatFilter({ kinds: ['fix', 'feature'], areas: ['web'], words: ' a b ', to: '7.0.0' }),
    ).toBe('?q=a+b&to=7.0.0&kind=fix,feature&area=web');
  });

  it('takes versions as people type them, and turns a range round that is the wrong way', () => {
    expect(read('from=v12.1&to=10.GA').filter).toMatchObject({ from: '10.0.0-ga', to: '12.1.0' });
    expect(read('from=7.0.0&to=8.4.2').filter).toMatchObject({ from: '7.0.0', to: '8.4.2.0' });
  });

  it('tells all that does not exist, and leaves it out', () => {
    const query =
      'from=eleven&to=99&kind=fix,nope&kind=fix&area=web,<b>&area=web&widget=grid&widget=list&q=x&other=1';
    expect(read(query)).toEqual({
      filter: { kinds: ['fix'], areas: ['web'], widget: 'list', words: 'x' },
      problems: [
        { name: 'from', value: 'eleven' },
        { name: 'to', value: '99' },
        { name: 'widget', value: 'grid' },
        { name: 'kind', value: 'nope' },
        { name: 'area', value: '<b>' },
      ],
    });
  });

  it('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, value) => {
        const { filter } = read(query);
        expect(compareVersions(filter.from ?? '0', filter.to ?? '999')).toBeLessThanOrEqual(0);
        const typed = new URLSearchParams({ from: value, kind: value, area: value, q: value });
        expect(read(typed.toString()).filter.words.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
