// Pages, widths → all faults of each page at each width. Runs in a frame, which it makes wider and narrower.
import type { prepareGeometry } from './measure-geometry.ts';
import type { showInPlace } from './show-in-place.ts';

declare global {
  interface Window {
    showInPlace: typeof showInPlace;
    prepareGeometry: typeof prepareGeometry;
    /** A dollar: an id of the page would be a global of its name. Sections whose header, navigation and footer were measured. */
    $sections?: Set<string>;
  }
}

/** `isOwn`: in the site's own typeface. */
export type Look = { width: number; isOwn: boolean };

/**
 * A page is shown once, and laid out again for each width. What the pages of a section share, around the article, is
 * measured with the first of them.
 */
export async function measurePages({
  pages,
  looks,
}: {
  /** Name and HTML. */
  pages: readonly [string, string][];
  looks: readonly Look[];
}): Promise<string[]> {
  window.$sections ??= new Set<string>();
  const sections = window.$sections;
  const { dataset } = document.documentElement;
  const frame = frameElement as HTMLElement;
  const found: string[] = [];
  /** Back and forth: a page begins as the last one ended, and isn't laid out once more. */
  let order = looks;
  for (const [name, html] of pages) {
    const section = /data-sidebar="[^"]*"/.exec(html)?.[0] ?? '';
    await window.showInPlace(html, { isWhole: !sections.has(section), isOpen: true });
    sections.add(section);
    const measure = window.prepareGeometry();
    for (const { width, isOwn } of order) {
      frame.style.width = `${width}px`;
      if (isOwn) dataset.face = localStorage['learn-face'];
      else delete dataset.face;
      for (const { kind, what } of measure()) found.push(`${name} at ${width}: ${kind}: ${what}`);
    }
    order = order.toReversed();
  }
  return found;
}
