// Ids that a page had → those that no longer lead anywhere: neither in the page, nor where its address leads now.
import { isFigureId } from '../../engine/tooling.ts';
import { readPage, type Side } from './side.ts';

export type LostAnchor = { address: string; anchor: string };

/** A redirect keeps what stands behind `#`, unless it names a place itself. */
export function lostAnchors(
  address: string,
  anchors: readonly string[],
  after: Side,
): LostAnchor[] {
  const [to = '', place] = targetOf(address, after).split('#');
  if (place !== undefined || !after.pages.has(to)) return [];
  const known = new Set(readPage(after, to).anchors);
  return [...new Set(anchors)]
    .filter((anchor) => !known.has(anchor) && !isFigureId(anchor))
    .map((anchor) => ({ address, anchor }));
}

/** As many in a row as browsers follow. */
const MOST = 20;

function targetOf(address: string, { redirects, pages }: Side): string {
  let at = address;
  for (let i = 0; i < MOST && !pages.has(at); i++)
    at = redirects.find(({ from }) => from === at)?.to ?? at;
  return at;
}
