// The strip above everything on versions that are not the latest released one.
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function Banner({ shell, url }: { shell: Shell; url: string }) {
  const { version, texts } = shell;
  if (version.banner === 'none') return null;
  return (
    <div className="banner" role="note">
      {fill(texts.banner[version.banner], { label: version.label })}{' '}
      <LatestLink shell={shell} url={url} />
    </div>
  );
}

/** To the same page of the latest version, or to its home where it has no such page. */
function LatestLink({ shell, url }: { shell: Shell; url: string }) {
  const { knowsVersions, texts } = shell;
  const latest = shell.versions.find((one) => one.isLast);
  if (!latest) return null;
  const same = knowsVersions ? latest.url : latest.base + url.slice(shell.base.length);
  const text = same === undefined ? texts.banner.latestHome : texts.banner.latest;
  return <a href={same ?? latest.base}>{fill(text, { latest: latest.label })}</a>;
}
