// Marks an interactive part: server HTML, name and JSON props on one element, for the client to hydrate.
import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

export type IslandProps<Props> = {
  /** File name in the islands folder, without extension. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** When its script is loaded. */
  when: 'load' | 'idle' | 'visible' | 'use' | 'visit';
  /** Extracts that its script fetches, as `extractFile` names them: a bundle without a server brings them. */
  reads?: readonly string[];
};

/**
 * Each island is its own tree, so that generated ids agree on both sides; their prefix tells apart
 * several islands of one name.
 *
 * @throws Error  when a prop is not JSON; names the island and the prop.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component, props, when, reads } = island;
  const notJson = findNotJson(props, 'props');
  if (notJson) throw new Error(`Island "${name}": ${notJson} is not JSON.`);
  const Component = component;
  const json = JSON.stringify(props);
  const identifierPrefix = `${name}${useId()}`;
  const html = renderToString(<Component {...props} />, { identifierPrefix });
  return (
    <div
      data-island={name}
      data-when={when}
      data-prefix={identifierPrefix}
      data-props={json}
      data-reads={reads?.join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Path of the first value that JSON does not carry as it is. */
function findNotJson(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (Array.isArray(value)) return first(value.entries(), path);
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? first(Object.entries(value), path) : path;
}

function first(entries: Iterable<[string | number, unknown]>, path: string): string | undefined {
  for (const [key, inner] of entries) {
    const found = findNotJson(inner, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
