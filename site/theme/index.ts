// This site's own components and styles, laid over the engine's theme.
import { defineTheme } from '../../engine/theme/theme.ts';
import { HomePage } from './HomePage.tsx';
import { illustrationStyles, illustrations } from './illustrations.ts';
import { ReleasesPage } from './ReleasesPage.tsx';
import { UpgradePage } from './UpgradePage.tsx';

export default defineTheme({
  HomePage,
  pages: { releases: ReleasesPage, upgrade: UpgradePage },
  pageStyles: { releases: './releases.css', upgrade: './releases.css' },
  illustrations,
  illustrationStyles,
  styles: ['./home.css'],
});
