// What releases draw: the pages that explore and compare them, and their parts around other articles.
import type { Drawing, SlotProps } from '../../engine/index.ts';
import { ChangedIn } from './ChangedIn.tsx';
import { Feeds } from './Feeds.tsx';
import type { PageReleases } from './frame.ts';
import { ReleaseBar } from './ReleaseBar.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';
import type { ReleaseTexts } from './texts.ts';
import { UpgradePage } from './UpgradePage.tsx';

type Props = SlotProps<PageReleases, ReleaseTexts>;

function Head({ facts, texts, shell }: Props) {
  return facts.hasNotes ? <Feeds shell={shell} texts={texts} /> : null;
}

function BelowTitle({ facts: { release }, texts, shell }: Props) {
  return release ? <ReleaseBar release={release} texts={texts} lang={shell.lang} /> : null;
}

function BelowArticle({ facts: { changedIn }, texts }: Props) {
  return <ChangedIn changes={changedIn} texts={texts} />;
}

export default {
  slots: { head: Head, belowTitle: BelowTitle, belowArticle: BelowArticle },
  pages: { releases: ReleasesPage, upgrade: UpgradePage },
} as Drawing;
