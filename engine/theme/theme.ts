// A theme: the components that draw the kinds of page. A site replaces those it wants to draw itself.
import type { ComponentType } from 'react';
import type { CategoryFrame } from '../model/category.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { DocPage, type DocPageProps } from './DocPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import type { Shell } from './shell.ts';

export type Theme = {
  DocPage: ComponentType<DocPageProps>;
  CategoryPage: ComponentType<{ shell: Shell; frame: CategoryFrame }>;
  HomePage: ComponentType<{ shell: Shell }>;
  NotFoundPage: ComponentType<{ shell: Shell }>;
  SearchPage: ComponentType<{ shell: Shell }>;
  /** Style sheets laid over the engine's own, relative to the theme module. */
  styles: string[];
};

export const defaultTheme: Theme = {
  DocPage,
  CategoryPage,
  HomePage,
  NotFoundPage,
  SearchPage,
  styles: [],
};

/** Gives editors the types of a site's theme module; returns its argument. */
export function defineTheme(theme: Partial<Theme>): Partial<Theme> {
  return theme;
}
