// Loaded into a process before anything else: there, the package that NO_PACKAGE names isn't installed.
import { register } from 'node:module';

const missing = process.env.NO_PACKAGE;
const hooks = `export async function resolve(name, context, next) {
  if (name !== '${missing}' && !name.startsWith('${missing}/')) return next(name, context);
  return next(name, { ...context, parentURL: 'file:///nowhere/at-all.mjs' });
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
