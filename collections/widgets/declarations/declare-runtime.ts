// Widgets, facts and `scripting.yaml` → the TypeScript declarations of one runtime, for scripts of apps.
import type { Widget } from '../widgets.ts';
import {
  type Declared,
  type DeclaredWidget,
  declareWidget,
  longer,
  type Members,
  type RuntimeSource,
} from './declare-widget.ts';
import type { Member, Scripting } from './scripting-file.ts';
import { comment, declareInterface, declareScope } from './write-members.ts';

/** What every widget has beside what was read of the code. */
const EVERY_WIDGET: Members = {
  $element: { description: 'The element in the page, in web apps.' },
  nativeElement: { description: 'The DOM node, in web apps.' },
  Widgets: { type: 'PageWidgets', description: 'Widgets of the partial that it shows.' },
  Variables: { type: 'PageVariables', description: 'Variables of the partial that it shows.' },
  Actions: { type: 'PageActions', description: 'Actions of the partial that it shows.' },
};

/** Names that the Studio makes of an entity and a kind, such as `employeeTable1`. */
const MADE_OF: Readonly<Record<string, string>> = { 'data-table': 'Table', list: 'List' };

/**
 * @returns  A file of global declarations. Names of widgets and variables that the app doesn't declare have
 *   the members of all kinds, so that an invented one is an error.
 */
export function declareRuntime(
  widgets: readonly Widget[],
  scripting: Scripting,
  source: RuntimeSource,
): string {
  const declared = widgets.flatMap((widget) => declareWidget(widget, source) ?? []);
  const isHere = ({ runtimes }: Member) => !runtimes || runtimes.includes(source.runtime);
  const membersOf = (all: readonly Member[]) => toMembers(all.filter(isHere));
  const common = { ...baseOf(source), ...EVERY_WIDGET };
  const any = unite([common, ...declared.map(({ members }) => members)]);
  const { version, commit } = source.facts.provenance;
  const kinds = (all: Scripting['variables'], anyName: string, listName: string) => [
    ...Object.entries(all).map(([name, { description, members }]) =>
      declareInterface(name, description, membersOf(members)),
    ),
    declareInterface(
      anyName,
      'What any kind has.',
      unite(Object.values(all).map(({ members }) => membersOf(members))),
      true,
    ),
    `/** Declare the kinds of yours, as in \`interface ${listName} { name: ${Object.keys(all)[0]} }\`. */\n` +
      `interface ${listName} {\n  [name: string]: ${anyName};\n}`,
  ];
  const parts = [
    `// Scripts of apps, ${source.runtime} runtime ${version} (${commit}).`,
    declareInterface('AnyWidget', 'What any widget has.', any, true),
    ...declared.map(({ kind, title, summary, members }) =>
      declareInterface(kind, `${title}. ${summary}`, { ...common, ...members }),
    ),
    declareNames(declared),
    ...kinds(scripting.variables, 'AnyVariable', 'PageVariables'),
    ...kinds(scripting.actions, 'AnyAction', 'PageActions'),
    declareHandlers(declared, scripting),
    declareScope('PageScope', membersOf(scripting.page), ['App: AppScope']),
    declareScope('PrefabScope', {}, [
      '[member: string]: any',
      'App: AppScope',
      'onPropertyChange?(key?, newVal?, oldVal?): any',
    ]),
    declareScope('AppScope', membersOf(scripting.app), []),
    'declare const Page: PageScope;',
    'declare const Partial: PageScope & { Prefab: any };',
    'declare const Prefab: PrefabScope;',
    'declare const App: AppScope;',
  ];
  return `${parts.join('\n\n')}\n`;
}

function baseOf({ facts }: RuntimeSource): Members {
  const { properties = {}, methods = {}, fields = [] } = facts.widgets['*'] ?? {};
  return {
    ...toMembers(Object.keys(properties).map((name) => ({ name, description: '' }))),
    ...toMembers(fields.map((name) => ({ name, description: '' }))),
    ...Object.fromEntries(
      Object.entries(methods).map(([name, { args }]) => [
        name,
        { args: args.map((arg) => `${arg}?`), description: '' },
      ]),
    ),
  };
}

const toMembers = (all: readonly Member[]): Members =>
  Object.fromEntries(
    all.map((one): [string, Declared] => {
      if ('name' in one)
        return [one.name, { ...(one.type && { type: one.type }), description: one.description }];
      const [, name = '', args = ''] = /^([^(]+)\((.*)\)$/.exec(one.signature) ?? [];
      return [
        name,
        {
          args: args
            .split(',')
            .map((arg) => arg.trim())
            .filter(Boolean),
          description: one.description,
        },
      ];
    }),
  );

/** Members of several kinds: a method takes as many arguments as the longest, all of which may be omitted. */
function unite(all: readonly Members[]): Members {
  const united: Record<string, Declared> = Object.create(null);
  for (const [name, { type, args }] of all.flatMap((members) => Object.entries(members))) {
    const before = united[name];
    const isPlain = before ? !before.args || !args : !args;
    const same = !before || before.type === type;
    united[name] = isPlain
      ? { ...(same && !args && type && { type }), description: '' }
      : {
          args: longer(args ?? [], before?.args).map((arg) => `${arg.replace('?', '')}?`),
          description: '',
        };
  }
  return Object.fromEntries(Object.entries(united).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function declareNames(declared: readonly DeclaredWidget[]): string {
  const lines = declared.flatMap(({ name, kind }) => [
    ...(/^[a-z]+$/.test(name) ? [`  [name: \`${name}\${number}\`]: ${kind};`] : []),
    ...(MADE_OF[name] ? [`  [name: \`\${string}${MADE_OF[name]}\${number}\`]: ${kind};`] : []),
  ]);
  const description =
    'Declare the kinds of yours, as in `interface PageWidgets { saveButton: ButtonWidget }`.';
  return [
    comment(description),
    'interface PageWidgets {',
    '  [name: string]: AnyWidget;',
    ...lines,
    '}',
  ].join('\n');
}

/** A handler is named after widget or variable, and event. */
function declareHandlers(declared: readonly DeclaredWidget[], { events }: Scripting): string {
  const all: Record<string, readonly string[]> = Object.create(null);
  const add = (suffix: string, args: readonly string[]) => {
    all[suffix] = longer(args, all[suffix]);
  };
  for (const { events: own } of declared)
    for (const [name, args] of Object.entries(own))
      add(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, args);
  for (const { name, args } of events) add(name, args);
  const lines = Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([suffix, args]) => args.length > 0 && /^\w+$/.test(suffix))
    .map(([suffix, own]) => {
      // `onSuccess` also ends with `Success`: TypeScript wants the one to fit the other.
      const args = Object.entries(all).reduce<readonly string[]>(
        (most, [other, its]) => (other.endsWith(suffix) ? longer(most, its) : most),
        own,
      );
      const named = args.map((arg) => `${arg}?: any`);
      return `  [handler: \`\${string}${suffix}\`]: (${named.join(', ')}) => any;`;
    });
  return [
    comment('Handlers of events.'),
    'interface Handlers {',
    '  [name: string]: any;',
    ...lines,
    '}',
  ].join('\n');
}
