import { expect, it } from 'vitest';
import { createSearches, type Retried, type Searched } from './searches.ts';

function setUp() {
  const noted: Searched[] = [];
  const retried: Retried[] = [];
  const searches = createSearches(
    (searched) => noted.push(searched),
    (one) => retried.push(one),
  );
  return { noted, retried, ...searches };
}

it('what is typed letter by letter is one search', () => {
  const { noted, answered, ended } = setUp();
  for (const query of ['d', 'da', 'dat', 'da', 'data']) answered({ query, found: query.length });
  ended();
  ended();
  expect(noted).toEqual([{ query: 'data', found: 4, opened: '', isAgain: false }]);
});

it('another query means that the one before did not help', () => {
  const { noted, retried, answered, opened } = setUp();
  answered({ query: 'grid rows', found: 0 });
  answered({ query: 'data table', found: 7 });
  opened('widgets/table');
  expect(noted).toEqual([
    { query: 'grid rows', found: 0, opened: '', isAgain: true },
    { query: 'data table', found: 7, opened: 'widgets/table', isAgain: false },
  ]);
  expect(retried).toEqual([{ before: 'grid rows', query: 'data table' }]);
});

it('an answer that comes after its page was opened is no new search', () => {
  const { noted, answered, opened, ended } = setUp();
  answered({ query: 'data table', found: 3 });
  opened('widgets/table');
  answered({ query: 'data table', found: 7 });
  ended();
  answered({ query: 'list', found: 2 });
  ended();
  expect(noted.map(({ query }) => query)).toEqual(['data table', 'list']);
});

it('is cut and masked, and a single letter is none', () => {
  const { noted, answered, ended } = setUp();
  answered({ query: `ada@example.com ${'x '.repeat(100)}`, found: 0 });
  ended();
  answered({ query: 'x', found: 9 });
  ended();
  expect(noted).toHaveLength(1);
  expect(noted[0]?.query).toMatch(/^\[mail\] x/);
  expect(noted[0]?.query).toHaveLength(100);
});
