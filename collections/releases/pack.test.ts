// Releases as they travel: what a browser unpacks is what the records say, no more and no less.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatedBook, urlOf } from '../../tests/support/generated-releases.ts';
import { readBack } from '../../tests/support/read-back.ts';
import { loadRealReleases, type RealReleases } from '../../tests/support/real-releases.ts';
import type { ReleaseBook } from './book.ts';
import { type ChangeData, type LineData, type UrlOf, withAddresses } from './data.ts';
import { majorOf } from './version-order.ts';

let real: RealReleases;
beforeAll(async () => {
  real = await loadRealReleases();
});

/** Straight from the records, oldest first. */
function linesOf({ entries }: ReleaseBook, address: UrlOf): LineData {
  const own = (text: string) => withAddresses(text, address);
  return entries.map(({ record, anchors }) => ({
    version: record.version,
    changes: record.changes.map((change, i): ChangeData => {
      const { kind, area, widget, build, title, symptom, body, action } = change;
      return {
        kind,
        area,
        title: own(title),
        ...(symptom ? { symptom: own(symptom) } : {}),
        ...(body ? { body: own(body) } : {}),
        ...(action ? { action: own(action) } : {}),
        ...(widget ? { widget } : {}),
        ...(build ? { build } : {}),
        anchor: anchors[i] ?? '',
      };
    }),
    ...(record.stack ? { stack: record.stack } : {}),
  }));
}

function expectSame(book: ReleaseBook, address: UrlOf): void {
  const { index, files } = readBack(book, address);
  const expected = linesOf(book, address);
  for (const { major, file, changes, hasStacks } of index.lines) {
    const own = expected.filter(({ version }) => majorOf(version) === major);
    expect(files.get(file), file).toEqual(own);
    expect(changes).toBe(own.flatMap((one) => one.changes).length);
    expect(hasStacks).toBe(own.some(({ stack }) => stack));
  }
  expect([...files.values()].flat().length).toBe(book.entries.length);
}

describe('packed releases', () => {
  it('give back every change and every list of components', () => {
    fc.assert(fc.property(generatedBook, (book) => expectSame(book, urlOf)));
  });

  it('give back all real records', () => {
    expect(real.book.entries.length).toBeGreaterThan(185);
    expectSame(real.book, real.urlOf);
  });

  it('have no list of components for a release that has none', () => {
    const without = real.book.entries.filter(({ record }) => !record.stack);
    expect(without.length).toBeGreaterThan(0);
    const unpacked = new Map(real.lines.flat().map((one) => [one.version, one]));
    for (const { record } of without)
      expect(Object.keys(unpacked.get(record.version) ?? {})).toEqual(['version', 'changes']);
  });

  it('name versions oldest first, lines newest first, and the page and anchor of each release', () => {
    fc.assert(
      fc.property(generatedBook, (book) => {
        const { index } = readBack(book, urlOf);
        expect(index.versions.map(({ version }) => version)).toEqual(
          book.entries.map(({ record }) => record.version),
        );
        const majors = index.lines.map(({ major }) => Number(major));
        expect(majors).toEqual([...new Set(majors)].sort((a, b) => b - a));
        index.versions.forEach(({ url, version }, i) => {
          const { page = `releases/v${version.replaceAll('.', '-')}` } =
            book.entries[i]?.record ?? {};
          const anchor = page === 'releases/old' ? `#v${version.replaceAll('.', '-')}` : '';
          expect(url).toBe(`/docs/${page}${anchor}`);
        });
      }),
    );
  });

  it('are no files where there are no releases', () => {
    expect(readBack({ ...real.book, entries: [] }, urlOf).files.size).toBe(0);
  });
});
