// A result that was opened → its words lit up in the section they are in, for a moment.
import { anchoredElement } from '../anchor.ts';
import { findWords } from './find-words.ts';

const LIT_MS = 3000;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

let lit = 0;

/** Call it before the link is followed. Browsers without highlights show the page as it is. */
export function lightUpAt(address: string, words: readonly string[]): void {
  if (!('highlights' in CSS) || words.length === 0) return;
  const url = new URL(address, location.href);
  const light = () => {
    if (location.pathname === url.pathname) lightUp(url.hash, words);
  };
  if (url.pathname === location.pathname) setTimeout(light);
  else addEventListener('learn:page', light, { once: true });
}

function lightUp(hash: string, words: readonly string[]): void {
  const ranges = [...textNodes(hash)].flatMap((node) =>
    findWords(node.data, words).map(
      ({ start, end }) =>
        new StaticRange({
          startContainer: node,
          startOffset: start,
          endContainer: node,
          endOffset: end,
        }),
    ),
  );
  CSS.highlights.set('search', new Highlight(...ranges));
  clearTimeout(lit);
  lit = setTimeout(() => CSS.highlights.delete('search'), LIT_MS);
}

/** From the anchor to the next heading; without an anchor, the whole article with its title. */
function* textNodes(hash: string): Generator<Text> {
  const main = document.getElementById('site-content');
  const start = anchoredElement(hash);
  if (!main) return;
  const isInside = start !== null && main.contains(start);
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  if (isInside) walker.currentNode = start;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (isInside || node.parentElement?.closest('.article, h1')) yield node;
    } else if (isInside && (node as Element).matches(HEADINGS) && !start.contains(node)) return;
  }
}
