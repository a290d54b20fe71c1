// Texts of widgets: the tables of their manifests, and the frame of illustrations.
import { demoTexts } from './demo-texts.ts';

export const widgetTexts = {
  widget: 'Widget',
  category: 'Category',
  property: 'Property',
  event: 'Event',
  method: 'Method',
  class: 'Class',
  type: 'Type',
  does: 'What it does',
  styles: 'What it styles',
  triggered: 'When it is triggered',
  handler: 'Handler, after the widget’s name',
  returns: 'Returns {type}.',
  types: {
    text: 'text',
    number: 'number',
    boolean: 'yes or no',
    choice: 'choice',
    date: 'date',
    list: 'list',
    object: 'object',
    expression: 'expression',
    icon: 'icon',
    color: 'color',
    length: 'length',
    page: 'page',
    method: 'method',
  } as Record<string, string>,
  bindable: 'bindable',
  values: 'One of {values}.',
  default: 'Default: {value}.',
  noDefault: 'none',
  before: 'Before {version}: {value}.',
  yes: 'on',
  no: 'off',
  since: 'Since {version}.',
  only: '{platforms} only.',
  parity: { part: 'Property, event or method', has: 'Yes', hasNot: '**No**' },
  demo: demoTexts,
  deprecated: 'Deprecated.',
  deprecatedUse: 'Deprecated: {use}',
};

/** Texts of this collection alone. */
export type WidgetTextsBase = typeof widgetTexts;
