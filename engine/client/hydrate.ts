// One island's server HTML → a live React tree. The only file of the client that loads React.
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { LastAct } from './load-islands.ts';
import { keepForLater } from './replay.ts';

const roots = new Map<HTMLElement, Root>();

/** An island that fails leaves its server HTML: the page still reads and links. */
export function hydrateIsland(element: HTMLElement, component: unknown, last: LastAct): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
  const html = element.innerHTML;
  const tree = createElement(component as ComponentType, props);
  const options: RootOptions = {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError(error) {
      reportError(error);
      queueMicrotask(() => {
        end(element);
        element.innerHTML = html;
      });
    },
  };
  if (element.dataset.fresh === undefined) {
    const replay = keepForLater(element, last());
    const alive = createElement(Alive, { onAlive: () => replay(element) }, tree);
    roots.set(element, hydrateRoot(element, alive, options));
  } else {
    const box = document.createElement('div');
    const root = createRoot(box, options);
    roots.set(element, root);
    root.render(tree);
    replaceWhenDrawn(element, box, last);
  }
}

/** Says when what it holds can be used. */
function Alive({ onAlive, children }: { onAlive(): void; children?: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Frames for which what is drawn must keep its height, and frames that are waited at most. */
const CALM = { frames: 3, most: 120 };

/**
 * Lists and tables need several rounds until they are complete: meanwhile the server's HTML stays in sight,
 * and what is drawn waits unseen in its place, as wide as it will be.
 */
function replaceWhenDrawn(element: HTMLElement, box: HTMLElement, last: LastAct): void {
  Object.assign(box.style, { position: 'absolute', insetInline: '0', visibility: 'hidden' });
  element.style.position = 'relative';
  element.append(box);
  let [height, calm, frames] = [0, 0, 0];
  const look = () => {
    if (!roots.has(element)) return;
    const now = box.offsetHeight;
    calm = now > 0 && now === height ? calm + 1 : 0;
    height = now;
    frames += 1;
    if (calm < CALM.frames && frames < CALM.most) requestAnimationFrame(look);
    else show(element, box, last);
  };
  requestAnimationFrame(look);
}

function show(element: HTMLElement, box: HTMLElement, last: LastAct): void {
  const replay = keepForLater(element, last());
  for (const { style } of [box, element]) style.cssText = '';
  box.style.display = 'contents';
  element.replaceChildren(box);
  replay(box);
}

/** Islands of a page that was left stop their timers and listeners. */
export function endLostIslands(): void {
  for (const element of roots.keys()) if (!element.isConnected) end(element);
}

function end(element: HTMLElement): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}
