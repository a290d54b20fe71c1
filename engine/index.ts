// The public surface of the engine: what a site's config, theme and collections import in Node.
export { type BuiltSite, defineTool } from './build/files/tool.ts';
export { hashOf } from './cache/hash.ts';
export type { ChoiceFile } from './client/mine/choice-file.ts';
export type {
  CheckInput,
  CheckMark,
  DatedChange,
  LoadInput,
  PageScript,
  RecordFile,
  RecordPage,
  RecordSource,
  Shortcode,
  ShortcodeData,
  StyleSource,
  Template,
  Versions,
} from './collection.ts';
export { defineCollection } from './collection.ts';
export { defineConfig } from './config.ts';
export type { CollectionData, ShortcodeCall } from './content/config/collection-data.ts';
export type { SiteFolder } from './content/config/site-folder.ts';
export type { FrontMatter } from './content/pages/frontmatter.ts';
export type { GuideValues } from './content/pages/guide-values.ts';
export { FILL_IN } from './content/pages/leftovers.ts';
export { contentOf, prefixed, rangeIn, type SourceLine } from './content/pages/source-text.ts';
export { replaceTokens, type Tokens } from './content/pages/tokens.ts';
export { type LinesOf, parseYaml, type Range, type RangeOf } from './content/yaml/parse-yaml.ts';
export { chosenBy, inWords } from './content/yaml/schema-words.ts';
export { displayPath, readContent, readYaml } from './content/yaml/small-files.ts';
export { type YamlFile, yamlFolder } from './content/yaml/yaml-folder.ts';
export type { Locate } from './diagnostics/diagnostics.ts';
export {
  type Diagnostic,
  diagnose,
  ExpectedError,
  type Place,
  type Problem,
} from './diagnostics/diagnostics.ts';
export { writeForUser } from './disk/write-for-user.ts';
export { blocksOf } from './markdown/directives/content.ts';
export type { Directive, DirectiveNode } from './markdown/directives/directive.ts';
export { labelToHtml } from './markdown/directives/label.ts';
export { valuePlace } from './markdown/directives/value-place.ts';
export { removeLines, replaceText } from './markdown/edits.ts';
export { offsetOf } from './markdown/inline.ts';
export type { PageState } from './markdown/page.ts';
export { rangeInInline, reportBlock } from './markdown/state.ts';
export { commonLinks } from './model/common-links.ts';
export type { EditorHelp, NamedLabel } from './model/editor-help.ts';
export type { PageData } from './model/page-data.ts';
export type { Neighbour, PageDataAddition } from './model/page-data-addition.ts';
export type { RelatedCandidate } from './model/related.ts';
export { resolveLink } from './model/resolve-link.ts';
export { docUrl, htmlFile } from './model/routes.ts';
export type { Site } from './model/site.ts';
export { Island } from './render/Island.tsx';
export type { OutputFile } from './render/render-page.tsx';
export type { Attributes } from './text/attributes.ts';
export {
  closingTag,
  copyOf,
  type Element,
  type Node,
  openingTag,
  parseHtml,
  removeAttribute,
  setAttribute,
  shownText,
  toHtml,
} from './text/html-tree.ts';
export { ArticleFoot } from './theme/ArticleFoot.tsx';
export { ArticleHead } from './theme/ArticleHead.tsx';
export { Breadcrumbs } from './theme/Breadcrumbs.tsx';
export { CategoryPage, type CategoryPageProps } from './theme/CategoryPage.tsx';
export { DocPage, type DocPageProps } from './theme/DocPage.tsx';
export { Document } from './theme/Document.tsx';
export {
  type Drawing,
  defineDrawing,
  type ExtractProps,
  type OwnPageProps,
  type SlotProps,
} from './theme/drawing.ts';
export { Icon } from './theme/Icon.tsx';
export { Outline, OutlineButton, type OutlineProps, outlineEntries } from './theme/Outline.tsx';
export { PageFacts, type PageFactsProps } from './theme/PageFacts.tsx';
export { PageFoot } from './theme/PageFoot.tsx';
export { Pager, type PagerProps } from './theme/Pager.tsx';
export type {
  ArticleFootProps,
  ArticleHeadProps,
  FooterProps,
  HeaderProps,
  LogoProps,
  NotFoundProps,
  SearchFieldProps,
  SidebarProps,
} from './theme/part-props.ts';
export type { PartComponent, PartProps, Parts } from './theme/parts.ts';
export { SearchField } from './theme/SearchField.tsx';
export { SectionCards } from './theme/SectionCards.tsx';
export { Slot, type SlotName, type SlotPlaceProps, type Slots } from './theme/Slot.tsx';
export type { SiteData } from './theme/site-data.ts';
export { mergeTexts, type Texts } from './theme/texts.ts';
export { defineTheme, type HomePageProps } from './theme/theme.ts';
export { WidePage } from './theme/WidePage.tsx';
