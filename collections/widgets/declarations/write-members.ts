// Members of a kind → an interface of TypeScript, as lines of a declaration file.
import type { Declared, Members } from './declare-widget.ts';

export function declareInterface(
  name: string,
  description: string,
  members: Members,
  isLoose = false,
): string {
  const lines = Object.entries(members).flatMap(([member, one]) => [
    ...(one.description ? [`  ${comment(one.description)}`] : []),
    `  ${declareMember(member, one, isLoose)}`,
  ]);
  return [comment(description), `interface ${name} {`, ...lines, '}'].join('\n');
}

function declareMember(name: string, { type = 'any', args }: Declared, isLoose: boolean): string {
  const mark = isLoose && !name.endsWith('?') ? '?' : '';
  if (!args) return `${name}${mark}: ${isLoose && !/^[A-Z]/.test(type) ? 'any' : type};`;
  const named = args.map((arg, at) => `${args.indexOf(arg) === at ? arg : `_${at}?`}: any`);
  return `${name}${mark}(${named.join(', ')}): any;`;
}

/** Markdown stays as it is: editors show it. */
export const comment = (text: string): string =>
  `/** ${text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()
    .replaceAll('*/', '*\\/')} */`;

export function declareScope(name: string, members: Members, more: readonly string[]): string {
  const lines = Object.entries(members).map(
    ([member, one]) => `  ${comment(one.description)}\n  ${declareMember(member, one, false)}`,
  );
  return [
    `interface ${name}${name === 'PrefabScope' ? '' : ' extends Handlers'} {`,
    '  Widgets: PageWidgets;',
    '  Variables: PageVariables;',
    '  Actions: PageActions;',
    ...more.map((line) => `  ${line};`),
    ...lines,
    '}',
  ].join('\n');
}
