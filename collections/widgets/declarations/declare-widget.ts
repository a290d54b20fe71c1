// A widget, its manifest and what a runtime knows of it → the members that scripts reach.
import type { FactsMap, Runtime, RuntimeFacts } from '../facts/facts-file.ts';
import type { Widget } from '../widgets.ts';

/** `args`: a method. Names of arguments end with `?` where a call may omit them. */
export type Declared = { type?: string; args?: readonly string[]; description: string };

export type Members = Readonly<Record<string, Declared>>;

export type DeclaredWidget = {
  name: string;
  /** Such as `DataTableWidget`. */
  kind: string;
  title: string;
  summary: string;
  members: Members;
  events: Readonly<Record<string, readonly string[]>>;
};

export type RuntimeSource = { runtime: Runtime; facts: RuntimeFacts; map: FactsMap };

/** What widgets have beside what was read of their code: their element, and what a partial or prefab holds. */
const SCRIPT_NAME = /^[A-Za-z_$][\w$]*$/;

const TYPES: Readonly<Record<string, string>> = { boolean: 'boolean', number: 'number' };

/** @returns  Undefined where the runtime has no such widget. Names of manifests win over what only the code knows. */
export function declareWidget(widget: Widget, source: RuntimeSource): DeclaredWidget | undefined {
  const { runtime, facts, map } = source;
  if (!widget.platforms.includes(runtime)) return undefined;
  const keys = map[widget.name]?.[runtime] ?? [];
  const known = keys.flatMap((key) => facts.widgets[key] ?? []);
  const isHere = ({ platforms }: { platforms?: readonly string[] | undefined }) =>
    !platforms || platforms.includes(runtime);
  const members: Record<string, Declared> = Object.create(null);
  const events: Record<string, readonly string[]> = Object.create(null);
  for (const one of known) {
    for (const name of one.fields) members[name] = { description: '' };
    for (const [name, { internal }] of Object.entries(one.properties))
      if (!internal) members[name] = { description: '' };
    for (const [name, { args }] of Object.entries(one.methods))
      members[name] = { args: args.map(optional), description: '' };
    for (const [name, args] of Object.entries(one.events)) events[name] = args;
  }
  for (const { name, type, description } of widget.properties.filter(isHere))
    if (name) members[name] = { ...(type && TYPES[type] && { type: TYPES[type] }), description };
  for (const one of widget.methods.filter(isHere)) {
    const args = argumentsOf(one.signature).map(optional);
    members[one.name] = {
      args: longer(args, members[one.name]?.args),
      description: one.description,
    };
  }
  for (const { name, args = [] } of widget.events.filter(isHere)) {
    const event = name.replace(/^on-?/, '').toLowerCase();
    events[event] = longer(
      args.map((arg) => arg.name),
      events[event],
    );
  }
  const { name, title, summary } = widget;
  const kind = `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Widget`;
  return { name, kind, title, summary, members: inOrder(members), events };
}

/** The code of the runtimes doesn't say which arguments a call may omit. */
const optional = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${name}?` : 'value?';

export const longer = (one: readonly string[], other: readonly string[] = []): readonly string[] =>
  other.length > one.length ? other : one;

/** `selectItem(item, [scroll])` → its arguments. */
const argumentsOf = (signature: string): string[] =>
  (signature.split('(')[1]?.split(')')[0] ?? '')
    .split(',')
    .map((arg) => arg.replaceAll(/[^\w$]/g, ''))
    .filter(Boolean);

const inOrder = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([name]) => SCRIPT_NAME.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
