// One page of documentation: crumbs, title, what it applies to, the article, its outline, the way on.
import type { Page } from '../markdown/page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ChangedIn } from './ChangedIn.tsx';
import { Document } from './Document.tsx';
import { Outline } from './Outline.tsx';
import { PageFacts } from './PageFacts.tsx';
import { Pager } from './Pager.tsx';
import { PageFoot, PageTools } from './PageTools.tsx';
import { ReleaseBar } from './ReleaseBar.tsx';
import type { Assets, Shell } from './shell.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

export type DocPageProps = { shell: Shell; frame: PageFrame; page: Page; markdownUrl: string };

export function DocPage({ shell, frame, page, markdownUrl }: DocPageProps) {
  return (
    <Document
      shell={shell}
      url={frame.url}
      title={frame.title}
      description={frame.description}
      isIndexed={frame.isIndexed}
      layout="page"
      sidebar={frame.sidebar}
      branch={frame.branch}
      crumbs={frame.crumbs}
      markdownUrl={markdownUrl}
      hasFeeds={frame.tellsReleases}
    >
      <Outline outline={page.outline} maxDepth={frame.tocMaxDepth} texts={shell.texts} />
      <main id="content" className="main" tabIndex={-1}>
        {stylesOf(frame, page, shell.assets).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Breadcrumbs shell={shell} crumbs={frame.crumbs} />
        <div className="title-row">
          <h1>{frame.title}</h1>
          <PageTools shell={shell} markdownUrl={markdownUrl} />
        </div>
        {frame.release ? (
          <ReleaseBar release={frame.release} shell={shell} />
        ) : (
          <PageFacts frame={frame} texts={shell.texts} />
        )}
        <ValuesPanel names={page.values} values={shell.values} texts={shell.texts} />
        <MovedAnchors moved={frame.movedAnchors} />
        <article className={articleClass(frame)} dangerouslySetInnerHTML={{ __html: page.html }} />
        <ChangedIn changes={frame.changedIn} texts={shell.texts} />
        <PageFoot shell={shell} frame={frame} />
        <Pager previous={frame.previous} next={frame.next} texts={shell.texts} />
      </main>
    </Document>
  );
}

/** Beside those of every page. Some bring the rules of others with their own: see `StylePart`, and `pageStyles` of a theme. */
function stylesOf(
  { id, tellsReleases }: PageFrame,
  { parts: shown }: Page,
  { parts, pages }: Assets,
): string[] {
  const own = pages[id];
  const hasFilter = shown.has('thumbnails') || shown.has('illustration');
  return [
    tellsReleases ? parts.release : undefined,
    shown.has('thumbnails') ? parts.thumbnails : undefined,
    shown.has('filter') && !hasFilter ? parts.filter : undefined,
    shown.has('guide') && !own ? parts.guide : undefined,
    own,
  ].filter((url) => url !== undefined);
}

/** Notes of one release, of several on one page, or any other article: headings mean other things in each. */
function articleClass({ release, tellsReleases }: PageFrame): string {
  if (release) return 'article release';
  return tellsReleases ? 'article releases' : 'article';
}

/** Anchors that once stood here: the browser finds them, the script goes on to where they are now. */
function MovedAnchors({ moved }: { moved: Record<string, string> }) {
  return Object.entries(moved).map(([anchor, to]) => (
    <span key={anchor} id={anchor} data-moved={to} />
  ));
}
