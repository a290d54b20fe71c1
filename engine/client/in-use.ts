// The script of use: other pages in this document, the whole navigation, the place in the outline, copying.
import { fetchNext } from './fetch-next.ts';
import { watchOutline } from './outline.ts';
import { keepVersionLinks } from './version-links.ts';

export { announce } from './announce.ts';
export { copyCode, copyPage, offerSection } from './copying.ts';
export { holdReader } from './drawer.ts';
export { dropVisit, refresh, visit } from './moving.ts';
export { prefetch } from './page-cache.ts';
export { rememberPage } from './search/remember-page.ts';
export { fetchTree, loadWhole, toggleBranch } from './sidebar-tree.ts';

keepVersionLinks();

/** For each page that is shown. */
export function watchPage(): void {
  watchOutline();
  fetchNext();
}
