// The script of use: other pages in this document, the whole navigation, the place in the outline, copying.
import { keepVersionLinks } from './version-links.ts';

export { announce } from './announce.ts';
export { copyCode, copyPage, offerSection } from './copying.ts';
export { holdReader } from './drawer.ts';
export { dropVisit, refresh, visit } from './moving.ts';
export { watchOutline } from './outline.ts';
export { prefetch } from './page-cache.ts';
export { rememberPage } from './search/remember-page.ts';
export { fetchTree, loadWhole, toggleBranch } from './sidebar-tree.ts';

keepVersionLinks();
