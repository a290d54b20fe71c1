// The name of an island and its props → HTML of its first state, marked for the client to hydrate.

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '../diagnostics/diagnostics.ts';
import type { IslandRequest } from '../markdown/page.ts';
import type { Pieces } from '../markdown/pieces.ts';
import { Island, type IslandProps } from './Island.tsx';

export type IslandLoader = {
  /** Its component, loaded when it is first needed. */
  load(name: string): Promise<unknown>;
  /** Changes with its code. */
  hashOf(name: string): string;
};

/** Drawn once for each code and key: a build that finds it among its pieces doesn't load the component. */
export async function drawIsland<Props extends object>(
  request: IslandRequest<Props>,
  islands: IslandLoader,
  pieces: Pieces,
): Promise<string | Problem> {
  const { name, when, key } = request;
  const source = ['island', name, islands.hashOf(name), when, JSON.stringify(key)] as const;
  const known = pieces.get(source);
  if (known !== undefined) return known;
  const component = (await islands.load(name)) as ComponentType<Props>;
  const props = request.props(component);
  if ('code' in props && 'message' in props) return props as Problem;
  return pieces.keep(source, () => renderIsland({ name, component, props: props as Props, when }));
}

/**
 * The policy forbids styles in a page: the page's script sets those that components have, before it loads any of them.
 */
export const renderIsland = <Props extends object>(island: IslandProps<Props>): string =>
  renderToStaticMarkup(<Island {...island} />).replace(/ style="/g, ' data-style="');
