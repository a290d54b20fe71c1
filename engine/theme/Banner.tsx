// The strip above everything on versions that are not the latest released one.
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function Banner({ shell, url }: { shell: Shell; url: string }) {
  const { version, texts } = shell;
  if (version.banner === 'none') return null;
  const latest = shell.versions.find((one) => one.isLast);
  return (
    <div className="banner" role="note">
      {fill(texts.banner[version.banner], { label: version.label })}{' '}
      {latest ? (
        <a href={latest.base + url.slice(shell.base.length)}>
          {fill(texts.banner.latest, { latest: latest.label })}
        </a>
      ) : null}
    </div>
  );
}
