// One page's body → its article, and what manifest and search take of it: nothing here changes with the layout around it.
import { showsValues } from '../../content/pages/guide-values.ts';
import { findConflicts, findPlaceholders } from '../../content/pages/leftovers.ts';
import type { SourceFile } from '../../content/pages/page-body.ts';
import { checkTerms } from '../../content/pages/terms.ts';
import { diagnose, limitDiagnostics, sortDiagnostics } from '../../diagnostics/diagnostics.ts';
import { relax } from '../../diagnostics/strictness.ts';
import type { Page } from '../../markdown/page.ts';
import { readPage } from '../../markdown/to-page.ts';
import type { PageData } from '../../model/page-data.ts';
import type { OutputFile } from '../../render/render-page.tsx';
import { type TextFile, textFile } from '../../search/files.ts';
import { hashOfSection } from '../../search/near-duplicates.ts';
import type { SearchPage } from '../../search/record.ts';
import { genericWords } from '../../search/title-key.ts';
import { weighPage } from '../../search/weigh.ts';
import { checkQuestions } from '../checks/check-questions.ts';
import { markdownContext, type Seen } from './markdown-context.ts';
import type { PageContext, PageRecord, PageSearch } from './page-job.ts';

export type Article = {
  page: Page;
  /** Without what drawing the page around it uses. */
  record: PageRecord;
};

/** Parse. Diagnostics of the front matter come with the header, not from here. */
export async function makeArticle(
  source: SourceFile,
  pageData: PageData,
  context: PageContext,
): Promise<Article> {
  const { toPage, facts } = await readArticle(source, context);
  const page = toPage();
  const search = toPageSearch(page, pageData, context.article.genericWords);
  return { page, record: { ...facts, search } };
}

/** What a page says of itself: all that checks take of it. */
export type PageFacts = Omit<PageRecord, 'search'>;

/** The same, for whoever writes no page and no index. */
export async function readArticle(
  source: SourceFile,
  context: PageContext,
): Promise<{ toPage(): Page; facts: PageFacts }> {
  const seen: Seen = { images: [], described: new Set(), dependencies: new Set() };
  const page = await readPage(source, markdownContext(context, seen));
  const questions = context.questions.get(source.id) ?? [];
  if (showsValues(context.values, source.id)) seen.dependencies.add('values');
  const { links, diagnostics } = limitLinks(page);
  return {
    toPage: page.toPage,
    facts: {
      anchors: page.anchors,
      links: links.map(({ path, line, column, id, anchor, href }) => ({
        path,
        line,
        column,
        id,
        anchor,
        href,
      })),
      images: seen.images,
      described: [...seen.described],
      dependencies: [...new Set([...page.dependencies, ...seen.dependencies])],
      diagnostics: limitDiagnostics(
        relax(
          sortDiagnostics([
            ...source.diagnostics,
            ...diagnostics,
            ...findConflicts(source.lines),
            ...(source.frontMatter?.draft ? [] : findPlaceholders(source.lines)),
            ...checkTerms(source.lines, context.article.variants),
            ...context.collections.flatMap(({ collection, data }) => [
              ...(collection.checkPage?.(source, data.records) ?? []),
            ]),
            ...(questions.length > 0 ? checkQuestions(questions, page.toMarkdown()) : []),
          ]),
          context.article.isStrict,
        ),
        MOST_OF_A_PAGE,
      ),
    },
  };
}

/** The build keeps diagnostics, and repeats them each time until they are solved. */
const MOST_OF_A_PAGE = 100;

const MOST_LINKS = 20_000;

type Said = Pick<Page, 'links' | 'diagnostics'>;

/** Every link is recorded, and looked up in each build. */
function limitLinks({ links, diagnostics }: Said): Said {
  const first = links[MOST_LINKS];
  if (!first) return { links, diagnostics };
  const problem = diagnose(first, {
    code: 'links/too-many',
    message: `The page has ${links.length.toLocaleString('en')} links; it may have ${MOST_LINKS.toLocaleString('en')}.`,
    hint: 'Divide it into several pages.',
  });
  return { links: links.slice(0, MOST_LINKS), diagnostics: [problem, ...diagnostics] };
}

/** @param generic  words of titles that say nothing on this site. */
function toPageSearch(page: Page, pageData: PageData, generic: readonly string[]): PageSearch {
  const search = toSearchPage(page, pageData);
  return {
    weighed: weighPage(search, genericWords(generic)),
    ...(pageData.isMention ? { isMention: true } : {}),
    ...(pageData.namesWithNumbers ? { namesWithNumbers: pageData.namesWithNumbers } : {}),
    records: search.records.map(({ anchor, heading, text }) => [
      heading,
      anchor ? hashOfSection(heading, text) : 0,
    ]),
  };
}

/** What a result shows below its title. */
export function renderTextFile({ id, sections }: Page, { description }: PageData): OutputFile {
  const file: TextFile = {
    description,
    records: sections.map(({ anchor, title, text }) => [anchor, title, text]),
  };
  return { path: `_search/${textFile(id)}`, content: JSON.stringify(file) };
}

function toSearchPage({ id, sections }: Page, pageData: PageData): SearchPage {
  return {
    title: pageData.title,
    description: pageData.description,
    names: [id.split('/').at(-1) ?? ''],
    crumbs: pageData.crumbs.map(({ label }) => label),
    keywords: pageData.keywords,
    platforms: pageData.platforms,
    isMention: pageData.isMention,
    records: sections.map(({ anchor, title, crumbs, text, code, strong }) => ({
      anchor,
      heading: title,
      crumbs,
      text,
      code,
      strong,
    })),
  };
}
