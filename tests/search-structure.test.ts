// Search over pages in memory: how structure, besides words, decides the order of results, and how results are shown.
import { describe, expect, it } from 'vitest';
import { type GivenPage, searchSite } from './support/search-site.ts';

const idsOf = (pages: GivenPage[], query: string) => searchSite(pages).ids(query);
const answerOf = async (pages: GivenPage[], query: string) =>
  (await searchSite(pages).ask(query)).at(-1);

describe('of pages with the same words, first comes', () => {
  it('the one with a heading that compares what is compared', async () => {
    const pages: GivenPage[] = [
      { id: 'app', title: 'App Variable', text: { '': 'A variable of the app, not of a page.' } },
      { id: 'page', title: 'Page Variable', text: { '': 'A variable of a page, not of the app.' } },
      { id: 'all', title: 'Data', text: { '': 'Where it is.', 'Page or app': 'A variable.' } },
    ];
    expect((await idsOf(pages, 'page variable vs app variable'))[0]).toBe('all');
    expect((await idsOf(pages, 'app variable vs page variable'))[0]).toBe('all');
  });

  it('the one of the version that was typed, where it has all other words', async () => {
    const pages: GivenPage[] = [
      { id: 'all', title: 'Tables', text: { '': 'All.', 'Server of 11.14.0': 'Version 10.1.39.' } },
      { id: 'v11-14', title: 'Release 11.14.0', text: { '': 'New.', Server: 'Version 10.1.39.' } },
    ];
    expect((await idsOf(pages, 'server 11.14.0'))[0]).toBe('v11-14');
  });

  it('the one of the line of versions that was typed, where it has all other words', async () => {
    const runtime = 'A list scrolls in a table.';
    const pages: GivenPage[] = [
      { id: 'v2-0', title: 'Release 11.2.0', text: { '': 'New.', Runtime: 'A table.' } },
      { id: 'v2-4', title: 'Release 11.2.4', text: { '': 'New.', Runtime: runtime } },
      { id: 'v20', title: 'Release 11.20.0', text: { '': 'New.', Runtime: runtime } },
    ];
    expect((await idsOf(pages, 'list scrolls table 11.2')).slice(0, 2)).toEqual(['v2-4', 'v2-0']);
    expect((await idsOf(pages, 'runtime table 11.2'))[0]).toBe('v2-0');
  });

  it('the one with a heading that is part of the query', async () => {
    const pages: GivenPage[] = [
      { id: 'azure', title: 'Azure', text: { '': 'Start.', 'Open the gate': 'Run it.' } },
      {
        id: 'start',
        title: 'Start',
        text: { '': 'On Azure.', 'Open gates first': 'Open a gate on Azure; this gate is open.' },
      },
    ];
    expect((await idsOf(pages, 'open the gate on azure'))[0]).toBe('azure');
  });

  it('the one that lacks only words that say little', async () => {
    const pages: GivenPage[] = [
      { id: 'light', title: 'Light', text: { '': 'Every lamp has the same color.' } },
      { id: 'rows', title: 'Tables', text: { '': 'A row has a lamp, and that a color.' } },
    ];
    expect((await idsOf(pages, 'every row has the same lamp color'))[0]).toBe('rows');
  });

  it('the one whose title is the query but for generic words', async () => {
    const pages: GivenPage[] = [
      { id: 'cases', title: 'List: Cases', text: { '': 'A list of lists. List after list.' } },
      { id: 'list', title: 'List Part', text: { '': 'Rows.' } },
    ];
    expect(await idsOf(pages, 'list')).toEqual(['list', 'cases']);
    expect(await idsOf(pages, 'lists')).toEqual(['list', 'cases']);
  });

  it('the one whose title is several words, written as one', async () => {
    const pages: GivenPage[] = [
      { id: 'rows', title: 'Datatable Rows', text: { '': 'The datatable and its rows.' } },
      { id: 'table', title: 'Data Table Part', text: { '': 'Records.' } },
    ];
    expect((await idsOf(pages, 'datatable'))[0]).toBe('table');
  });

  it('the one that is called so, where its name also stands in bold on it and on others', async () => {
    const strong = ['Data Table', 'Data Tables'];
    const pages: GivenPage[] = [
      { id: 'rows', title: 'Rows', text: { '': 'Of a data table.' }, strong },
      { id: 'table', title: 'Data Table', text: { '': 'Records.' }, strong },
      { id: 'sums', title: 'Sums', text: { '': 'Of a data table.' }, strong },
    ];
    expect((await idsOf(pages, 'data table'))[0]).toBe('table');
    expect((await idsOf(pages, 'datatable'))[0]).toBe('table');
  });

  it('the one that opens the category of that name', async () => {
    const pages: GivenPage[] = [
      { id: 'keys', title: 'Security Keys', text: { '': 'Keys for security.' } },
      {
        id: 'app',
        title: 'App Security',
        text: { '': 'Who may do what.' },
        otherNames: [{ text: 'Security', by: 'group' }],
      },
    ];
    expect((await idsOf(pages, 'security'))[0]).toBe('app');
  });

  it('the one that is called so by its keywords', async () => {
    const pages: GivenPage[] = [
      { id: 'grid', title: 'Grid', text: { '': 'Rows, as in a table.' } },
      {
        id: 'records',
        title: 'Records',
        keywords: ['spread table'],
        otherNames: [{ text: 'spread table', by: 'keyword' }],
      },
      { id: 'spread', title: 'How to Spread Rows over a Table', text: { '': 'Rows.' } },
    ];
    expect((await idsOf(pages, 'spread table'))[0]).toBe('records');
  });

  it('the one that others lead to', async () => {
    const pages: GivenPage[] = [
      { id: 'a', title: 'Roles of Users' },
      { id: 'b', title: 'Roles of Teams', staticRank: 1.3 },
    ];
    expect(await idsOf(pages, 'roles')).toEqual(['b', 'a']);
  });

  it('the one whose title is the query but for what is done', async () => {
    const heading = { 'Secure Page Policy': 'Secure a page by its policy.' };
    const pages: GivenPage[] = [
      { id: 'editor', title: 'Editor', text: { '': 'Text.', ...heading } },
      { id: 'policy', title: 'Configuring a Secure Page Policy', text: { '': 'Send it.' } },
    ];
    expect((await idsOf(pages, 'secure page policy'))[0]).toBe('policy');
  });

  it('the one that has all words in equal measure, not one of them in its title', async () => {
    const pages: GivenPage[] = [
      { id: 'grid', title: 'Grid', text: { '': 'A grid. Some cells were removed.' } },
      { id: 'new', title: 'News', text: { '': 'All.', 'Grid cells removed': 'They are removed.' } },
    ];
    expect((await idsOf(pages, 'removed grid cells'))[0]).toBe('new');
  });

  it('the page on the matter, before one with a row for each matter', async () => {
    const rows = { Slider: 'web, mobile', Switch: 'web, mobile', Select: 'web' };
    const pages: GivenPage[] = [
      { id: 'all', title: 'Parts by Platform', isMention: true, text: { '': 'All.', ...rows } },
      { id: 'slider', title: 'Slider Part', text: { '': 'Chooses a number.' } },
    ];
    expect((await idsOf(pages, 'slider'))[0]).toBe('slider');
  });
});

describe('what is typed', () => {
  it('before "of" says in what form an answer is wanted, not what it is about', async () => {
    const pages: GivenPage[] = [
      { id: 'list', title: 'List', text: { '': 'A list of records. Roles of a list.' } },
      { id: 'roles', title: 'Roles', text: { '': 'Owner and guest.' } },
    ];
    expect(await idsOf(pages, 'list of roles')).toEqual(['roles', 'list']);
    expect((await idsOf(pages, 'list'))[0]).toBe('list');
  });

  it('is found on a page that lacks a word, however many others have all of them', async () => {
    const others = Array.from({ length: 12 }, (_, at): GivenPage => {
      const text = { '': `Number ${at}.`, Search: 'One.', Bars: 'Two.', Boxes: 'A box.' };
      return { id: `other-${at}`, title: `Other ${at}`, text };
    });
    const wanted = { id: 'bar', title: 'Search in a Bar', text: { '': 'Put search in the bar.' } };
    expect(await idsOf([...others, wanted], 'search bar box')).toContain('bar');
  });

  it('as another word for several with a hyphen is known by that', async () => {
    const pages: GivenPage[] = [{ id: 'otp', title: 'Passcodes', text: { '': 'By mail.' } }];
    const site = searchSite(pages, { 'one-time password': ['passcode'] });
    expect(await site.ids('one-time password')).toEqual(['otp']);
  });
});

describe('a comparison', () => {
  it('is found by a label in bold', async () => {
    const pages: GivenPage[] = [
      { id: 'openid', title: 'OpenID', text: { '': 'OpenID, where SAML is another way.' } },
      { id: 'saml', title: 'SAML', text: { '': 'SAML, where OpenID is another way.' } },
      { id: 'all', title: 'Sign-In', strong: ['OpenID or SAML?'], text: { '': 'OpenID or SAML?' } },
    ];
    expect((await idsOf(pages, 'saml vs openid'))[0]).toBe('all');
  });

  const pages: GivenPage[] = [
    { id: 'grid', title: 'Grid', text: { '': 'A grid has cells. A list of its cells is a grid.' } },
    { id: 'list', title: 'List', text: { '': 'A list has rows.' } },
    { id: 'choose', title: 'Rows', text: { '': 'Each a row.', 'List or Grid': 'Take one.' } },
  ];

  it.each([
    'list vs grid',
    'grid vs. list',
    'grid or list',
    'grid versus list',
  ])('is found where both are spoken of: %s', async (query) =>
    expect((await idsOf(pages, query))[0]).toBe('choose'));
});

describe('pages that only mention what others are about', () => {
  const notes = { isMention: true, section: 'teams', crumbs: ['Teams'] };
  const pages: GivenPage[] = [
    {
      id: 'engine',
      title: 'Engines',
      text: { '': 'The engine runs parts, from 11.3 on.', Others: 'For a team.' },
    },
    { ...notes, id: 'v3', title: 'Notes 11.3.0', text: { Runtime: 'Engine 10.14.2 runs parts.' } },
    { ...notes, id: 'v2', title: 'Notes 11.2.0', text: { Runtime: 'Engine 10.1.39 runs parts.' } },
  ];

  it('come after those, unless their section is named', async () => {
    expect((await idsOf(pages, 'parts runs'))[0]).toBe('engine');
    expect((await idsOf(pages, 'parts runs team'))[0]).toBe('v3');
  });

  it('come first where a keyword of their section is typed', async () => {
    const alike: GivenPage[] = [
      { id: 'engine', title: 'Engines', text: { Runtime: 'It runs parts.' } },
      { id: 'gate', title: 'Gateway', section: 'teams', text: { Runtime: 'This runs parts.' } },
    ];
    expect(await idsOf(alike, 'runs parts')).toEqual(['engine', 'gate']);
    expect(await idsOf(alike, 'runs parts fixed')).toEqual(['gate', 'engine']);
  });

  it('are found by a version in their title or their text, or by the beginning of one', async () => {
    expect((await idsOf(pages, 'runtime 11.2'))[0]).toBe('v2');
    expect((await idsOf(pages, 'runtime 11.2.0'))[0]).toBe('v2');
    expect((await idsOf(pages, 'parts 10.1'))[0]).toBe('v2');
  });
});

it('a short word is not another one of the same stem', async () => {
  const pages: GivenPage[] = [
    { id: 'core', title: 'Core', text: { '': 'The core.' } },
    { id: 'cors', title: 'Other Sites', text: { '': 'Allow them by CORS.' } },
  ];
  expect(await idsOf(pages, 'cors')).toEqual(['cors']);
});

describe('a section comes first', () => {
  const filler = 'A form or a list; the live form saves its form alone, as a form does.';

  it('when its heading is the query', async () => {
    const pages: GivenPage[] = [
      { id: 'upload', title: 'Upload Files in a Form', text: { '': filler } },
      { id: 'form', title: 'Forms', text: { '': 'Fields.', 'Form or Live Form': 'Choose one.' } },
    ];
    const answer = await answerOf(pages, 'form or live form');
    expect(answer?.pages[0]?.id).toBe('form');
    expect(answer?.pages[0]?.sections[0]?.anchor).toBe('form-or-live-form');
  });

  it('when it has the query in bold: the name of a button or a field', async () => {
    const text = 'Each page per request; records of requests, a record, a request.';
    const pages: GivenPage[] = [
      { id: 'log', title: 'Log', text: { '': text } },
      {
        id: 'query',
        title: 'Queries',
        text: { '': `${'Words go on here. '.repeat(20)} Set Records per request.` },
        strong: ['Records per request'],
      },
    ];
    expect((await idsOf(pages, 'records per request'))[0]).toBe('query');
  });
});

describe('results', () => {
  const row = { Tabindex: 'Place of the part in the order of the Tab key.' };

  it('are in the order of their score, whatever section was found', async () => {
    const pages: GivenPage[] = [
      { id: 'data-table', title: 'Data Table', text: { '': 'Records.', Export: 'As a sheet.' } },
      { id: 'export', title: 'Export', text: { '': 'The data of a table.' } },
      { id: 'sheet', title: 'Sheets', text: { '': 'Export data.', 'Of a table': 'A sheet.' } },
    ];
    for (const query of ['data table', 'export', 'export table', 'export data table sheet']) {
      const scores = (await answerOf(pages, query))?.pages.map(({ score }) => score) ?? [];
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  it('tell a row that many pages share once, with how many others have it', async () => {
    const pages: GivenPage[] = [
      ...Array.from({ length: 13 }, (_, i) => ({ id: `part-${i}`, title: `P${i}`, text: row })),
      { id: 'keys', title: 'Keyboard', text: { '': 'The tabindex says what comes next.' } },
    ];
    const answer = await answerOf(pages, 'tabindex');
    expect(answer?.pages.map(({ id, alsoOn }) => [id, alsoOn])).toEqual([
      ['part-0', 12],
      ['keys', undefined],
    ]);
  });

  it('keep rows apart that say different things', async () => {
    const pages: GivenPage[] = [
      { id: 'a', title: 'A', text: row },
      { id: 'b', title: 'B', text: { Tabindex: 'Another thing.' } },
    ];
    expect((await idsOf(pages, 'tabindex')).length).toBe(2);
  });

  it('tell pages of one title apart by what is above them', async () => {
    const pages: GivenPage[] = ['AWS', 'Azure'].map((target) => ({
      id: `${target}/setup`,
      title: 'Setup',
      crumbs: ['Install', `On ${target}`],
    }));
    const answer = await answerOf(pages, 'setup');
    const reported = answer?.pages.map(({ title }) => title.map(({ text }) => text).join(''));
    expect(reported).toEqual(['Setup (On AWS)', 'Setup (On Azure)']);
  });

  it('show the beginning of a section that was found by its heading alone', async () => {
    const answer = await answerOf(
      [{ id: 'a', title: 'A', text: { Tabindex: 'Another thing.' } }],
      'tabindex',
    );
    const excerpt = answer?.pages[0]?.sections[0]?.excerpt;
    expect(excerpt?.map(({ text }) => text).join('')).toBe('Another thing.');
  });

  it('have one number and one order, however many are asked for at once', async () => {
    const pages: GivenPage[] = Array.from({ length: 24 }, (_, i) => ({
      id: `${i % 3 ? 'docs' : 'teams'}/${i}`,
      title: `P${i}`,
      text: { '': i < 4 ? 'The tabindex of a marquee.' : 'The tabindex of a page.' },
    }));
    const site = searchSite(pages);
    const ask = async (limit: number) =>
      (await site.ask({ query: 'tabindex marquee', limit })).at(-1);
    const [dialog, page] = [await ask(8), await ask(40)];
    const sumOf = (answer: typeof page) =>
      answer?.counts.reduce((sum, { count }) => sum + count, 0);
    expect(dialog?.total).toBe(24);
    for (const answer of [dialog, page]) expect(sumOf(answer)).toBe(dialog?.total);
    const ids = (answer: typeof page) => answer?.pages.map(({ id }) => id) ?? [];
    expect(ids(dialog).length).toBeGreaterThan(0);
    expect(ids(page).slice(0, ids(dialog).length)).toEqual(ids(dialog));
  });
});
