// Styles, events of the browser and the class below all widgets → what every widget of the web runtime takes.
import { collectMembers } from './class-members.mjs';
import { method } from './methods.mjs';
import { BROWSER_EVENTS } from './particulars.mjs';

const PROPERTIES = {
  accessroles: 'string',
  showindevice: 'string',
  name: 'string',
  deferload: 'boolean',
};
const METHODS = {
  focus: [],
  getNativeElement: [],
  setProperty: ['propName', 'propValue'],
  setWidgetProperty: ['key', 'value'],
};
const FIELDS = ['$element', 'nativeElement', 'widgetId'];

export function sharedByAll({ styles, reference, classes: { named, chain } }) {
  const types = { ...Object.fromEntries(styles.map((name) => [name, 'string'])), ...PROPERTIES };
  const fromEach = (object, make) =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, make(value, name)]));
  const everything = { shared: new Set() };
  return {
    properties: fromEach(types, (type) => ({ type })),
    events: Object.fromEntries(BROWSER_EVENTS.map((name) => [name, ['$event', 'widget']])),
    methods: fromEach(METHODS, (args, name) => method(name, args, reference)),
    fields: FIELDS,
    declared: [],
    members: collectMembers(chain(named.get('StylableComponent')), everything).members,
  };
}
