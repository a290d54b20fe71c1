// A theme: the components that draw the kinds of page. A site replaces those it wants to draw itself.
import type { ComponentType, ReactNode } from 'react';
import type { CategoryFrame } from '../model/category.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { DocPage, type DocPageProps } from './DocPage.tsx';
import { HomePage } from './HomePage.tsx';
import type { Illustration } from './illustration.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import type { Shell } from './shell.ts';

/** A page that a site draws itself may show what the records say. */
export type OwnPageProps = DocPageProps & { book: ReleaseBook };

export type Theme = {
  DocPage: ComponentType<DocPageProps>;
  CategoryPage: ComponentType<{ shell: Shell; frame: CategoryFrame }>;
  HomePage: ComponentType<{ shell: Shell }>;
  NotFoundPage: ComponentType<{ shell: Shell }>;
  SearchPage: ComponentType<{ shell: Shell }>;
  /** Pages that this site draws in its own way, by id; their text is the author's. */
  pages: Readonly<Record<string, ComponentType<OwnPageProps>>>;
  /**
   * Style sheets of single pages, by id, relative to the theme module; only those pages load them, as one file.
   * `@guide` stands for the engine's sheet of guides, which such a page does not load by itself.
   */
  pageStyles: Readonly<Record<string, string | readonly string[]>>;
  /** Small tools that a page shows by `::tool{name=…}`, by that name; each also stands in the islands folder. */
  tools: Readonly<Record<string, { island: string; component: ComponentType<object> }>>;
  /** Live illustrations of widgets, by the widget's name; each also stands in the islands folder, below `widgets/`. */
  illustrations: Readonly<Record<string, Illustration>>;
  /** What widgets look like on cards: shapes of an SVG of 120 × 72, by the widget's name. */
  thumbnails: Readonly<Record<string, ReactNode>>;
  /** Their style sheets, by the widget's name: those of one list are served as one file. Widgets of one page may share it: `date time`. */
  illustrationStyles: Readonly<Record<string, readonly string[]>>;
  /** Style sheets laid over the engine's own, relative to the theme module. */
  styles: string[];
};

export const defaultTheme: Theme = {
  DocPage,
  CategoryPage,
  HomePage,
  NotFoundPage,
  SearchPage,
  pages: {},
  pageStyles: {},
  tools: {},
  illustrations: {},
  thumbnails: {},
  illustrationStyles: {},
  styles: [],
};

/** Gives editors the types of a site's theme module; returns its argument. */
export function defineTheme(theme: Partial<Theme>): Partial<Theme> {
  return theme;
}
