// All classes of the web runtime → the class of each widget: the one that uses a configuration with its name.
import { chainOf, listClasses } from '../source/classes.mjs';
import { bare, literal, nameOf, textOf, walk } from '../source/syntax.mjs';
import { CLASS_OF } from './particulars.mjs';

const ARE_CLASSES = /^projects\/components\/(base|widgets|src)\/.*\.ts$/;
const ARE_NOT = /\.(spec|doc|build)\.ts$/;

/** @returns  `all`: every class · `named`: name → class · `chain(class)`: it and those it extends · `ofWidget`: widget → class. */
export function readWidgetClasses(sources, prefix) {
  const all = listClasses(sources, sources.list(ARE_CLASSES, ARE_NOT));
  const named = new Map();
  for (const cls of all) if (!named.has(cls.name)) named.set(cls.name, cls);
  const chain = (cls) => chainOf(cls, ({ base }) => named.get(base));
  const ofWidget = new Map();
  for (const cls of all) {
    const configured = configurationsOf(cls.source, prefix);
    if (configured.length === 0 || !chain(cls).some(({ name }) => name === 'BaseComponent'))
      continue;
    const text = textOf(cls.node, cls.source);
    for (const [name, widget] of configured)
      if (!ofWidget.has(widget) && new RegExp(`\\b${name}\\b`).test(text))
        ofWidget.set(widget, cls);
  }
  for (const [widget, name] of Object.entries(CLASS_OF)) ofWidget.set(widget, named.get(name));
  return { all, named, chain, ofWidget };
}

/** Name of each constant with a `widgetType`, and the widget. */
function configurationsOf(source, prefix) {
  const found = [];
  walk(source.program, ({ type, id, init }) => {
    const object = type === 'VariableDeclarator' ? bare(init) : undefined;
    if (object?.type !== 'ObjectExpression') return;
    const property = object.properties.find((one) => nameOf(one) === 'widgetType');
    const widget = literal(property?.value);
    if (widget?.startsWith(`${prefix}-`)) found.push([id.name, widget.slice(prefix.length + 1)]);
  });
  return found;
}
