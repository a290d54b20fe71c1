// One quiet row below the title: what the page applies to, how fresh it is, its outline, and taking it along.
import type { ReactNode } from 'react';
import { formatDate } from '../format-date.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { Icon } from './Icon.tsx';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

type Props = { shell: Shell; frame: PageFrame; markdownUrl: string; children: ReactNode };

export function PageFacts({ shell, frame, markdownUrl, children }: Props) {
  const { texts, lang } = shell;
  const { platforms, since, deprecated, lastUpdate } = frame;
  const note =
    typeof deprecated === 'string'
      ? fill(texts.deprecatedUse, { use: deprecated })
      : texts.deprecated;
  return (
    <div className="page-facts">
      {platforms.map((platform) => (
        <span key={platform} className={`platform platform-${platform}`}>
          {texts.platforms[platform] ?? platform}
        </span>
      ))}
      {since ? <span>{fill(texts.since, { version: since })}</span> : null}
      {deprecated ? <span className="fact fact-deprecated">{note}</span> : null}
      {lastUpdate ? (
        <span>{fill(texts.lastUpdated, { date: formatDate(lastUpdate, lang) })}</span>
      ) : null}
      {children}
      <button type="button" className="quiet needs-script" data-copy-markdown={markdownUrl}>
        <Icon name="copy" />
        {texts.copyMarkdown}
      </button>
      {shell.openIn.map(({ label, url }) => (
        <a
          key={label}
          className="tool"
          href={url.replaceAll('{url}', encodeURIComponent(shell.origin + markdownUrl))}
          rel="noopener noreferrer"
        >
          {label}
        </a>
      ))}
    </div>
  );
}
