// What the frame of an illustration says: in its scripts, so that only texts of a site's own are in its pages.
export const demoTexts = {
  label: 'Illustration: {title}',
  note: 'An illustration of the widget, not the product’s own runtime.',
  /** Beside the note where scripts are off. */
  still: 'Without JavaScript it stays as it is.',
  properties: 'Properties',
  events: 'Events',
  noEvents: 'Use the widget: its events appear here.',
  markup: 'Markup',
  unnamed: 'Set in the Studio, as their names in markup are not known: {labels}.',
  copy: 'Copy markup',
  copied: 'Copied',
  notCopied: 'Copying is not allowed here',
  reset: 'Reset',
  open: 'Try its properties',
  close: 'Hide properties',
  hidden: 'Hidden: Show is off.',
  /** Names the choice between the web and React Native. */
  runtime: 'Runtime',
  /** In React Native, while the drawing is on its way. */
  loading: 'Being fetched …',
  default: 'Default: {value}',
  on: 'on',
  off: 'off',
  notDrawn: 'In {runtime}, too, but not drawn here: {count}',
  /** Why a property can't be set: the version that the reader runs lacks it. */
  newer: 'Newer than your version.',
  idle: {
    on: 'No effect while {label} is on.',
    off: 'No effect while {label} is off.',
    value: 'No effect while {label} is {value}.',
  },
};

export type DemoTexts = typeof demoTexts;
