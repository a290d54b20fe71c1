// The files `*.doc.ts` → what the runtime's own API description says about each widget.
import path from 'node:path';
import { isField, isMethod } from '../source/classes.mjs';
import { nameOf, parameterNames, walk } from '../source/syntax.mjs';
import { DESCRIBED_IN, FORM_FIELD } from './particulars.mjs';

const ALLOWED = /Allowed Values:?\s*<\/em>\s*<code>([^<]*)<\/code>/i;

/** @returns  Widget → `{ inputs, events, methods }`: name → allowed values, or undefined; name → arguments. */
export function readDescriptions(sources, registered) {
  const described = new Map();
  for (const at of sources.list(/^projects\/components\/.*\.doc\.ts$/)) {
    const name = path.posix.basename(at, '.doc.ts');
    const widget = DESCRIBED_IN[name] ?? widgetBeside(at, registered);
    if (!widget) continue;
    const description = described.get(widget) ?? createDescription();
    const source = sources.parsed(at);
    walk(source.program, ({ type, id, body }) => {
      // A live table's description is in the table's file.
      if (type !== 'ClassDeclaration' || (widget === 'table' && id.name === 'LiveTable')) return;
      addClass(body, source, description);
    });
    described.set(widget, description);
  }
  return described;
}

const createDescription = () => ({
  inputs: new Map(),
  events: new Map(),
  methods: new Map(),
});

/** The widget that is registered in the folder, when it is the only one. */
function widgetBeside(at, registered) {
  const folder = path.posix.dirname(at);
  const beside = [...registered].filter(
    ([id, { path: other }]) =>
      !id.startsWith(`${FORM_FIELD}-`) && path.posix.dirname(other) === folder,
  );
  return beside.length === 1 ? beside[0][0] : undefined;
}

function addClass(body, source, { inputs, events, methods }) {
  let end = body.start;
  for (const member of body.body) {
    const name = nameOf(member);
    if (name && isField(member)) inputs.set(name, allowedValues(source, end, member.start));
    else if (name && isMethod(member)) {
      const args = parameterNames(member.value);
      if (/^on[A-Z]/.test(name)) events.set(name.slice(2).toLowerCase(), args);
      else methods.set(name, args);
    }
    end = member.end;
  }
}

/** The values that the comments between two positions allow. */
function allowedValues({ comments }, start, end) {
  const before = comments.filter((one) => one.start >= start && one.end <= end);
  const text = before.map(({ value }) => value).join(' ');
  const values = ALLOWED.exec(text)?.[1]
    .split(',')
    .map((one) => one.trim());
  return values?.filter(Boolean);
}
