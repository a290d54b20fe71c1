// Text with the platform's own names → text with the tokens that this site writes for them.
import { BadInput } from './bad-input.mjs';
import { git } from './source/git.mjs';

/**
 * Make the function that takes the names out of a text.
 *
 * @param prefix        What ids of elements begin with, in lower case; it becomes `{pr}`, and in capitals `{PR}`.
 * @param organisation  Name of the product, as packages are scoped with it; it becomes `{product}`, its address
 *                      `{product}.example`. Undefined where packages have no scope.
 */
export function createNeutralNames(prefix, organisation) {
  const [first, ...rest] = prefix;
  const capital = `${first.toUpperCase()}${rest.join('')}`;
  const word = new RegExp(`(?<![A-Za-z])${prefix}(?![a-z])`, 'g');
  const inCapitals = new RegExp(`(?<![A-Z])(?:${prefix.toUpperCase()}|${capital})(?![a-z])`, 'g');
  const product = organisation && new RegExp(`${organisation}(\\.com)?`, 'gi');
  const tokenOf = (found, end) => {
    if (end) return '{product}.example';
    return found === found.toLowerCase() ? '{product}' : '{Product}';
  };
  return (text) => {
    const known = product ? text.replace(product, tokenOf) : text;
    return known.replace(word, '{pr}').replace(inCapitals, '{PR}');
  };
}

export function checkPrefix(prefix) {
  if (/^[a-z]{1,20}$/.test(prefix)) return;
  throw new BadInput(`--prefix "${prefix}": write it in small letters, without a dash.`);
}

/** The scope of a repository's package, without its @. */
export function readOrganisation({ folder, commit }) {
  const names = git(folder, ['ls-tree', '--name-only', '--full-tree', commit]).toString();
  if (!names.split('\n').includes('package.json')) return undefined;
  const text = git(folder, ['cat-file', 'blob', `${commit}:package.json`]).toString();
  return /"name":\s*"@([\w-]+)\//.exec(text)?.[1];
}
