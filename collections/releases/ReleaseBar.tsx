// The facts at the top of a release's page: its date, its editions, whether it is the latest; and a link to compare.
import { fill, formatDate } from '../../engine/shared.ts';
import type { ReleaseFacts } from './page-data.ts';
import type { ReleaseTexts } from './texts.ts';

type Props = { release: ReleaseFacts; texts: ReleaseTexts; lang: string };

export function ReleaseBar({ release, texts, lang }: Props) {
  const { date, channels, before, version, isLatest, upgradeUrl } = release;
  return (
    <p className="release-facts">
      {isLatest ? <span className="fact fact-latest">{texts.latest}</span> : null}
      <span className="fact">
        <time dateTime={date}>{formatDate(date, lang)}</time>
      </span>
      {channels.map((channel) => (
        <span key={channel} className="fact">
          {texts.channels[channel] ?? channel}
        </span>
      ))}
      {upgradeUrl && before ? (
        <a href={`${upgradeUrl}?from=${before}&to=${version}`}>
          {fill(texts.compare, { version: before })}
        </a>
      ) : null}
    </p>
  );
}
