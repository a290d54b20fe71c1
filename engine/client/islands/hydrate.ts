// One island's server HTML → a live React tree. The only file of the client that loads React.
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { LastAct } from './load-islands.ts';
import { keepForLater } from './replay.ts';

const roots = new Map<HTMLElement, Root>();

/** An island that fails leaves its server HTML: the page still reads and links. */
export function hydrateIsland(element: HTMLElement, component: unknown, last: LastAct): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
  const before = [...element.childNodes].map((one) => one.cloneNode(true));
  const tree = createElement(component as ComponentType, props);
  const options: RootOptions = {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError(error) {
      reportError(error);
      queueMicrotask(() => {
        end(element);
        element.replaceChildren(...before);
      });
    },
  };
  const replay = keepForLater(element, last());
  const alive = createElement(Alive, { onAlive: replay }, tree);
  roots.set(element, hydrateRoot(element, alive, options));
}

/** Says when what it holds can be used. */
function Alive({ onAlive, children }: { onAlive(): void; children?: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Islands of a page that was left stop their timers and listeners. */
export function endLostIslands(): void {
  for (const element of roots.keys()) if (!element.isConnected) end(element);
}

function end(element: HTMLElement): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}
