// How much there is of each part of a report, with a way to it: a bar that stays in view.
import type { Report } from '../report.ts';
import { OTHER_PARTS, URGENT_PARTS } from '../report-parts.ts';
import type { ReleaseTexts } from '../texts.ts';
import { countChanges } from './ReportPart.tsx';
import { useBarHeight } from './use-bar-height.ts';

const PARTS = [...URGENT_PARTS, ...OTHER_PARTS] as const;

type Props = { report: Report; texts: ReleaseTexts['report'] };

export function ReportContents({ report, texts }: Props) {
  const bar = useBarHeight();
  const counted = PARTS.flatMap((part) => {
    const count = countChanges(report[part]);
    const label = part === 'breaking' ? texts.breakingShort : texts[part];
    return count ? [{ part: part as string, label, count }] : [];
  });
  const moves = report.moves?.groups.reduce((sum, group) => sum + group.moves.length, 0) ?? 0;
  if (moves) counted.push({ part: 'widgets', label: texts.movesShort, count: moves });
  if (counted.length === 0) return null;
  return (
    <nav ref={bar} className="report-contents" aria-label={texts.contents}>
      <ul>
        {counted.map(({ part, label, count }) => (
          <li key={part}>
            <a href={`#part-${part}`} data-part={part}>
              <strong>{count.toLocaleString('en')}</strong> {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
