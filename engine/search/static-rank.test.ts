import { describe, expect, it } from 'vitest';
import { decodePostings, encodeRecords } from './postings.ts';
import { type Place, raiseStart, staticRankOf } from './static-rank.ts';

const place = (more: Partial<Place> = {}) =>
  staticRankOf({ depth: 2, isHead: false, linkedFrom: 3, ...more });

describe('where a page stands', () => {
  it('counts for it when it opens a category, when pages lead to it, and when it is high up', () => {
    expect(place({ isHead: true })).toBeGreaterThan(place());
    expect(place({ linkedFrom: 40 })).toBeGreaterThan(place());
    expect(place({ depth: 0 })).toBeGreaterThan(place());
    expect(place({ depth: undefined })).toBeLessThan(place());
  });

  it('is never more than a part of what words say', () => {
    expect(place({ linkedFrom: 1_000_000, isHead: true, depth: 0 })).toBeLessThan(1.6);
    expect(place({ linkedFrom: 0, depth: 100 })).toBeGreaterThan(0.85);
  });

  it('raises the beginning of the page alone', () => {
    const records = encodeRecords([
      { record: 0, impact: 30 },
      { record: 40, impact: 20 },
    ]);
    expect(decodePostings(`A${raiseStart(records, 1.44)}`)).toEqual([0, 0, 36, 0, 40, 20]);
    const later = encodeRecords([{ record: 1, impact: 30 }]);
    expect(raiseStart(later, 1.44)).toBe(later);
  });
});
