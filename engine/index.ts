// The public surface of the engine: what a site's config, theme and collections import in Node.
export type { BuiltSite } from './assist/built-site.ts';
export { defineTool } from './assist/tool.ts';
export type { Attributes } from './attributes.ts';
export type {
  CheckInput,
  CollectionData,
  Drawing,
  FrameAddition,
  LoadInput,
  OwnPageProps,
  PageScript,
  Passage,
  PassageCall,
  PassageData,
  RecordFile,
  RecordPage,
  RecordSource,
  SlotProps,
  StyleSource,
  Template,
} from './collection.ts';
export { defineCollection } from './collection.ts';
export { defineConfig } from './config.ts';
export type { FrontMatter } from './content/frontmatter.ts';
export type { GuideValues } from './content/guide-values.ts';
export { hashOf } from './content/hash.ts';
export type { LoadedConfig } from './content/load-config.ts';
export {
  type LinesOf,
  type ParsedYaml,
  parseYaml,
  type Range,
  type RangeOf,
} from './content/parse-yaml.ts';
export { loadRecords, type ParsedRecord } from './content/record-cache.ts';
export { chosenBy } from './content/schema-words.ts';
export { displayPath, readYaml } from './content/small-files.ts';
export { contentOf, prefixed, rangeIn, type SourceLine } from './content/source-text.ts';
export { replaceTokens, type Tokens } from './content/tokens.ts';
export {
  type Diagnostic,
  diagnose,
  ExpectedError,
  type Place,
  type Problem,
} from './diagnostics.ts';
export { blocksOf } from './markdown/directives/content.ts';
export type { Directive, DirectiveNode } from './markdown/directives/directive.ts';
export { labelToHtml } from './markdown/directives/label.ts';
export { replaceText } from './markdown/edits.ts';
export { offsetOf } from './markdown/inline.ts';
export type { PageState } from './markdown/page.ts';
export { rangeInInline, reportBlock } from './markdown/state.ts';
export type { Locate } from './model/check-site.ts';
export type { Neighbour } from './model/neighbours.ts';
export type { PageFrame } from './model/page-frame.ts';
export { resolveLink } from './model/resolve-link.ts';
export { docUrl, htmlFile } from './model/routes.ts';
export type { Site } from './model/site.ts';
export { Island } from './render/Island.tsx';
export type { OutputFile } from './render/render-page.tsx';
export { Breadcrumbs } from './theme/Breadcrumbs.tsx';
export { Document } from './theme/Document.tsx';
export { Icon } from './theme/Icon.tsx';
export { PageFoot } from './theme/PageFoot.tsx';
export { SearchField } from './theme/SearchField.tsx';
export { SectionCards } from './theme/SectionCards.tsx';
export type { Shell } from './theme/shell.ts';
export { mergeTexts, type Texts } from './theme/texts.ts';
export { defineTheme, type HomePageProps } from './theme/theme.ts';
export { WidePage } from './theme/WidePage.tsx';
