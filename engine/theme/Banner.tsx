// The strip above everything on versions that are not the latest released one.
import { fill } from '../text/fill.ts';
import type { SiteData } from './site-data.ts';

export function Banner({ siteData, url }: { siteData: SiteData; url: string }) {
  const { version, texts } = siteData;
  if (version.banner === 'none') return null;
  return (
    <div className="banner" role="note">
      {fill(texts.banner[version.banner], { label: version.label })}{' '}
      <LatestLink siteData={siteData} url={url} />
    </div>
  );
}

/** To the same page of the latest version, or to its home where it has no such page. */
function LatestLink({ siteData, url }: { siteData: SiteData; url: string }) {
  const { knowsVersions, texts } = siteData;
  const latest = siteData.versions.find((one) => one.isLast);
  if (!latest) return null;
  const same = knowsVersions ? latest.url : latest.base + url.slice(siteData.base.length);
  const text = same === undefined ? texts.banner.latestHome : texts.banner.latest;
  return <a href={same ?? latest.base}>{fill(text, { latest: latest.label })}</a>;
}
