// The upgrade report; without JavaScript the way to the releases themselves.
import { docUrl, Island } from '../../engine/index.ts';
import UpgradeReport from './islands/UpgradeReport.tsx';
import { ReleasePageData, type ReleasePageProps } from './ReleaseFrame.tsx';

export function UpgradePage({ records: book, ...props }: ReleasePageProps) {
  const { siteData, texts } = props;
  return (
    <ReleasePageData {...props}>
      <noscript>
        <p>
          {texts.report.noScript}{' '}
          <a href={docUrl(siteData.base, 'releases')}>{texts.explorer.allReleases}</a>.
        </p>
      </noscript>
      <div className="needs-script">
        <Island
          name="UpgradeReport"
          component={UpgradeReport}
          props={{ base: siteData.base, texts, areas: book.areas }}
          when="load"
        />
      </div>
    </ReleasePageData>
  );
}
