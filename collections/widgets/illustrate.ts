// A widget and its illustration's component → the props of the illustration: what its panel shows.
import type { Problem } from '../../engine/index.ts';
import { slugify } from '../../engine/shared.ts';
import { readFirstState } from './first-state.ts';
import { runtimeProps } from './illustrate-runtimes.ts';
import type { IllustratedProperty, Illustration, IllustrationProps } from './illustration.ts';
import type { Widget } from './widgets.ts';

type Context = { state: string; folder: string; platforms: Readonly<Record<string, string>> };

/**
 * The properties that the illustration has, as the manifest describes them; or what is wrong with them.
 *
 * @param state   what it begins with, as authors write it.
 * @param folder  of the manifests, as diagnostics show it.
 * @param platforms  names of platforms as readers know them.
 */
export function illustrationProps(
  component: unknown,
  widget: Widget,
  rest: Pick<IllustrationProps, 'prefix' | 'texts' | 'isClosed' | 'data'>,
  { state, folder, platforms }: Context,
): IllustrationProps | Problem {
  const { initial, native } = component as Illustration;
  const properties: IllustratedProperty[] = [];
  const drawn: { key: string; property: Widget['properties'][number] }[] = [];
  for (const key of Object.keys(initial)) {
    const found = findProperty(key, widget);
    if (!found) return unknownProperty(key, `${folder}/${widget.name}.yaml`, widget.name);
    const { name, label, type, values } = found;
    drawn.push({ key, property: found });
    properties.push({
      key,
      label,
      ...(name ? { name } : {}),
      ...(type ? { type } : {}),
      ...(values ? { values } : {}),
    });
  }
  const given = readFirstState(state, initial, properties);
  if ('code' in given && 'message' in given) return given as Problem;
  const options = { drawn, lacks: native?.lacks ?? [], platforms, isWhole: !rest.isClosed };
  const runtimes = native ? runtimeProps(widget, options) : undefined;
  return {
    given,
    widget: { name: widget.name, title: widget.title },
    properties,
    ...(runtimes ? { runtimes } : {}),
    ...rest,
  };
}

/** By script name, or by the label in small letters, joined by `-`. */
export const findProperty = (key: string, { properties }: Widget) =>
  properties.find(({ name }) => name === key) ??
  properties.find(({ label }) => slugify(label) === key);

const unknownProperty = (key: string, manifest: string, name: string): Problem => ({
  code: 'directive/unknown-property',
  message: `The illustration of "${name}" has the property "${key}", its manifest hasn't.`,
  hint: `Add it to ${manifest}, or remove it from the illustration.`,
});
