// A guide that is part of the runbook → a quiet line that leads to its place there.
import type { SlotProps } from '../../engine/index.ts';
import type { GuideFacts } from './page-data.ts';
import { anchorOf } from './runbook/anchors.ts';
import type { GuideTexts } from './texts.ts';

type Props = SlotProps<GuideFacts, { runbook: GuideTexts }>;

/** The script `client/guide-ticks.ts` reads what it says of the way. */
export function InRunbook({ facts: { place }, texts, pageData }: Props) {
  if (!place) return null;
  return (
    <p
      className="page-facts"
      data-in-runbook={pageData.id}
      data-needs={place.needs}
      data-keeps-ticks=""
    >
      <a href={`${place.url}${place.way}#${anchorOf(pageData.id)}`}>{texts.runbook.partOf}</a>
    </p>
  );
}
