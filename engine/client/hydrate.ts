// One island's server HTML → a live React tree. The only file of the client that loads React.
import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

const roots = new Map<HTMLElement, Root>();

/** An island that fails leaves its server HTML: the page still reads and links. */
export function hydrateIsland(element: HTMLElement, component: unknown): void {
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
  if (element.dataset.fresh === undefined) roots.set(element, hydrateRoot(element, tree, options));
  else {
    const box = document.createElement('div');
    const root = createRoot(box, options);
    roots.set(element, root);
    root.render(tree);
    replaceWhenDrawn(element, box);
  }
}

/** Frames for which what is drawn must keep its height, and frames that are waited at most. */
const CALM = { frames: 3, most: 120 };

/**
 * Lists and tables need several rounds until they are complete: meanwhile the server's HTML stays in sight,
 * and what is drawn waits unseen in its place, as wide as it will be.
 */
function replaceWhenDrawn(element: HTMLElement, box: HTMLElement): void {
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
    else show(element, box);
  };
  requestAnimationFrame(look);
}

function show(element: HTMLElement, box: HTMLElement): void {
  for (const { style } of [box, element]) style.cssText = '';
  box.style.display = 'contents';
  element.replaceChildren(box);
}

/** Islands of a page that was left stop their timers and listeners. */
export function endLostIslands(): void {
  for (const element of roots.keys()) if (!element.isConnected) end(element);
}

function end(element: HTMLElement): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}
