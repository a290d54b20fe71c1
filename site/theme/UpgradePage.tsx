// The upgrade report; without JavaScript the way to the releases themselves.
import { docUrl } from '../../engine/model/routes.ts';
import { Island } from '../../engine/render/Island.tsx';
import type { OwnPageProps } from '../../engine/theme/theme.ts';
import UpgradeReport from '../islands/UpgradeReport.tsx';
import { OwnPage } from './OwnPage.tsx';

export function UpgradePage({ book, ...props }: OwnPageProps) {
  const { shell } = props;
  const texts = shell.texts.releases;
  return (
    <OwnPage {...props}>
      <noscript>
        <p>
          {texts.report.noScript}{' '}
          <a href={docUrl(shell.base, 'releases')}>{texts.explorer.allReleases}</a>.
        </p>
      </noscript>
      <div className="needs-script">
        <Island
          name="UpgradeReport"
          component={UpgradeReport}
          props={{ base: shell.base, texts, areas: book.areas }}
          when="load"
        />
      </div>
    </OwnPage>
  );
}
