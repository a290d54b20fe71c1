// Sources of the native runtime → what it knows of each widget: properties, events, methods, fields.
import path from 'node:path';
import { BadInput } from '../bad-input.mjs';
import { nameOf } from '../source/syntax.mjs';
import { shareBetweenCharts } from './charts.mjs';
import { mainClass, readComponentClasses } from './component-classes.mjs';
import { collectMembers } from './component-members.mjs';
import { readProperties, STYLES, typeOfMember } from './properties.mjs';
import { isEvent } from './raised-events.mjs';
import { createUsage } from './usage.mjs';

/** Files that are read. */
export const NATIVE_SOURCES = /^src\/.*\.tsx?$/;
const ARE_NOT = /\.(spec|styles|test)\.tsx?$/;

const IS_PROPERTIES = /\.props\.tsx?$/;
/** Bases of other components, and components that are no widgets. */
const NO_WIDGETS =
  /baseinput|basedataset|basenumber|basenav|wheelpicker|tooltip\.props|modal\.props/;
/** A widget without a file of properties: it takes those of another. */
const LIVE_FORM = {
  name: 'liveform',
  component: 'src/components/data/liveform/liveform.component.tsx',
  properties: 'src/components/data/form/form.props.ts',
};
/** The base of all charts is known by their common name. */
const NAMES = { basechart: 'chart' };
/** A part that scripts hand over as a function is in the markup as a partial page. */
const PARTIAL = 'renderPartial';

/**
 * Read the facts of the native runtime.
 *
 * @param sources   What `loadSources` returned.
 * @param settings  `reference`: see `loadReference`; `isCodeAlone`: charts share nothing, for comparisons.
 * @returns         Widget → `{ properties, events, methods, fields, declared, members }`; `*` is what all have.
 */
export function readReactNative(sources, { reference, isCodeAlone = false }) {
  const paths = sources.list(NATIVE_SOURCES, ARE_NOT);
  const { byPath, chain } = readComponentClasses(sources, paths);
  const runtime = { chain, reference, isUsed: createUsage(sources, paths) };
  const widgets = {};
  for (const at of paths.filter((one) => IS_PROPERTIES.test(one) && !NO_WIDGETS.test(one))) {
    const classes = byPath.get(at);
    if (!classes) continue;
    const name = path.posix.basename(at).replace(IS_PROPERTIES, '');
    const component = mainClass(componentBeside(at, byPath), chain);
    const properties = classes.find(({ isDefault }) => isDefault) ?? classes[0];
    widgets[NAMES[name] ?? name] = readWidget(properties, component, runtime);
  }
  if (Object.keys(widgets).length === 0)
    throw new BadInput('No widget of the native runtime has a file of properties below src.');
  const liveForm = byPath.get(LIVE_FORM.component)?.find(({ isDefault }) => isDefault);
  const ofForm = byPath.get(LIVE_FORM.properties)?.[0];
  if (liveForm && ofForm) widgets[LIVE_FORM.name] = readWidget(ofForm, liveForm, runtime);
  if (!isCodeAlone) shareBetweenCharts(widgets);
  widgets['*'] = sharedByAll(byPath.get('src/styles/style-props.ts'));
  return widgets;
}

const componentBeside = (at, byPath) =>
  ['.component.tsx', '.component.ts']
    .map((end) => byPath.get(at.replace(IS_PROPERTIES, end)))
    .find(Boolean);

/** @param component  Its class; undefined where the file of properties is alone. */
function readWidget(propertiesClass, component, { chain, reference, isUsed }) {
  const components = component ? chain(component) : [];
  const { events, methods, fields, members } = collectMembers(components, reference);
  const properties = {};
  const files = [propertiesClass, ...components].map((cls) => cls.path);
  for (const [name, property] of Object.entries(readProperties(chain(propertiesClass)))) {
    if (isEvent(name)) events[name] ??= [];
    else {
      const isUnread = component && !property.base && !isUsed(files, name);
      properties[name] = isUnread ? { ...property, unread: true } : property;
    }
  }
  if (properties[PARTIAL]) properties.content ??= { type: 'string', via: PARTIAL };
  return {
    properties,
    events,
    methods,
    fields: [...fields].filter((name) => !properties[name] && !methods[name]).sort(),
    declared: [],
    members,
  };
}

/** Every widget takes the styles. */
function sharedByAll(classes) {
  const styles = classes?.find(({ name }) => name === STYLES);
  const properties = {};
  for (const member of styles?.members ?? [])
    if (nameOf(member)) properties[nameOf(member)] = { type: typeOfMember(member, styles.source) };
  return { properties, events: {}, methods: {}, fields: [], declared: [], members: new Set() };
}
