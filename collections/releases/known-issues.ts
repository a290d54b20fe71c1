// Known issues of all releases → a table a minor line: what is wrong, since when, what to do meanwhile.

import type { SourceLine } from '../../engine/index.ts';
import { plainMarkdown } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import { areaLabel } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { minorOf } from './version-order.ts';

/** Newest first. Each issue links to its entry in the release's notes. */
export function knownIssues(
  entries: readonly ReleaseEntry[],
  book: ReleaseBook,
  { at }: { at: SourceLine },
): SourceLine[] {
  const { texts } = book;
  const lines: string[] = [];
  let minor = '';
  for (const entry of [...entries].reverse())
    entry.record.changes.forEach((change, i) => {
      if (change.kind !== 'known-issue') return;
      const own = minorOf(entry.record.version);
      if (own !== minor) {
        minor = own;
        lines.push('', `## ${minor}.x {#v${minor.replace('.', '-')}}`, '');
        lines.push(`| ${texts.issue} | ${texts.area} | ${texts.release} |`, '| --- | --- | --- |');
      }
      const area = areaLabel(change.area, book.areas);
      const link = `[${entry.name}](${entry.page}#${entry.anchors[i]})`;
      lines.push(`| ${cell(change.title)} | ${plainMarkdown(area)} | ${link} |`);
    });
  return lines.map((text) => ({ text, path: at.path, line: at.line, written: at.written }));
}

const cell = (text: string) => text.replace(/(?<!\\)\|/g, '\\|');
