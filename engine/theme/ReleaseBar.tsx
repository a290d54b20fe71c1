// What a release's page says of it at once: its day, its editions, whether it is the latest; and a way to compare.
import { formatDate } from '../format-date.ts';
import type { ReleaseFacts } from '../model/releases.ts';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function ReleaseBar({ release, shell }: { release: ReleaseFacts; shell: Shell }) {
  const { date, channels, before, version, isLatest } = release;
  const texts = shell.texts.releases;
  return (
    <p className="facts release-facts">
      {isLatest ? <span className="fact fact-latest">{texts.latest}</span> : null}
      <span className="fact">
        <time dateTime={date}>{formatDate(date, shell.lang)}</time>
      </span>
      {channels.map((channel) => (
        <span key={channel} className="fact">
          {texts.channels[channel] ?? channel}
        </span>
      ))}
      {shell.upgradeUrl && before ? (
        <a href={`${shell.upgradeUrl}?from=${before}&to=${version}`}>
          {fill(texts.compare, { version: before })}
        </a>
      ) : null}
    </p>
  );
}
