// The parts of a report in their order, and the words that every form of it shares.
import { fill } from '../../engine/shared.ts';
import type { Report } from './report.ts';
import type { ReleaseTexts } from './texts.ts';
import type { MoveValue, WidgetMove } from './widget-moves.ts';

/** The words of a report; see `texts.ts`. */
export type ReportWords = Pick<
  ReleaseTexts['report'],
  | PartName
  | 'moves'
  | 'wholeWidget'
  | 'moved'
  | 'values'
  | 'title'
  | 'stopovers'
  | 'components'
  | 'symptom'
  | 'action'
  | 'nothing'
  | 'component'
  | 'jump'
>;

export type PartName =
  | 'breaking'
  | 'deprecations'
  | 'security'
  | 'steps'
  | 'features'
  | 'enhancements'
  | 'fixes'
  | 'knownIssues';

/** Parts before the components, and after. */
export const URGENT_PARTS: readonly PartName[] = ['breaking', 'deprecations', 'security', 'steps'];

export const OTHER_PARTS: readonly PartName[] = [
  'features',
  'enhancements',
  'fixes',
  'knownIssues',
];

export const reportTitle = (report: Pick<Report, 'from' | 'to'>, words: ReportWords): string =>
  fill(words.title, { from: report.from, to: report.to });

/** `on → off`; empty where it is no default that moved. */
export function valuesText(
  { change, from, to }: WidgetMove,
  words: Pick<ReportWords, 'values'>,
): string {
  if (change !== 'default') return '';
  const text = (value: MoveValue | undefined) => {
    if (value === undefined || value === null || value === '') return words.values.none;
    return typeof value === 'boolean' ? words.values[value ? 'on' : 'off'] : String(value);
  };
  return `${text(from)} → ${text(to)}`;
}

export const ALL_PARTS = [...URGENT_PARTS, ...OTHER_PARTS];
