// Source files → the classes and interfaces in them, with what they extend and what their file imports.
import { bare, walk } from './syntax.mjs';

const KINDS = new Set(['ClassDeclaration', 'TSInterfaceDeclaration']);

/**
 * @param paths  Files to look through, in order.
 * @returns      `{ name, path, base, node, members, source, imports, isDefault }` each: `base` is the name after
 *               `extends`, `source` what `parse` returned, `imports` local name → `{ from, name }`.
 */
export function listClasses(sources, paths) {
  return paths.flatMap((path) => {
    const source = sources.parsed(path);
    const imports = importsOf(source.program);
    const found = [];
    walk(source.program, (node, above) => {
      if (!KINDS.has(node.type) || !node.id) return;
      const base = bare(node.superClass ?? node.extends?.[0]?.expression);
      found.push({
        name: node.id.name,
        path,
        base: base?.type === 'Identifier' ? base.name : undefined,
        node,
        members: node.body.body,
        source,
        imports,
        isDefault: above.at(-1).type === 'ExportDefaultDeclaration',
      });
    });
    return found;
  });
}

function importsOf(program) {
  const imports = new Map();
  for (const { type, specifiers, source } of program.body) {
    if (type !== 'ImportDeclaration') continue;
    for (const { type: kind, local, imported } of specifiers) {
      if (kind === 'ImportDefaultSpecifier')
        imports.set(local.name, { from: source.value, name: 'default' });
      if (kind === 'ImportSpecifier')
        imports.set(local.name, { from: source.value, name: imported.name ?? imported.value });
    }
  }
  return imports;
}

/** A class and those that it extends, the nearest first; `find` gives the class that a class extends. */
export function chainOf(cls, find) {
  const chain = [];
  for (let one = cls; one && !chain.includes(one); one = find(one)) chain.push(one);
  return chain;
}

export const isMethod = (member) =>
  (member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition') &&
  member.kind === 'method';

export const isGetter = (member) =>
  member.type.endsWith('MethodDefinition') && member.kind === 'get';

export const isConstructor = (member) => member.kind === 'constructor';

/** A field of a class; one of an interface has the type `TSPropertySignature`. */
export const isField = (member) =>
  ['PropertyDefinition', 'TSAbstractPropertyDefinition', 'AccessorProperty'].includes(member.type);

export const isPrivateOrStatic = (member) => member.accessibility === 'private' || member.static;
