// How many steps are done, beside the heading of a phase or guide.
import { fill } from '../../releases/explorer/fill.ts';
import type { GuideTexts } from '../texts.ts';
import { type Count, isAllDone } from './count.ts';

type Props = { count: Count; minutes?: readonly [number, number]; texts: GuideTexts };

export function Tally({ count, minutes, texts }: Props) {
  const parts = [
    minutes ? fill(texts.minutes, { from: minutes[0], to: minutes[1] }) : '',
    count.total ? fill(texts.of, count) : '',
  ];
  return (
    <span className={isAllDone(count) ? 'runbook-tally is-done' : 'runbook-tally'}>
      {parts.filter(Boolean).join(' · ')}
    </span>
  );
}
