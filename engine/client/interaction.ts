// The interaction chunk: other pages in this document, the whole navigation, the place in the outline, copying.
import { fetchNext } from './nav/fetch-next.ts';
import { watchOutline } from './nav/outline.ts';
import { keepVersionLinks } from './nav/version-links.ts';
import { fetchFace } from './page/face.ts';
import { startTerms } from './page/terms.ts';

export { holdReader } from './nav/drawer.ts';
export { dropVisit, refresh, visit } from './nav/moving.ts';
export { prefetch } from './nav/page-cache.ts';
export { fetchTree, loadWhole, toggleBranch } from './nav/sidebar-tree.ts';
export { announce } from './page/announce.ts';
export { changeTheme } from './page/change-theme.ts';
export { copyCode, offerSection } from './page/copying.ts';
export { actOnPage } from './page/page-actions.ts';
export { rememberPage } from './search/remember-page.ts';

keepVersionLinks();
startTerms();
fetchFace().catch(() => {});

/** For each page that is shown. */
export function watchPage(): void {
  watchOutline();
  fetchNext();
}
