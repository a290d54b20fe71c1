// Candidates of collections → rows: heaviest first, at most five, none that the page shows already, each with its best reason.
import { describe, expect, it } from 'vitest';
import { type RelatedCandidate, rankRelated } from './related.ts';

const one = (id: string, weight: number, reason = `why ${id}`): RelatedCandidate => ({
  id,
  weight,
  reason,
});
const rank = (candidates: RelatedCandidate[], hidden: string[] = []) =>
  rankRelated(candidates, {
    describe: (id) =>
      hidden.includes(id) ? undefined : { label: id.toUpperCase(), url: `/${id}` },
  });

describe('related pages', () => {
  it('are the heaviest, whose weights add up, with the reason of the heaviest', () => {
    expect(rank([one('a', 1), one('b', 0.7, 'less'), one('b', 0.8, 'more')])).toEqual([
      { label: 'B', url: '/b', reason: 'more' },
      { label: 'A', url: '/a', reason: 'why a' },
    ]);
  });

  it('are none where nothing is heavy enough', () => {
    expect(rank([one('a', 0.9), one('b', 0.4), one('b', 0.5)])).toEqual([]);
  });

  it('leave no gap for one that is not to be listed', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => one(id, 1));
    expect(rank(many, ['b']).map(({ url }) => url)).toEqual(['/a', '/c', '/d', '/e', '/f']);
    expect(rank(many)).toHaveLength(5);
  });

  it('are in one order, in whichever they come', () => {
    const some = [one('c', 1), one('a', 1), one('b', 2)];
    const urls = (list: RelatedCandidate[]) => rank(list).map(({ url }) => url);
    expect(urls(some)).toEqual(['/b', '/a', '/c']);
    expect(urls([...some].reverse())).toEqual(['/b', '/a', '/c']);
  });

  it('stay short: long rows are fewer', () => {
    const reason = 'long '.repeat(50);
    expect(rank([one('a', 1, reason), one('b', 1, reason)])).toHaveLength(1);
  });
});
