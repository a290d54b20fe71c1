// A theme: the components that draw each kind of page. A site replaces those that it wants to draw itself.
import type { ComponentType } from 'react';
import type { RecordsOf } from '../content/config/records-of.ts';
import type { CategoryChild } from '../model/category.ts';
import { CategoryPage, type CategoryPageProps } from './CategoryPage.tsx';
import { DocPage, type DocPageProps } from './DocPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { Parts } from './parts.ts';
import { SearchPage } from './SearchPage.tsx';
import type { SiteData } from './site-data.ts';

/** What the home page is drawn from. */
export type HomePageProps = {
  siteData: SiteData;
  /** Address of the theme's style sheet `home`, where it has one. */
  style?: string | undefined;
  /** What the site's only section has at its top; undefined where there are several. */
  top?: readonly CategoryChild[] | undefined;
  /** Records of a collection, to show on the home page. */
  recordsOf: RecordsOf;
};

export type Theme = {
  DocPage: ComponentType<DocPageProps>;
  CategoryPage: ComponentType<CategoryPageProps>;
  HomePage: ComponentType<HomePageProps>;
  NotFoundPage: ComponentType<{ siteData: SiteData }>;
  SearchPage: ComponentType<{ siteData: SiteData }>;
  /** Parts of the frame that this theme draws itself, each with the engine's own at hand as `Own`. */
  parts: Parts;
  /** Style sheets of single pages, by id, relative to the theme module; `home` is that of the home page. */
  pageStyles: Readonly<Record<string, string>>;
  /** Style sheets laid over the engine's own, relative to the theme module. */
  styles: string[];
};

export const defaultTheme: Theme = {
  DocPage,
  CategoryPage,
  HomePage,
  NotFoundPage,
  SearchPage,
  parts: {},
  pageStyles: {},
  styles: [],
};

/** Gives editors the types of a site's theme module; returns its argument. */
export function defineTheme(theme: Partial<Theme>): Partial<Theme> {
  return theme;
}
