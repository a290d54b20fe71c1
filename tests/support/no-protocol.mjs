// Loaded into a process before anything else: there, the library of the protocol is not installed.
import { register } from 'node:module';

const hooks = `export async function resolve(name, context, next) {
  if (!name.startsWith('@modelcontextprotocol/')) return next(name, context);
  return next(name, { ...context, parentURL: 'file:///nowhere/at-all.mjs' });
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
