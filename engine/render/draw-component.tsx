// The name of a component and what its module says of it → HTML: plain, or an island for the client to hydrate.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '../diagnostics/diagnostics.ts';
import type { ComponentRequest } from '../markdown/page.ts';
import { renderIsland } from './draw-island.tsx';

/** Loads the module of a component; undefined where there is none of this name. */
export type LoadExports = (name: string) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** What the component throws, and what a page can't have, becomes a problem. */
export async function drawComponent(
  { name, draw }: ComponentRequest,
  load: LoadExports,
): Promise<string | Problem> {
  const exports = (await load(name)) ?? {};
  if (typeof exports.default !== 'function') return noComponent(name);
  const Component = exports.default as ComponentType<object>;
  const drawn = draw(exports);
  if ('code' in drawn) return drawn;
  const { props, when } = drawn;
  try {
    if (when) return renderIsland({ name, component: Component, props, when });
    const html = renderToStaticMarkup(<Component {...props} />);
    return html.includes(' style="') ? inlineStyle(name) : html;
  } catch (error) {
    return fails(name, error);
  }
}

const noComponent = (name: string): Problem => ({
  code: 'component/no-default',
  message: `The module of "${name}" exports no component.`,
  hint: 'Write: export default function NAME(props) { … }',
});

/** The policy of the site's pages allows none, and no script sets it here. */
const inlineStyle = (name: string): Problem => ({
  code: 'component/inline-style',
  message: `"${name}" sets "style" on an element: pages have no inline styles.`,
  hint: 'Set a class, and write its rules into the style sheet beside the component.',
});

const fails = (name: string, error: unknown): Problem => ({
  code: 'component/fails',
  message: `"${name}" fails when it is drawn: ${error instanceof Error ? error.message : String(error)}`,
  hint: 'Correct the component, or what the line gives to it.',
});
