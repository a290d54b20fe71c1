// One page of documentation: crumbs, title, what it applies to, the article, its outline, the way on.
import type { GuideValues } from '../content/guide-values.ts';
import type { Page } from '../markdown/page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Document } from './Document.tsx';
import { Outline, OutlineButton, outlineEntries } from './Outline.tsx';
import { PageFacts } from './PageFacts.tsx';
import { PageFoot } from './PageFoot.tsx';
import { Pager } from './Pager.tsx';
import { Slot, type Slots } from './Slot.tsx';
import type { Shell } from './shell.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

export type DocPageProps = {
  shell: Shell;
  frame: PageFrame;
  page: Page;
  markdownUrl: string;
  /** Addresses of style sheets besides those of every page. */
  styles: readonly string[];
  /** What readers fill in for commands. */
  values: GuideValues;
  slots: Slots;
};

export function DocPage(props: DocPageProps) {
  const { shell, frame, page, markdownUrl, styles, values, slots } = props;
  const entries = outlineEntries(page.outline, frame.tocDepths);
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
      head={<Slot name="head" slots={slots} frame={frame} shell={shell} />}
    >
      <Outline entries={entries} texts={shell.texts} />
      <main id="content" className="main" tabIndex={-1}>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Breadcrumbs shell={shell} crumbs={frame.crumbs} />
        <Title frame={frame} page={page} />
        <PageFacts shell={shell} frame={frame} markdownUrl={markdownUrl}>
          {entries.length > 0 ? <OutlineButton texts={shell.texts} /> : null}
        </PageFacts>
        <Slot name="belowTitle" slots={slots} frame={frame} shell={shell} />
        <ValuesPanel names={page.values} values={values} texts={shell.texts} />
        <MovedAnchors moved={frame.movedAnchors} />
        <article
          className={['article', frame.articleClass].filter(Boolean).join(' ')}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <Slot name="belowArticle" slots={slots} frame={frame} shell={shell} />
        <PageFoot shell={shell} frame={frame} />
        <Pager previous={frame.previous} next={frame.next} texts={shell.texts} />
      </main>
    </Document>
  );
}

/** Where the article is to show its title and has none, who can't see the page still hears one. */
function Title({ frame, page }: Pick<DocPageProps, 'frame' | 'page'>) {
  if (!frame.hasOwnTitle) return <h1 id={page.titleAnchor}>{frame.title}</h1>;
  if (page.outline.some(({ depth }) => depth === 1)) return null;
  return <h1 className="visually-hidden">{frame.title}</h1>;
}

/** Anchors that once stood here: the browser finds them, the script goes on to where they are now. */
function MovedAnchors({ moved }: { moved: Record<string, string> }) {
  return Object.entries(moved).map(([anchor, to]) => (
    <span key={anchor} id={anchor} data-moved={to} />
  ));
}
