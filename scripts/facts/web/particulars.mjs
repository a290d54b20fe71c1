// What holds for single widgets of the web runtime, and can't be seen in its code by a general rule.

export const FORM_FIELD = 'form-field';

/** Classes whose configuration names no widget, or that several widgets share. */
export const CLASS_OF = {
  form: 'FormComponent',
  liveform: 'FormComponent',
  livefilter: 'FormComponent',
  'form-field': 'FormFieldDirective',
  prefab: 'PrefabDirective',
  logindialog: 'DialogComponent',
  dialog: 'DialogComponent',
  'custom-widget': 'CustomWidgetDirective',
  'spa-page': 'SpaPageDirective',
};

/** A widget that registers no properties: its class sets them. */
export const UNREGISTERED = {
  prefab: [
    ['animation', { type: 'string' }],
    ['class', { type: 'string', value: '' }],
    ['name', { type: 'string' }],
    ['show', { type: 'boolean', value: true }],
  ],
};

/** Widgets that take the properties of another. */
export const REGISTERED_AS = { logindialog: 'dialog' };

/** Classes that act on a widget beside its own: their methods and fields are the widget's, too. */
export const HELPERS = {
  list: ['ListItemDirective'],
  'table-column': ['FieldDef'],
  table: ['TableCUDDirective', 'TableFilterSortDirective'],
  liveform: ['LiveFormDirective'],
  livefilter: ['LiveFilterDirective'],
  logindialog: ['LoginDialogDirective'],
};

/** Calls of other classes that raise an event of a widget, by class and what they are made on; `*` is any. */
export const RAISED_BY = {
  liveform: [{ by: 'LiveFormDirective', on: '*' }],
  livefilter: [{ by: 'LiveFilterDirective', on: '*' }],
  list: [
    { by: 'ListItemDirective', on: '*' },
    { by: 'ListAnimator', on: '*' },
    { by: 'PaginationComponent', on: '*', except: 'this' },
  ],
  table: [
    { by: 'TableCUDDirective', on: '*' },
    { by: 'TableFilterSortDirective', on: '*' },
    { by: 'PaginationComponent', on: 'this.parent' },
  ],
  'table-row': [{ by: '*', on: 'this.rowInstance' }],
};

const OF_ITEM = ['$event', 'widget', 'item'];
const OF_PART = {
  resize: ['$event', 'widget', 'data'],
  orientationchange: ['$event', 'widget', 'data'],
  attach: ['widget'],
  detach: ['widget'],
  destroy: ['widget'],
};
const OF_DIALOG = { opened: ['$event', 'widget'], close: ['$event', 'widget'] };

/** Events whose names the code puts together while it runs. */
export const COMPOSED_EVENTS = {
  list: { click: OF_ITEM, dblclick: OF_ITEM, tap: OF_ITEM, doubletap: OF_ITEM },
  partial: OF_PART,
  'prefab-container': { ...OF_PART, load: ['widget'] },
  'table-column': {
    change: ['$event', 'widget', 'row', 'newVal', 'oldVal'],
    focus: ['$event', 'widget', 'row'],
    blur: ['$event', 'widget', 'row'],
  },
  login: { submit: ['$event', 'widget'] },
  logindialog: { submit: ['$event', 'widget'], ...OF_DIALOG },
  dialog: OF_DIALOG,
  alertdialog: OF_DIALOG,
  confirmdialog: OF_DIALOG,
  iframedialog: OF_DIALOG,
  partialdialog: OF_DIALOG,
};

/** Widgets that raise `load`, since they take a partial page as content. */
export const LOADING = ['panel', 'partialdialog', 'card-content', 'prefab'];

/** Events of the browser that every widget passes on. */
export const BROWSER_EVENTS =
  `blur change click contextmenu copy cut dblclick drag dragend dragenter
  dragleave dragover dragstart drop focus focusin focusout input keydown keypress keyup mousedown
  mouseenter mouseleave mousemove mouseout mouseover mouseup paste reset scroll submit tap touchcancel
  touchend touchmove touchstart wheel`.split(/\s+/);

const MEDIA_EVENTS = 'canplay ended pause play playing timeupdate volumechange'.split(' ');

/** Events of the browser that single widgets pass on, beside those of all. */
export const OWN_BROWSER_EVENTS = { audio: MEDIA_EVENTS, video: MEDIA_EVENTS };

/** One widget for the markup, and in the code a class for each `type`. */
export const TEXT_KINDS = [
  'input-text',
  'input-number',
  'input-email',
  'input-color',
  'input-calendar',
];

/** API descriptions that are beside no registration, or beside several; an empty name is none. */
export const DESCRIBED_IN = {
  'form.component': 'form',
  'live-form.component': 'liveform',
  'live-filter.component': 'livefilter',
  'toggle.component': 'checkbox',
  'text.component': 'text',
  'login-dialog.directive': 'logindialog',
  'prefab.component': 'prefab',
  'page.directive': 'page',
  'lottie.directive': '',
  'checkbox.component': 'checkbox',
  'form-field.directive': 'form-field',
  'header.component': 'header',
  'design-dialog.component': 'dialog',
  'live-table.component': 'livetable',
};
