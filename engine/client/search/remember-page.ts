// The page that is open → first of those that were read, kept on this device.
/** A few on show, and the one that is open. */
const KEPT = 7;

/** @param key  of the list in the storage. */
export function rememberPage(key: string): void {
  const title = document.querySelector('main:has(.article) h1')?.textContent;
  if (!title) return;
  const { pathname } = location;
  try {
    const read: string[][] = JSON.parse(localStorage[key] ?? '[]');
    const others = read.filter(([path]) => path !== pathname);
    const all = [[pathname, title, document.body.dataset.sidebar], ...others];
    localStorage[key] = JSON.stringify(all.slice(0, KEPT));
  } catch {
    // Storage may be switched off: then nothing is remembered.
  }
}
