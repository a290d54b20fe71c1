// Places of the runbook a reader can be led to: an anchor, a step, a part, and where they were before.
import { partOf } from './anchors.ts';
import type { Goal } from './use-goal.ts';

/** Where there is no such anchor, the beginning of its part. */
export const toAnchor = (anchor: string): Goal => ({
  part: partOf(anchor),
  reach(part) {
    const target = document.getElementById(anchor);
    for (let box = target?.closest('details'); box; box = box.parentElement?.closest('details'))
      box.open = true;
    focusOn(target && target !== part ? target : beginningOf(part));
    return true;
  },
});

export const toPart = (id: string): Goal => toAnchor(id);

/** With the focus on its box. */
export const toStep = (id: string, key: string): Goal => ({
  part: id,
  reach(part) {
    const box = part.querySelector<HTMLElement>(`[data-step="${CSS.escape(key)}"]`);
    if (!box) return true;
    (box.closest('li') ?? box).scrollIntoView({ block: 'start' });
    box.focus({ preventScroll: true });
    return true;
  },
});

/** A reader's place: the topmost thing of a part that is seen, and how far from the top, in pixels. */
export type Place = { part: string; at: number; top: number };

const THINGS = 'summary, h4, h5, li, p, figure, table';

/** @param root  of the runbook; undefined above its parts. */
export function placeIn(root: Element): Place | undefined {
  const part = root.querySelector<HTMLElement>('.runbook-part[open]');
  if (!part || part.getBoundingClientRect().top > innerHeight / 2) return undefined;
  const things = [...part.querySelectorAll(THINGS)];
  // What isn't shown has no box, and is at the top for that.
  const isSeen = (one: Element) =>
    one.getClientRects().length > 0 && one.getBoundingClientRect().top >= 0;
  const at = things.findIndex(isSeen);
  const top = things[at]?.getBoundingClientRect().top;
  return top === undefined ? undefined : { part: part.id, at, top };
}

/** @param isSettled  until then it may move, and is held. */
export const toPlace = ({ part: id, at, top }: Place, isSettled: () => boolean): Goal => ({
  part: id,
  reach(part) {
    const thing = part.querySelectorAll(THINGS)[at];
    if (thing) scrollBy({ top: thing.getBoundingClientRect().top - top, behavior: 'instant' });
    return isSettled();
  },
});

function beginningOf(part: HTMLElement): HTMLElement {
  return part.querySelector<HTMLElement>(':scope > summary') ?? part;
}

function focusOn(target: HTMLElement): void {
  if (!target.matches('a, button, summary, input')) target.tabIndex = -1;
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  target.focus({ preventScroll: true });
}
