// Releases → when the support of each line of versions ended, where a record says so.
import { docUrl } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';

/** @property url  address of the release that ended it. @property date  ISO date of that release. */
export type SupportEnd = { version: string; date: string; url: string };

/** Major version, such as `10` → its end. Lines that are supported, or of which nothing is known, are omitted. */
export const supportEnds = (
  { entries }: Pick<ReleaseBook, 'entries'>,
  base: string,
): Record<string, SupportEnd> =>
  Object.fromEntries(
    entries.flatMap(({ record: { version, date, ends = [] }, page, anchor }) => {
      const url = docUrl(base, page) + (anchor ? `#${anchor}` : '');
      return ends.map((major): [string, SupportEnd] => [major, { version, date, url }]);
    }),
  );
