import { describe, expect, it } from 'vitest';
import type { PageHit, SearchAnswer, SectionHit } from '../../search/answer.ts';
import { listHits } from './list-hits.ts';

const plain = (text: string) => [{ text, isMatch: false }];
const marked = (text: string) => [{ text, isMatch: true }];

const section = (anchor: string, more: Partial<SectionHit> = {}): SectionHit => ({
  anchor,
  url: `/p${anchor && `#${anchor}`}`,
  heading: plain(anchor || 'Page'),
  score: 1,
  ...more,
});

const page = (id: string, sections: SectionHit[]): PageHit => ({
  id,
  url: '/p',
  title: marked('Page'),
  crumbs: [],
  section: { slug: 'docs', label: 'Docs' },
  description: 'What it says.',
  score: 1,
  sections,
});

const answer = (pages: PageHit[], isComplete = true): SearchAnswer => ({
  query: 'page',
  pages,
  total: pages.length,
  isMore: false,
  counts: [],
  nearest: [],
  words: [],
  failed: 0,
  isComplete,
});

describe('the hits of an answer', () => {
  it('are numbered as they are drawn: the beginning of a page before its sections', () => {
    const { hits } = listHits(
      answer([page('a', [section('x'), section(''), section('y')]), page('b', [section('z')])]),
    );
    expect(hits.map(({ at, url }) => [at, url])).toEqual([
      [0, '/p'],
      [1, '/p#x'],
      [2, '/p#y'],
      [3, '/p#z'],
    ]);
  });

  it('have no beginning where only sections match', () => {
    expect(listHits(answer([page('a', [section('x')])])).groups[0]?.beginning).toBeUndefined();
  });

  it('are the pages themselves as long as their sections are unknown', () => {
    const { hits } = listHits(answer([page('a', [])], false));
    expect(hits).toEqual([
      { at: 0, url: '/p', heading: marked('Page'), excerpt: plain('What it says.') },
    ]);
  });

  it('tell a page by its description, unless its beginning has a match to show', () => {
    const reported = (excerpt: SectionHit['excerpt']) =>
      listHits(answer([page('a', [section('', excerpt ? { excerpt } : {})])])).hits[0]?.excerpt;
    expect(reported(undefined)).toEqual(plain('What it says.'));
    expect(reported(plain('no match'))).toEqual(plain('What it says.'));
    expect(reported(marked('page'))).toEqual(marked('page'));
  });

  it('keep a line free for excerpts that are still to come', () => {
    const excerptOf = (isComplete: boolean) =>
      listHits(answer([page('a', [section('x')])], isComplete)).hits[0]?.excerpt;
    expect(excerptOf(false)).toBeUndefined();
    expect(excerptOf(true)).toEqual([]);
  });
});
