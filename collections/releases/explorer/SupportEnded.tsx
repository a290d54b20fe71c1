// A line of versions and the release that ended its support → the sentence that says so.
import { formatDate } from '../../../engine/shared.ts';
import type { SupportEnd } from '../support-end.ts';
import type { ReleaseTexts } from '../texts.ts';
import { fill } from './fill.ts';

type SupportEndedProps = { major: string; end: SupportEnd; texts: ReleaseTexts; lang: string };

export function SupportEnded({ major, end, texts, lang }: SupportEndedProps) {
  const { version, date, url } = end;
  return (
    <p className="support-ended">
      {fill(texts.yourVersion.ended, { major, date: formatDate(date, lang) })}{' '}
      <a href={url}>{version}</a>
    </p>
  );
}
