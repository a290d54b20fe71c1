// This site's own components and styles, laid over the engine's theme.
import { defineTheme } from '../../engine/theme/theme.ts';
import Sizing from '../islands/Sizing.tsx';
import { HomePage } from './HomePage.tsx';
import { illustrationStyles, illustrations } from './illustrations.ts';
import { ReleasesPage } from './ReleasesPage.tsx';
import { RunbookPage } from './RunbookPage.tsx';
import { thumbnails } from './thumbnails.ts';
import { UpgradePage } from './UpgradePage.tsx';

export default defineTheme({
  HomePage,
  pages: { releases: ReleasesPage, upgrade: UpgradePage, runbook: RunbookPage },
  pageStyles: {
    home: './home.css',
    releases: './releases.css',
    upgrade: './releases.css',
    runbook: ['@guide', './runbook.css'],
    'on-premise/prerequisites': ['@guide', './sizing.css'],
  },
  tools: { sizing: { island: 'Sizing', component: Sizing } },
  illustrations,
  illustrationStyles,
  thumbnails,
});
