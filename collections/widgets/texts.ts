// Texts of widgets: the tables of their manifests, and the frame of illustrations.
import { demoTexts } from './demo-texts.ts';

export const widgetTexts = {
  widget: 'Widget',
  /** Why a page is related to another one; `names` are labels of properties. */
  related: {
    sets: 'its steps set {names}',
    explains: 'explains {names}',
    alike: 'also sets {names}',
    shows: 'has an example to try',
  },
  category: 'Category',
  property: 'Property',
  value: 'Value',
  empty: 'empty',
  /** In Markdown for machines, which shows no illustration. */
  illustration: 'Illustration of {widget}',
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
  parity: {
    part: 'Property, event or method',
    has: 'Yes',
    hasNot: '**No**',
    same: 'The same on all of them: {parts}.',
    differ: '{count} of {total} differ',
    alike: 'no differences',
    about: 'What each of them does: {page}.',
  },
  demo: demoTexts,
  deprecated: 'Deprecated.',
  deprecatedUse: 'Deprecated: {use}',
};

/** Texts of this collection alone. */
export type WidgetTextsBase = typeof widgetTexts;
