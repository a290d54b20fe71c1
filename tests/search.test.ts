// The search engine over pages in memory: what it finds, in which order, what it loads, what it survives.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerer, type Reply } from '../engine/client/search/answerer.ts';
import type { SearchAnswer } from '../engine/search/answer.ts';
import { openSearch } from '../engine/search/query/open-search.ts';
import { type GivenPage, replace, searchSite } from './support/search-site.ts';

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

const filler = (n: number) => Array.from({ length: n }, (_, i) => `filler${i % 97}`).join(' ');

const PAGES: GivenPage[] = [
  {
    id: 'widgets/data-table',
    title: 'Data Table',
    description: 'Rows and columns of records.',
    text: {
      '': 'Shows records in rows.',
      'Page size': 'Set pageSize to limit the rows of one page.',
      Events: 'onBeforeRender runs before the rows are drawn.',
    },
  },
  {
    id: 'widgets/select',
    title: 'Select',
    text: { '': 'A list to choose one value from, in a table or a form.' },
  },
  {
    id: 'widgets/export',
    title: 'Export Data from a Table',
    text: { '': 'Writes the data of a data table into a sheet.' },
  },
  {
    id: 'guide/databases',
    title: 'Databases',
    text: { '': 'Connections, queries and migrations.' },
  },
  { id: 'guide/colour', title: 'Color Themes', text: { '': 'Palettes and shades.' } },
  { id: 'notes/11', title: 'Release 11.14.0', text: { '': 'Moves to Expo 54 and Angular 18.' } },
  { id: 'notes/10', title: 'Release 10.6.4', text: { '': 'Fixes.' } },
  {
    id: 'teams/users',
    title: 'Manage Users',
    section: 'teams',
    text: { '': 'Add a user to a team.', 'Sign in': 'With single sign-on or a password.' },
  },
  { id: 'teams/long', title: 'Audit', section: 'teams', text: { '': `${filler(900)} user table` } },
];
const SYNONYMS = {
  dropdown: ['select'],
  sso: ['single sign-on'],
  'log on': ['sign in'],
  colour: ['color'],
};

const { ask, ids } = searchSite(PAGES, SYNONYMS);
const first = async (query: string) => (await ids(query))[0];

describe('search finds', () => {
  it.each([
    ['the exact title first', 'data table', 'widgets/data-table'],
    ['all words before some', 'export data table', 'widgets/export'],
    ['a word that is being typed', 'datab', 'guide/databases'],
    ['a single letter', 's', 'widgets/select'],
    ['two typos in a long word', 'dataabess', 'guide/databases'],
    ['a typo in the first letter', 'xelect', 'widgets/select'],
    ['swapped first letters', 'eslect', 'widgets/select'],
    ['an identifier as it is', 'onBeforeRender', 'widgets/data-table'],
    ['an identifier in small letters', 'onbeforerender', 'widgets/data-table'],
    ['an identifier in parts', 'before render', 'widgets/data-table'],
    ['an identifier with hyphens', 'on-before-render', 'widgets/data-table'],
    ['a property in other letters', 'pagesize', 'widgets/data-table'],
    ['words written as one', 'datatable', 'widgets/data-table'],
    ['words with a hyphen', 'data-table', 'widgets/data-table'],
    ['a plural', 'database', 'guide/databases'],
    ['another form', 'exporting', 'widgets/export'],
    ['a version', '11.14.0', 'notes/11'],
    ['a version with v', 'v10.6.4', 'notes/10'],
    ['the beginning of a version', '11.1', 'notes/11'],
    ['a word and a number', 'expo 54', 'notes/11'],
    ['a synonym', 'dropdown', 'widgets/select'],
    ['a synonym of several words', 'sso', 'teams/users'],
    ['a synonym for several words', 'log on', 'teams/users'],
    ['the other spelling', 'colour', 'guide/colour'],
    ['a question', 'how do I add a user to my team?', 'teams/users'],
    ['accents or none', 'sélect', 'widgets/select'],
  ])('%s: %s', async (_what, query, id) => {
    expect(await first(query)).toBe(id);
  });

  it('a page once, with its best sections', async () => {
    const [answer] = (await ask('page size')).slice(-1);
    const [page] = answer?.pages ?? [];
    expect(page?.id).toBe('widgets/data-table');
    expect(page?.sections[0]).toMatchObject({
      anchor: 'page-size',
      url: '/learn/widgets/data-table#page-size',
      heading: [
        { text: 'Page', isMatch: true },
        { text: ' ', isMatch: false },
        { text: 'size', isMatch: true },
      ],
    });
    expect(
      page?.sections[0]?.excerpt?.filter(({ isMatch }) => isMatch).map(({ text }) => text),
    ).toEqual(expect.arrayContaining(['pageSize', 'page']));
    expect(new Set(answer?.pages.map(({ id }) => id)).size).toBe(answer?.pages.length);
  });

  it('a page at its address, also where that is not its id', async () => {
    const site = searchSite([{ id: 'guide/größe', path: 'guide/gr%C3%B6%C3%9Fe', title: 'Size' }]);
    const answer = (await site.ask('size')).at(-1);
    expect(answer?.pages[0]?.url).toBe('/learn/guide/gr%C3%B6%C3%9Fe');
  });

  it('a short text before a long one', async () => {
    const found = await ids('user');
    expect(found.indexOf('teams/users')).toBeLessThan(found.indexOf('teams/long'));
  });

  it('in one section only, and counts the others', async () => {
    const answer = (await ask({ query: 'table', section: 'teams' })).at(-1);
    expect(answer?.pages.map(({ id }) => id)).toEqual(['teams/long']);
    expect(answer?.counts.map(({ slug }) => slug)).toEqual(['docs', 'teams']);
    expect(answer?.total).toBe(1);
  });

  it('what was meant, and says so', async () => {
    const answer = (await ask('databsae')).at(-1);
    expect(answer?.corrected).toBe('databases');
    expect(answer?.nearest).toContain('databases');
  });

  it('nothing, and says so', async () => {
    const answer = (await ask('zzzqqq')).at(-1);
    expect(answer).toMatchObject({ pages: [], total: 0, counts: [], failed: 0, isComplete: true });
  });
});

describe('search answers', () => {
  it('a first letter from the root alone, and more when that has arrived', async () => {
    const site = searchSite(PAGES);
    const answers = await site.ask('d');
    expect(answers[0]?.pages.map(({ id }) => id)).toContain('widgets/data-table');
    expect(answers[0]?.isComplete).toBe(false);
    expect(answers.at(-1)?.isComplete).toBe(true);
  });

  it('nothing to an empty question', async () => {
    for (const query of ['', '   ', '?!', '🚀'])
      expect((await ask(query)).at(-1)).toMatchObject({ pages: [], isComplete: true });
  });

  it('any text at all', async () => {
    const odd = [
      'x'.repeat(1000),
      'a '.repeat(500),
      '(.*)+?[^$]|\\',
      'מפתח',
      '__proto__',
      'constructor',
    ];
    for (const query of odd) expect((await ask(query)).length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        expect((await ask(query)).at(-1)?.isComplete).toBe(true);
      }),
    );
  });

  it('the pages of an older question, without what nobody waits for', async () => {
    const { files } = searchSite(PAGES);
    const asked: string[] = [];
    const search = openSearch(async (name) => {
      asked.push(name);
      return JSON.parse(files.get(name) ?? '');
    });
    const answers: SearchAnswer[] = [];
    await search.ask(
      { query: 'table' },
      (one) => answers.push(one),
      () => 'pages',
    );
    expect(answers.map(({ pages, isComplete }) => [pages.length > 0, isComplete])).toEqual([
      [true, false],
    ]);
    expect(asked.some((name) => name.startsWith('text/'))).toBe(false);
    await search.ask(
      { query: 'data' },
      (one) => answers.push(one),
      () => 'none',
    );
    expect(answers.length).toBe(1);
  });

  it('one question after the other, with excerpts of the last alone', async () => {
    const { files } = searchSite(PAGES);
    const asked: string[] = [];
    const replies: Reply[] = [];
    const answer = createAnswerer(
      async (url) => {
        asked.push(url);
        return JSON.parse(files.get(url) ?? '');
      },
      (reply) => {
        replies.push(reply);
      },
    );
    answer({ type: 'start', folder: '' });
    answer({ type: 'root', content: undefined });
    for (const [at, query] of ['ta', 'data', 'select'].entries()) {
      answer({ type: 'ask', number: at + 1, request: { query } });
      await until(() => replies.some(({ number }) => number === at + 1));
    }
    await until(() => replies.at(-1)?.answer.isComplete === true);
    const shown = replies.at(-1)?.answer.pages.map(({ id }) => `text/${id}.json`) ?? [];
    const texts = asked.filter((name) => name.startsWith('text/'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('with what it has when a part fails, and asks for it again', async () => {
    const site = searchSite(PAGES);
    site.spoil.set('text/widgets/select.json', () => Promise.reject(new Error('gone')));
    const answer = (await site.ask('select')).at(-1);
    expect(answer?.pages[0]?.id).toBe('widgets/select');
    expect(answer?.failed).toBe(1);
    site.spoil.clear();
    expect((await site.ask('select')).at(-1)?.failed).toBe(0);
  });

  it('without its root: nothing, and that it failed', async () => {
    const site = searchSite(PAGES);
    site.spoil.set('root.json', () => Promise.reject(new Error('gone')));
    expect((await site.ask('select')).at(-1)).toMatchObject({ pages: [], failed: 1 });
    site.spoil.clear();
    expect((await site.ask('select')).at(-1)?.pages.length).toBeGreaterThan(0);
  });

  it('from the new index when the site was published again meanwhile', async () => {
    const site = searchSite(PAGES);
    await site.ask('');
    const added = [{ id: 'aaa/first', title: 'Zebra crossing' }, ...PAGES];
    replace(site.files, added);
    expect(await site.ids('zebra')).toEqual(['aaa/first']);
  });
});

/** Pages with made-up words: a vocabulary that grows with the site, as that of real ones does. */
function manyPages(count: number): GivenPage[] {
  const word = (seed: number) => {
    const syllables = ['ba', 'co', 'du', 'fe', 'gi', 'ka', 'lo', 'mu', 'ne', 'pi', 'ra', 'su'];
    let text = '';
    for (let rest = seed + 7; rest > 0; rest = Math.floor(rest / 12)) text += syllables[rest % 12];
    return text;
  };
  const pick = (page: number, at: number) => {
    const random = ((page * 7919 + at * 104_729) % 10_007) / 10_007;
    return word(Math.floor(random ** 3 * 40 * Math.sqrt(count)));
  };
  return Array.from({ length: count }, (_, page) => ({
    id: `part/page-${page}`,
    title: `${pick(page, 1)} ${pick(page, 2)}`,
    text: {
      '': Array.from({ length: 30 }, (_, at) => pick(page, at + 3)).join(' '),
      [`${pick(page, 50)} more`]: Array.from({ length: 30 }, (_, at) => pick(page, at + 60)).join(
        ' ',
      ),
    },
  }));
}

describe('what is loaded', () => {
  /** Characters loaded until the first answer with pages, for a letter and for a whole title that is pasted. */
  const sizesOf = async (count: number) => {
    const pages = manyPages(count);
    const { files } = searchSite(pages);
    const sizeUntilFound = async (query: string) => {
      let size = 0;
      const search = openSearch(async (name) => {
        size += files.get(name)?.length ?? 0;
        return JSON.parse(files.get(name) ?? '');
      });
      let found = 0;
      await search.ask({ query }, ({ pages: hits }) => {
        if (found === 0 && hits.length > 0) found = size;
      });
      return found;
    };
    const some = pages.filter((_, i) => i % (count / 20) === 0).map(({ title }) => title);
    const median = async (queries: string[]) => {
      const sizes = await Promise.all(queries.map(sizeUntilFound));
      return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
    };
    return {
      letter: await median(some.map((title) => title.charAt(0))),
      title: await median(some),
    };
  };

  it('grows by less than half when the site grows tenfold', async () => {
    const [small, large] = [await sizesOf(500), await sizesOf(5_000)];
    expect(small.letter).toBeGreaterThan(0);
    expect(large.letter / small.letter).toBeLessThan(1.5);
    expect(large.title / small.title).toBeLessThan(1.5);
  });

  it('is loaded once', async () => {
    const site = searchSite(PAGES);
    await site.ask('data');
    await site.ask('data table');
    expect(new Set(site.loaded).size).toBe(site.loaded.length);
  });
});

it('the same pages give the same bytes', () => {
  const [one, other] = [searchSite(PAGES, SYNONYMS), searchSite(PAGES, SYNONYMS)];
  expect([...one.files]).toEqual([...other.files]);
});
