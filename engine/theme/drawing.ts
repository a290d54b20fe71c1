// What a collection draws: slots around an article, and pages of its own.
import type { ReactNode } from 'react';
import type { CollectionData } from '../content/config/collection-data.ts';
import type { GuideValues } from '../content/pages/guide-values.ts';
import type { Page } from '../markdown/page.ts';
import type { PageData } from '../model/page-data.ts';
import type { SiteData } from './site-data.ts';

/** What a slot is given: the facts that its collection has of the page, and the collection's texts. */
export type SlotProps<F, T> = { facts: F; texts: T; pageData: PageData; siteData: SiteData };

/** What an extract is made from; `styles`: addresses of the sheets that the page loads besides those of every page. */
export type ExtractProps<F> = {
  facts: F;
  siteData: SiteData;
  pageData: PageData;
  page: Page;
  styles: readonly string[];
};

/** Props of a page that the collection draws itself: the author's title and words, and the records. */
export type OwnPageProps<R = unknown, T = object, F = unknown> = CollectionData<R, T> & {
  /** What the collection's `pageData` says of the page. */
  facts?: F | undefined;
  siteData: SiteData;
  pageData: PageData;
  page: Page;
  markdownUrl: string;
  /** What readers fill in for commands. */
  values: GuideValues;
  /** Address of a style sheet by its whole name, such as `recipes/picture`. */
  styleUrl(name: string): string | undefined;
};

/** A component of one's own props. */
type Draws<Props> = { draw(props: Props): ReactNode }['draw'];

/** What draws: loaded only where pages are rendered. `R`, `T`, `F`: records, texts and facts, as of the collection. */
export type Drawing<R = unknown, T = object, F = unknown> = {
  slots?: {
    /** In the head of the page. */
    head?: Draws<SlotProps<F, T>>;
    belowTitle?: Draws<SlotProps<F, T>>;
    belowArticle?: Draws<SlotProps<F, T>>;
  };
  /** What its scripts read of a page that it has facts of: plain data, published as `extractFile` names it. */
  extract?: { of(props: ExtractProps<F>): object | undefined }['of'];
  /** Pages that the collection draws over the whole width, by id. */
  pages?: Readonly<Record<string, Draws<OwnPageProps<R, T, F>>>>;
};

/** A drawing of one's own types → one as the engine has it, which gives it its own collection's data. Returns its argument. */
export function defineDrawing<R, T extends object, F>(drawing: Drawing<R, T, F>): Drawing {
  return drawing;
}
