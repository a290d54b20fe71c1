// What a page says of itself: platforms, first version, whether it is deprecated.
import type { PageFrame } from '../model/page-frame.ts';
import { fill, type Texts } from './texts.ts';

export function PageFacts({ frame, texts }: { frame: PageFrame; texts: Texts }) {
  const { platforms, since, deprecated } = frame;
  if (platforms.length === 0 && !since && !deprecated) return null;
  const note =
    typeof deprecated === 'string'
      ? fill(texts.deprecatedUse, { use: deprecated })
      : texts.deprecated;
  return (
    <p className="facts">
      {platforms.map((platform) => (
        <span key={platform} className={`fact platform platform-${platform}`}>
          {texts.platforms[platform] ?? platform}
        </span>
      ))}
      {since ? <span className="fact">{fill(texts.since, { version: since })}</span> : null}
      {deprecated ? <span className="fact fact-deprecated">{note}</span> : null}
    </p>
  );
}
