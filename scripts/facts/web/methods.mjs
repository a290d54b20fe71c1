// Members of a widget's class, and the API description → the methods and fields that scripts can reach.

/** Protected methods of these names are the runtime's own, whatever the reference calls. */
const INTERNAL = /^(on[A-Z]|ng[A-Z]|handle|process|focus$|execute$)/;
/** Fields of these names are no concern of scripts. */
const NOT_FIELDS = /^(\$|bind[a-z]|on[A-Z]|\w+Ref$|inj$|fb$|app$)/;

/**
 * Read the methods of a widget.
 *
 * @param found  What `collectMembers` returned.
 * @returns      `methods`: name → `{ args, documented, api }` · `declared`: names that only the API description has, as `NAME()`.
 */
export function readMethods(widget, found, { reference, described }) {
  const methods = {};
  const put = (name, args) => {
    methods[name] = method(name, args, reference);
  };
  for (const [name, args] of found.methods) put(name, args);
  for (const [name, args] of found.protectedMethods)
    if (!methods[name] && reference.calls.has(name) && !INTERNAL.test(name)) put(name, args);

  const declared = [];
  for (const [name, args] of described.get(widget)?.methods ?? []) {
    if (!methods[name] && !found.protectedMethods.has(name) && !found.fields.has(name))
      declared.push(`${name}()`);
    else methods[name] = { ...method(name, methods[name]?.args ?? args, reference), api: true };
  }
  return { methods, declared };
}

/** A method, `documented` when the text of the reference calls it. */
export const method = (name, args, { calls }) => ({
  args,
  ...(calls.has(name.split('.').pop()) && { documented: true }),
});

/** Fields that are neither property nor method; private ones only when the reference names them. */
export function readFields({ fields, privateFields }, { properties, methods }, { names }) {
  const reachable = [...fields, ...[...privateFields].filter((name) => names.has(name))];
  return [...new Set(reachable)]
    .filter((name) => !properties[name] && !methods[name] && !NOT_FIELDS.test(name))
    .sort();
}
