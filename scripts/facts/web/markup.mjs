// What the web runtime's transpiler reads of the markup → attributes, and the widgets that take a partial page.
import { bare, nameOf, walk } from '../source/syntax.mjs';
import { LOADING } from './particulars.mjs';

const ARE_BUILDS = /^projects\/components\/.*\.build\.ts$/;

/** @returns  `attributes`: widget → names that are read from its markup alone · `loading`: widgets that raise `load`. */
export function readMarkup(sources, prefix) {
  const attributes = new Map();
  const loading = new Set(LOADING);
  const id = new RegExp(`register\\(\\s*'${prefix}-([\\w-]+)'`, 'g');
  for (const path of sources.list(ARE_BUILDS)) {
    const text = sources.text(path);
    const widgets = [...text.matchAll(id)].map(([, name]) => name);
    if (widgets.length !== 1) continue;
    const [widget] = widgets;
    if (text.includes('partialContainer') && widget !== 'table-row') loading.add(widget);
    const read = text.matchAll(/attrs\.(?:get|has)\(['"]([\w-]+)['"]\)/g);
    attributes.set(
      widget,
      [...read].map(([, name]) => name),
    );
  }
  return { attributes, loading };
}

/** Names of the properties that become styles. */
export function readStyles(sources) {
  const [path = 'framework/styler.ts'] = sources.list(/\/framework\/styler\.ts$/);
  const styles = [];
  walk(sources.parsed(path).program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && id.name === 'propNameCSSKeyMap')
      styles.push(...bare(init).properties.map(nameOf));
  });
  return styles;
}
