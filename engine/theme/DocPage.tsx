// One page of documentation: crumbs, title, what it applies to, the article, its outline, the way on.
import type { GuideValues } from '../content/pages/guide-values.ts';
import type { Page } from '../markdown/page.ts';
import type { PageData } from '../model/page-data.ts';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { Children } from './Children.tsx';
import { Document } from './Document.tsx';
import { Outline, outlineEntries } from './Outline.tsx';
import { Part } from './parts.ts';
import { Related } from './Related.tsx';
import { Slot, type Slots } from './Slot.tsx';
import type { SiteData } from './site-data.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

/** What a page of documentation is drawn from. */
export type DocPageProps = {
  siteData: SiteData;
  pageData: PageData;
  page: Page;
  /** Address of the page's Markdown, from the host's root. */
  markdownUrl: string;
  /** Addresses of style sheets besides those of every page. */
  styles: readonly string[];
  /** What readers fill in for commands. */
  values: GuideValues;
  /** What collections put into the places around the article. */
  slots: Slots;
};

/** A page of documentation, whole. A site's own may be made of the same parts, in another order. */
export function DocPage(props: DocPageProps) {
  const { siteData, pageData, page, markdownUrl, styles, values, slots } = props;
  const entries = outlineEntries(page.outline, pageData.tocDepths);
  return (
    <Document
      siteData={siteData}
      url={pageData.url}
      title={pageData.title}
      description={pageData.description}
      isIndexed={pageData.isIndexed}
      layout="page"
      sidebar={pageData.sidebar}
      branch={pageData.branch}
      crumbs={pageData.crumbs}
      markdownUrl={markdownUrl}
      head={<Slot name="head" slots={slots} pageData={pageData} siteData={siteData} />}
    >
      <Part name="Outline" own={Outline} props={{ entries, texts: siteData.texts }} />
      <main id="site-content" className="main" tabIndex={-1}>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Part
          name="ArticleHead"
          own={ArticleHead}
          props={{ siteData, pageData, page, markdownUrl, entries }}
        />
        <Slot name="belowTitle" slots={slots} pageData={pageData} siteData={siteData} />
        <ValuesPanel names={page.values} values={values} texts={siteData.texts} />
        <MovedAnchors moved={pageData.movedAnchors} />
        <article
          className={['article', pageData.articleClass].filter(Boolean).join(' ')}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <Children pages={pageData.children} texts={siteData.texts} />
        <Related pages={pageData.related} texts={siteData.texts} />
        <Slot name="belowArticle" slots={slots} pageData={pageData} siteData={siteData} />
        <Part name="ArticleFoot" own={ArticleFoot} props={{ siteData, pageData }} />
      </main>
    </Document>
  );
}

/** Anchors that once stood here: the browser finds them, the script goes on to where they are now. */
function MovedAnchors({ moved }: { moved: Record<string, string> }) {
  return Object.entries(moved).map(([anchor, to]) => (
    <span key={anchor} id={anchor} data-moved={to} />
  ));
}
