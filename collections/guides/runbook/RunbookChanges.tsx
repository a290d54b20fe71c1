// The version that a reader runs, where they have said so → the way to what changes from there on.
import { fill } from '../../releases/explorer/fill.ts';
import { useChoice } from '../../releases/explorer/use-choice.ts';
import type { Runbook } from '../runbook-file.ts';
import { type Chosen, isOnTheWay } from '../runbook-pages.ts';
import type { GuideTexts } from '../texts.ts';

type RunbookChangesProps = { base: string; runbook: Runbook; chosen: Chosen; texts: GuideTexts };

export function RunbookChanges({ base, runbook, chosen, texts }: RunbookChangesProps) {
  const choice = useChoice();
  const { changes } = runbook;
  if (!changes || !isOnTheWay(changes, chosen)) return null;
  const { changesSince, changesAhead } = texts;
  return (
    <p className="runbook-changes">
      {choice ? (
        <a href={`${base}${changes.page}?from=${encodeURIComponent(choice.version)}`}>
          {fill(changesSince, { version: choice.version })}
        </a>
      ) : (
        <a href={`${base}${changes.page}`}>{changesAhead}</a>
      )}
    </p>
  );
}
