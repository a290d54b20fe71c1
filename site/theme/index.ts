// This site's own components and styles, laid over the engine's theme.
import { defineTheme } from '../../engine/theme/theme.ts';
import { HomePage } from './HomePage.tsx';
import { illustrationStyles, illustrations } from './illustrations.ts';
import { ReleasesPage } from './ReleasesPage.tsx';
import { thumbnails } from './thumbnails.ts';
import { UpgradePage } from './UpgradePage.tsx';

export default defineTheme({
  HomePage,
  pages: { releases: ReleasesPage, upgrade: UpgradePage },
  pageStyles: { home: './home.css', releases: './releases.css', upgrade: './releases.css' },
  illustrations,
  illustrationStyles,
  thumbnails,
});
