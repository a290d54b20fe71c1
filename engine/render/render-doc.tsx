// Page, page data and what draws them → HTML and Markdown of one page, and what else it depends on.
import type { ReactElement } from 'react';
import type { LoadedCollection } from '../collection.ts';
import type { GuideValues } from '../content/pages/guide-values.ts';
import type { Page } from '../markdown/page.ts';
import type { PageData } from '../model/page-data.ts';
import { extractFile, htmlFile, markdownFile, markdownUrl } from '../model/routes.ts';
import type { Drawing, ExtractProps } from '../theme/drawing.ts';
import { type SiteData, siteDataOfPage } from '../theme/site-data.ts';
import type { Theme } from '../theme/theme.ts';
import { type OutputFile, toDocument } from './render-page.tsx';

/** A style sheet that only some pages load. */
export type SheetLink = {
  url: string;
  /** Names of sheets whose rules it has too. */
  includes: readonly string[];
};

export type DrawnCollection = LoadedCollection & { drawing: Drawing };

/** What a page is drawn with besides itself. */
export type DocContext = {
  siteData: SiteData;
  theme: Theme;
  /** By the whole name: `filter`, `recipes/picture`, `page:home`. */
  sheets: Readonly<Record<string, SheetLink>>;
  values: GuideValues;
  drawn: readonly DrawnCollection[];
};

export function renderDoc(
  page: Page,
  pageData: PageData,
  { siteData, ...parts }: DocContext,
): { files: OutputFile[]; dependencies: string[] } {
  const context = { ...parts, siteData: siteDataOfPage(siteData, pageData) };
  const copyUrl = markdownUrl(context.siteData.base, pageData.id);
  const own = ownPage(page, pageData, copyUrl, context);
  const { element, dependencies, extracts = [] } = own ?? docPage(page, pageData, copyUrl, context);
  return {
    dependencies,
    files: [
      { path: htmlFile(pageData.id), content: toDocument(element, context.theme) },
      {
        path: markdownFile(pageData.id),
        content: page.markdown + endsMarkdown(pageData, siteData),
      },
      ...extracts,
    ],
  };
}

/** What the page's end lists, for machines. */
function endsMarkdown({ children = [], related = [] }: PageData, { texts }: SiteData): string {
  const below = children.map(({ label, url }) => `- [${label}](${url})\n`);
  const beside = related.map(
    ({ label, url, reason }) => `- [${label}](${url}): ${reason ?? texts.relatedSteps}\n`,
  );
  return listMarkdown(texts.children, below) + listMarkdown(texts.related, beside);
}

const listMarkdown = (title: string, lines: readonly string[]): string =>
  lines.length ? `\n## ${title}\n\n${lines.join('')}` : '';

type Drawn = { element: ReactElement; dependencies: string[]; extracts?: OutputFile[] };

function docPage(page: Page, pageData: PageData, markdownUrl: string, context: DocContext): Drawn {
  const { siteData, theme, values, drawn } = context;
  const wanted = [...pageData.styles, ...page.styles, `page:${pageData.id}`];
  const styles = sheetsFor(wanted, context.sheets);
  const slots = drawn.map(({ collection, data, drawing }) => ({
    collection: collection.name,
    texts: data.texts,
    slots: drawing.slots,
  }));
  const urls = styles.map((name) => context.sheets[name]?.url ?? '');
  return {
    element: (
      <theme.DocPage {...{ siteData, pageData, page, markdownUrl, styles: urls, values, slots }} />
    ),
    dependencies: [
      ...styles.map((name) => `style:${name}`),
      ...Object.keys(pageData.facts).map((name) => `drawing:${name}`),
    ],
    extracts: [...extractsOf({ siteData, pageData, page, styles: urls }, drawn)],
  };
}

function* extractsOf(
  props: Omit<ExtractProps<unknown>, 'facts'>,
  drawn: DocContext['drawn'],
): Generator<OutputFile> {
  const { id, facts } = props.pageData;
  for (const { collection, drawing } of drawn) {
    const own = facts[collection.name];
    const extract = own === undefined ? undefined : drawing.extract?.({ ...props, facts: own });
    if (extract) yield { path: extractFile(collection.name, id), content: JSON.stringify(extract) };
  }
}

/** A page that a collection draws itself depends on all of its records. */
function ownPage(
  page: Page,
  pageData: PageData,
  markdownUrl: string,
  context: DocContext,
): Drawn | undefined {
  const owner = context.drawn.find(({ collection }) => collection.ownPages?.includes(pageData.id));
  const Own = owner?.drawing.pages?.[pageData.id];
  if (!owner || !Own) return undefined;
  const { name } = owner.collection;
  const dependencies = [`${name}:`, `drawing:${name}`, `users:${name}`, 'values'];
  const styleUrl = (style: string) => {
    dependencies.push(`style:${style}`);
    return context.sheets[style]?.url;
  };
  const { records, texts } = owner.data;
  const { siteData, values } = context;
  const facts = pageData.facts[name];
  const props = { siteData, pageData, page, markdownUrl, values, records, texts, facts, styleUrl };
  return { element: <Own {...props} />, dependencies };
}

/** The names that a page loads: those that are there, but none whose rules another one has. */
function sheetsFor(wanted: readonly string[], sheets: DocContext['sheets']): string[] {
  const there = [...new Set(wanted)].filter((name) => sheets[name]);
  const covered = new Set(there.flatMap((name) => sheets[name]?.includes ?? []));
  return there.filter((name) => !covered.has(name));
}
