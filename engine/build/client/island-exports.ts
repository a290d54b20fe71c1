// The module of an island, as its author wrote it → without what it exports for the build alone, such as a schema of its props.

/** Names that browsers have no use for. */
const NAMES = new Set(['props', 'when', 'words']);

/** A module that may have one of them. */
export const FOR_THE_BUILD = /^export (?:const|function) (?:props|when|words)\b/m;

/** Text of the same length: places in it stay. What only these exports used is then left out by Rolldown. */
export async function withoutBuildExports(code: string, file: string): Promise<string> {
  if (!FOR_THE_BUILD.test(code)) return code;
  const { parseSync } = await import('rolldown/utils');
  const { program } = parseSync(file, code);
  let text = code;
  for (const { start, end } of program.body.filter(isForTheBuild))
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return text;
}

/** `export const props = …;` and `export function words(…) {…}`, where nothing else is declared with them. */
function isForTheBuild(node: { type: string; declaration?: unknown }): boolean {
  if (node.type !== 'ExportNamedDeclaration') return false;
  const declared = node.declaration as
    | { id?: { name?: string }; declarations?: { id: { name?: string } }[] }
    | null
    | undefined;
  const names = declared?.declarations?.map(({ id }) => id.name) ?? [declared?.id?.name];
  const [name] = names;
  return names.length === 1 && name !== undefined && NAMES.has(name);
}
