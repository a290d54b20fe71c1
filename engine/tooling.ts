// The public surface for tools: what a command beside the way of a page takes from the engine, in Node.
export { type BuiltFolder, openBuiltFolder } from './build/files/built-folder.ts';
export { findFile, isAbsence, type SiteFile } from './build/files/find-file.ts';
export type { SiteCard } from './build/files/site-card.ts';
export {
  type AnyTool,
  type BuiltPage,
  type BuiltSite,
  defineTool,
  type PagePlace,
  type PageSection,
  type Stems,
  type ToolAnswer,
} from './build/files/tool.ts';
export { contentTypeOf, renderContentType } from './build/servers/content-types.ts';
export { renderLocation } from './build/servers/redirect-target.ts';
export { serverConfigSchema } from './build/servers/server-config.ts';
export { buildSiteRules, resolveRuleHeaders, type SiteRules } from './build/servers/site-rules.ts';
export { TRAVELS } from './cache/archive.ts';
export { readCacheFile, sha256, writeCacheFile, writeIntoCache } from './cache/cache-file.ts';
export { engineDir } from './cache/engine-version.ts';
export {
  type Journal,
  type JournalChange,
  journalFile,
  type MovePlaces,
  readJournal,
  removeJournal,
  waitingMove,
  writeJournal,
} from './cache/move-journal.ts';
export type {
  OpenRemoteCache,
  RemoteCache,
  RemoteSettings,
  SharingSite,
} from './cache/remote-cache.ts';
export { type BundleFacts, ROOT } from './client/from-disk-facts.ts';
export { nearestAccent } from './content/config/brand-settings.ts';
export { compileModules, importCompiled } from './content/config/compile-module.ts';
export { headSchema } from './content/config/head-settings.ts';
export { rootOf } from './content/config/links-inside.ts';
export type { LoadedConfig } from './content/config/load-config.ts';
export { settingsSchema } from './content/config/settings.ts';
export { listFiles } from './content/list-files.ts';
export type { SiteSource } from './content/load-site.ts';
export { cutCode } from './content/pages/cut-code.ts';
export { closesFence, fenceWalker, openingFence } from './content/pages/fence.ts';
export { frontMatterSchemaOf } from './content/pages/frontmatter.ts';
export { NO_VALUES } from './content/pages/guide-values.ts';
export type { SnippetReader } from './content/pages/inserts.ts';
export { idAt, isIndex } from './content/pages/lenient-pages.ts';
export type { PageFile } from './content/pages/list-pages.ts';
export { expand, toSource } from './content/pages/page-body.ts';
export { decodeText, type PageHeader, toHeader, toPageId } from './content/pages/page-header.ts';
export {
  findPage,
  folderOf,
  type PageNames,
  takeNumber,
  withoutNumbers,
} from './content/pages/page-names.ts';
export { parseSnippet } from './content/pages/snippet.ts';
export { placeIn, type Shift, type SourceLine, toSourceLine } from './content/pages/source-text.ts';
export { productTokens, replaceTokens, substitute, type Tokens } from './content/pages/tokens.ts';
export { humanize } from './content/sidebars/generate-sidebar.ts';
export type { SidebarEntry } from './content/sidebars/sidebar-file.ts';
export { jsonSchemas } from './content/yaml/json-schemas.ts';
export {
  holdsPages,
  type PageRole,
  pageRoleOf,
  type YamlKind,
  yamlKindOf,
} from './content/yaml/page-roles.ts';
export type { Range } from './content/yaml/parse-yaml.ts';
export { readDocument } from './content/yaml/read-document.ts';
export { inWords } from './content/yaml/schema-words.ts';
export { displayPath, readContent } from './content/yaml/small-files.ts';
export { readYamlDocument } from './content/yaml/yaml-document.ts';
export { scalarLines } from './content/yaml/yaml-lines.ts';
export { createHttpServer, type ServerLimits } from './dev/create-http-server.ts';
export { foreignRequest } from './dev/foreign-request.ts';
export { addressesFor, listen, nameHost } from './dev/listen.ts';
export { createLiveCheck, type LiveCheck, type LiveSite } from './dev/live-check.ts';
export { contentFolders } from './dev/live-files.ts';
export { parseRequestUrl, type RequestUrl } from './dev/parse-request-url.ts';
export { ServeError } from './dev/serve-error.ts';
export { isIgnored } from './dev/watch-folder.ts';
export {
  compare,
  comparePlaces,
  type Diagnostic,
  diagnose,
  ExpectedError,
  type Place,
  type Problem,
  sortDiagnostics,
} from './diagnostics/diagnostics.ts';
export { plural } from './diagnostics/print-diagnostics.ts';
export { relax } from './diagnostics/strictness.ts';
export { isPlainName, readBuiltJson } from './disk/built-file.ts';
export { flush } from './disk/flush.ts';
export { isBelow, readInside, realOf, setUnsaved, walkInside } from './disk/inside.ts';
export { nameProblems } from './disk/portable-names.ts';
export { writeForUser } from './disk/write-for-user.ts';
export type { ImportOptions, ImportSite } from './importer.ts';
export { CALLOUTS } from './markdown/directives/callout.ts';
export type { Directive } from './markdown/directives/directive.ts';
export { directives, withDirectives } from './markdown/directives/index.ts';
export { createHighlighter, type Highlighter } from './markdown/highlight.ts';
export type { ImageFile, MarkdownContext, NoImage, PageLink } from './markdown/page.ts';
export { createPieces } from './markdown/pieces.ts';
export { plainText } from './markdown/plain-text.ts';
export { decodeHref, hasScheme } from './markdown/resolve-href.ts';
export { toPage } from './markdown/to-page.ts';
export {
  isAnchor,
  placeOfAnchor,
  type WrittenAnchor,
  writtenAnchors,
} from './markdown/written-anchors.ts';
export { targetFrom, type WrittenLink, writtenLinks } from './markdown/written-links.ts';
export { takenBy } from './model/clashes.ts';
export type { NamedLabel } from './model/editor-help.ts';
export {
  categoryId,
  docUrl,
  htmlFile,
  markdownFile,
  navigationFile,
  RECORD_FILES,
} from './model/routes.ts';
export type { Site } from './model/site.ts';
export { formatUrlManifest, moveInUrlManifest } from './model/url-manifest.ts';
export { dismissScriptHash, inlineScriptHash } from './render/render-page.tsx';
export type { PageName, Root } from './search/files.ts';
export type { FoundTerm } from './search/query/find-terms.ts';
export { createIndexStore, type Index, StaleIndexError } from './search/query/load-index.ts';
export { excerptOf } from './search/query/match-words.ts';
export { openSearch } from './search/query/open-search.ts';
export { parseQuery } from './search/query/parse-query.ts';
export { type RankedPage, termsOf } from './search/query/rank.ts';
export { rarityOf, type SlotTerms } from './search/query/score-slot.ts';
export { type Found, findAll, rankFound, tell } from './search/query/understand.ts';
export { stem } from './search/stem.ts';
export { indexWords, isStopWord } from './search/words.ts';
export type {
  ConvertedLines,
  FolderFiles,
  FolderSettings,
  ReadText,
  SourceFormat,
} from './source-format.ts';
export { idProblem } from './text/address.ts';
export { changeSrcset, changeUrls } from './text/address-lists.ts';
export { parseAttributes, placeOfValue } from './text/attributes.ts';
export { anchorsIn, cutSection, readLines } from './text/cut-section.ts';
export { isFigureId } from './text/figure-id.ts';
export { fill } from './text/fill.ts';
export { formatDate } from './text/format-date.ts';
export { escapeHtml } from './text/html.ts';
export {
  addClass,
  closingTag,
  copyOf,
  type Element,
  elementsIn,
  findElement,
  isInline,
  type Node,
  openingTag,
  parseHtml,
  removeAttribute,
  setAttribute,
  shownText,
  textOf,
  toHtml,
} from './text/html-tree.ts';
export { lookUp } from './text/look-up.ts';
export { mask } from './text/mask.ts';
export { editDistance, nearest } from './text/nearest.ts';
export { linksToText } from './text/plain-markdown.ts';
export { quoteRegex } from './text/quote-regex.ts';
export { SEARCH_ID } from './text/search-id.ts';
export { createSlugger, slugify } from './text/slug.ts';
export { attributeOf, changeTags, type Tag, tagText } from './text/tags.ts';
export type { Texts } from './theme/texts.ts';
