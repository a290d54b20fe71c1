// Ids ↔ addresses and output files: the one place that knows how a route is spelled.

/** `/learn/` + `teams/overview` → `/learn/teams/overview`; an `index` page has its folder's address. */
export function docUrl(base: string, id: string): string {
  return base + encodeURI(id.replace(/(^|\/)index$/, '$1'));
}

/** The output file of a route: `teams/overview` → `teams/overview/index.html`. */
export function htmlFile(id: string): string {
  const folder = id.replace(/(^|\/)index$/, '$1').replace(/\/$/, '');
  return folder === '' ? 'index.html' : `${folder}/index.html`;
}

/** The same page as Markdown: `teams/overview.md`. */
export function markdownFile(id: string): string {
  return `${id}.md`;
}

/** Its address: `/learn/teams/overview.md`. */
export const markdownUrl = (base: string, id: string): string => base + encodeURI(markdownFile(id));

/** What a collection publishes of a page for its scripts: `_extracts/recipes/soups/leek.json`. */
export function extractFile(collection: string, id: string): string {
  return `${EXTRACTS}${collection}/${id}.json`;
}

const EXTRACTS = '_extracts/';

/** The id of the page that a file beside its HTML is made with; undefined for all other files. */
export function pageOfFile(path: string): string | undefined {
  if (path.endsWith('.md')) return path.slice(0, -'.md'.length);
  if (!path.startsWith(EXTRACTS) || !path.endsWith('.json')) return undefined;
  return path.slice(path.indexOf('/', EXTRACTS.length) + 1, -'.json'.length);
}

/** For language models: the list of all pages, and the folder of whole sections. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FOLDER = 'llms-full';

/** Files beside the pages whose names anybody may ask for; all others of the build begin with `_`. */
export const RECORD_FILES = [
  '404.html',
  'version.json',
  'docs-index.json',
  'sitemap.xml',
  'robots.txt',
  'opensearch.xml',
  LLMS_FILE,
];

/** What terms mean; its name stays, so that a new meaning changes no page. */
export const TERMS_FILE = '_terms/meanings.json';

/** The navigation fragment that the pages of a sidebar share. */
export function navigationFile(sidebar: string): string {
  return `_nav/${sidebar}.html`;
}

/** Address of a category's index page, from the slugs of its labels. */
export function categoryId(sidebar: string, slugs: readonly string[]): string {
  return ['browse', sidebar, ...slugs].join('/');
}
