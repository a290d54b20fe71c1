// Links to the feeds in the head of a page, where readers of feeds look for them.
import type { SiteData } from '../../engine/index.ts';
import { ALL_AREAS, feedPath } from './feed-path.ts';
import type { ReleaseTexts } from './texts.ts';

const TYPES = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
};

export function Feeds({ siteData, texts }: { siteData: SiteData; texts: ReleaseTexts }) {
  return (['atom', 'rss', 'json'] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={TYPES[format]}
      title={`${siteData.title}: ${texts.feed}`}
      href={siteData.base + feedPath(ALL_AREAS, format)}
    />
  ));
}
