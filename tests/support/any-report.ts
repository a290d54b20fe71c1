// Any releases, made up and real, and any report that they can be asked for.
import fc from 'fast-check';
import type { ReleaseBook } from '../../collections/releases/book.ts';
import { CHANNELS } from '../../collections/releases/record.ts';
import { buildReport, linesFor, type Report } from '../../collections/releases/report.ts';
import type { ReportRequest } from '../../collections/releases/report-request.ts';
import { generatedBook, urlOf } from './generated-releases.ts';
import { type ReadBack, readBack } from './read-back.ts';
import { loadRealReleases } from './real-releases.ts';

export type Releases = ReadBack & { book: ReleaseBook };

const anyBook: fc.Arbitrary<Releases> = generatedBook.map((book) => ({
  book,
  ...readBack(book, urlOf),
}));

/** Any two versions there are, the earlier first, and any areas and edition. */
const requestFor = ({ index }: Releases): fc.Arbitrary<ReportRequest> =>
  fc
    .record({
      places: fc.tuple(fc.nat(index.versions.length - 1), fc.nat(index.versions.length - 1)),
      areas: fc.oneof(fc.constant<string[]>([]), fc.subarray(Object.keys(index.areas))),
      edition: fc.option(fc.constantFrom(...CHANNELS), { nil: undefined }),
    })
    .map(({ places, areas, edition }) => {
      const [from = 0, to = 0] = [...places].sort((a, b) => a - b);
      const at = (i: number) => index.versions[i]?.version ?? '';
      return { from: at(from), to: at(to), areas, ...(edition ? { edition } : {}) };
    });

const anyReport = anyBook.chain((releases) =>
  fc.tuple(fc.constant(releases), requestFor(releases)),
);

/** From the files that a browser would load, and no others. */
export function reportOf({ index, files }: Releases, request: ReportRequest): Report {
  return buildReport(
    request,
    index,
    linesFor(request, index).map(({ file }) => files.get(file) ?? []),
  );
}

/** Holds a property for releases made up, and for the real ones. */
export async function checkReports(
  property: (releases: Releases, request: ReportRequest) => void,
): Promise<void> {
  fc.assert(fc.property(anyReport, ([releases, request]) => property(releases, request)));
  const releases = await loadRealReleases();
  const requests = requestFor(releases);
  fc.assert(
    fc.property(requests, (request) => property(releases, request)),
    { numRuns: 30 },
  );
}
