// What is known of a row over time → `{since=11.4.2 changed=web:11.9.0 quiet}` for its cell: its text says it in words.
import type { RowMove } from './facts/row-history.ts';
import type { Described } from './row-texts.ts';

const KINDS = ['since', 'until', 'changed'] as const;

/** Empty where nothing is known. A leading blank otherwise. */
export function rowMarks({ facts }: Described): string {
  const moves = facts?.moves ?? [];
  if (moves.length === 0) return '';
  const parts = KINDS.flatMap((kind) => {
    const own = moves.filter((move) => move.kind === kind);
    return own.length ? [`${kind}=${own.map(written).join(',')}`] : [];
  });
  return ` {${parts.join(' ')} quiet}`;
}

const written = ({ platform, version }: Partial<RowMove>): string =>
  platform ? `${platform}:${version}` : `${version}`;
