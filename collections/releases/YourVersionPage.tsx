// The page about the version that a reader runs: how to choose it, what came after it, and, until then, the way from each version.
import { docUrl, Island } from '../../engine/index.ts';
import { fill } from '../../engine/shared.ts';
import { versionsOf } from './choice-file.ts';
import { SupportEnded } from './explorer/SupportEnded.tsx';
import YourVersion from './islands/YourVersion.tsx';
import { ReleasePageData, type ReleasePageProps } from './ReleaseFrame.tsx';
import { supportEnds } from './support-end.ts';
import { majorOf } from './version-order.ts';

export function YourVersionPage({ records: book, ...props }: ReleasePageProps) {
  const { siteData, texts } = props;
  const versions = versionsOf(book).reverse();
  const latest = versions[0] ?? '';
  const upgrade = docUrl(siteData.base, 'upgrade');
  const majors = [...new Set(versions.map(majorOf))];
  const { choice } = siteData;
  const ends = supportEnds(book, siteData.base);
  return (
    <ReleasePageData {...props}>
      {choice ? (
        <p className="needs-script">
          <a className="button" href={choice.page} data-choice={choice.file}>
            {siteData.texts.yourVersion}
          </a>
        </p>
      ) : null}
      <noscript>
        <p>{texts.yourVersion.noScript}</p>
      </noscript>
      <div className="needs-script">
        <Island
          name="YourVersion"
          component={YourVersion}
          props={{
            base: siteData.base,
            lang: siteData.lang,
            texts,
            latest,
            upgrade,
            runs: { ...book.runs },
            platforms: Object.keys(book.platforms),
            ends,
          }}
          when="load"
        />
      </div>
      {majors.map((major) => (
        <details key={major} className="your-versions" open={major === majors[0]}>
          <summary>{fill(texts.yourVersion.major, { major })}</summary>
          {ends[major] ? (
            <SupportEnded major={major} end={ends[major]} texts={texts} lang={siteData.lang} />
          ) : null}
          <ul>
            {versions
              .filter((version) => majorOf(version) === major && version !== latest)
              .map((version) => (
                <li key={version}>
                  <a href={`${upgrade}?from=${version}&to=${latest}`}>
                    {fill(texts.yourVersion.upgrade, { version, latest })}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </ReleasePageData>
  );
}
