// One island's server HTML → a live React tree. The only file of the client that loads React.
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function hydrateIsland(element: HTMLElement, component: unknown): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>;
  const identifierPrefix = `${element.dataset.island}-`;
  hydrateRoot(element, createElement(component as ComponentType, props), { identifierPrefix });
}
