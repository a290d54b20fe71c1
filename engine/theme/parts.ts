// The parts of the frame that a theme wraps or replaces: each is drawn by the theme's own component where it has one.
import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { OutlineProps } from './Outline.tsx';
import type {
  ArticleFootProps,
  ArticleHeadProps,
  FooterProps,
  HeaderProps,
  LogoProps,
  NotFoundProps,
  SearchFieldProps,
  SidebarProps,
} from './part-props.ts';

/** Part of the frame → what it is drawn from. */
export type PartProps = {
  Header: HeaderProps;
  Footer: FooterProps;
  /** What is before the site's name in the header. */
  Logo: LogoProps;
  /** The navigation beside the article, on a phone the whole menu. */
  Sidebar: SidebarProps;
  Outline: OutlineProps;
  /** From the breadcrumbs to the row below the title. */
  ArticleHead: ArticleHeadProps;
  /** What is below an article: the pages before and after it. */
  ArticleFoot: ArticleFootProps;
  /** The way to search, in the header; a script opens the dialog in its place. */
  Search: SearchFieldProps;
  /** What the answer to an unknown address says. */
  NotFound: NotFoundProps;
};

export type PartName = keyof PartProps;

/** `Own` is the engine's own component: a part that wraps it draws `<Own {...props} />`. */
export type PartComponent<Props> = ComponentType<Props & { Own: ComponentType<Props> }>;

/** Those parts that a theme draws itself. */
export type Parts = { readonly [Name in PartName]?: PartComponent<PartProps[Name]> };

const PartsContext = createContext<Parts>({});

/** Around each document that a theme draws. */
export const PartsProvider = PartsContext.Provider;

/** A part of the frame: the theme's, or the engine's own. */
export function Part<Name extends PartName>({
  name,
  own: Own,
  props,
}: {
  name: Name;
  own: ComponentType<PartProps[Name]>;
  props: PartProps[Name];
}) {
  const theirs = useContext(PartsContext)[name] as PartComponent<PartProps[Name]> | undefined;
  if (!theirs) return createElement(Own as ComponentType<object>, props);
  return createElement(theirs as unknown as ComponentType<object>, { ...props, Own } as object);
}
