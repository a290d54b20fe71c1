// A widget's name ▶ HTML of its live illustration: its first state as a picture, marked for the client to bring to life.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Widget } from '../content/widgets.ts';
import type { Illustrated, WidgetCard } from '../markdown/page.ts';
import { nearest } from '../nearest.ts';
import { slugify } from '../slug.ts';
import type { IllustratedProperty, Illustration } from '../theme/illustration.ts';
import type { Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { Island } from './Island.tsx';

/** What pages show of widgets. */
export function showWidgets(kit: Kit) {
  return {
    illustrate: (name: string): Illustrated => renderIllustration(name, kit),
    cardOf(name: string): WidgetCard | undefined {
      const widget = Object.hasOwn(kit.widgets, name) ? kit.widgets[name] : undefined;
      const shapes = kit.theme.thumbnails[name];
      return widget && { picture: thumbnailOf(shapes), platforms: widget.platforms };
    },
  };
}

function thumbnailOf(shapes: ReactNode): string {
  if (!shapes) return '';
  return renderToStaticMarkup(
    <svg className="thumbnail" viewBox="0 0 120 72" aria-hidden="true">
      {shapes}
    </svg>,
  );
}

type Kit = { shell: Shell; theme: Theme; widgets: Readonly<Record<string, Widget>> };

function renderIllustration(name: string, { shell, theme, widgets }: Kit): Illustrated {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  const illustration = theme.illustrations[name];
  if (!widget || !illustration) {
    const closest = nearest(name, Object.keys(theme.illustrations));
    return closest ? { closest } : {};
  }
  const properties = propertiesOf(illustration, widget);
  if ('unknownProperty' in properties) return properties;
  const props = {
    widget: { name, title: widget.title },
    properties,
    prefix: shell.product.code.toLowerCase(),
    texts: shell.texts.widgets.demo,
  };
  const html = renderToStaticMarkup(
    <Island name={`widgets/${name}`} component={illustration} props={props} when="use" isFresh />,
  );
  const style = shell.assets.illustrations[name];
  // Styles that components set are for the script: the policy forbids them in a page.
  const picture = html.replace(/ style="[^"]*"/g, '');
  return { html: `${style ? `<link rel="stylesheet" href="${style}">` : ''}${picture}` };
}

/** By script name; where the manifest knows none, by the label in small letters, joined by `-`. */
function propertiesOf(
  { initial }: Illustration,
  widget: Widget,
): IllustratedProperty[] | { unknownProperty: string } {
  const properties: IllustratedProperty[] = [];
  for (const key of Object.keys(initial)) {
    const found =
      widget.properties.find(({ name }) => name === key) ??
      widget.properties.find(({ name, label }) => name === undefined && slugify(label) === key);
    if (!found) return { unknownProperty: key };
    const { name, label, type, values } = found;
    properties.push({
      key,
      label,
      ...(name ? { name } : {}),
      ...(type ? { type } : {}),
      ...(values ? { values } : {}),
    });
  }
  return properties;
}
