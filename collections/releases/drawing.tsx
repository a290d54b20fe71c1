// What releases draw: the pages that explore and compare them, and their parts around other articles.
import { defineDrawing, type SlotProps } from '../../engine/index.ts';
import { ChangedIn } from './ChangedIn.tsx';
import { ChangesSince } from './ChangesSince.tsx';
import { Feeds } from './Feeds.tsx';
import type { PageReleases } from './page-data.ts';
import { ReleaseBar } from './ReleaseBar.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';
import type { ReleaseTexts } from './texts.ts';
import { UpgradePage } from './UpgradePage.tsx';
import { YourVersionPage } from './YourVersionPage.tsx';

type Props = SlotProps<PageReleases, ReleaseTexts>;

function Head({ facts, texts, siteData }: Props) {
  return facts.hasNotes ? <Feeds siteData={siteData} texts={texts} /> : null;
}

function BelowTitle({ facts: { release, changes }, texts, siteData }: Props) {
  if (release) return <ReleaseBar release={release} texts={texts} lang={siteData.lang} />;
  return changes ? <ChangesSince changes={changes} /> : null;
}

function BelowArticle({ facts: { changedIn }, texts }: Props) {
  return <ChangedIn changes={changedIn} texts={texts} />;
}

export default defineDrawing({
  slots: { head: Head, belowTitle: BelowTitle, belowArticle: BelowArticle },
  pages: { releases: ReleasesPage, upgrade: UpgradePage, 'your-version': YourVersionPage },
});
