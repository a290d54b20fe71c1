// Style sheets and the words of some scripts → one small sheet: no rule for a class that the scripts don't name.
import { createRequire } from 'node:module';
import type { Selector, transform } from 'lightningcss';
import { once } from '../../text/once.ts';

/** A program of 10 MB: where no sheet has changed, it isn't loaded. */
const loadTransform = once(
  () => createRequire(import.meta.url)('lightningcss').transform as typeof transform,
);

/** Which of some classes a script names: every word of it may be one, as may what `level-${n}` begins. */
export function classesNamedIn(script: string, classes: Iterable<string>): Set<string> {
  const words = new Set(script.match(/[\w-]+/g));
  const prefixes = [...script.matchAll(/(?<![\w-])([\w-]+-)\$\{/g)].map(
    ([, prefix = '']) => prefix,
  );
  const isNamed = (name: string) =>
    words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  return new Set([...classes].filter(isNamed));
}

export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));

/** Browsers from 2024 on, as for the scripts. */
const TARGETS = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Minified.
 *
 * @param named  the classes that are used; without them every rule stays.
 * @throws  when the sheet is not CSS; names file, line and column.
 */
export function pruneCss(filename: string, css: string, named?: ReadonlySet<string>): string {
  const isNamed = (name: string) => named === undefined || named.has(name);
  const minify = loadTransform();
  const { code } = minify({
    filename,
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((one) => canMatch(one, isNamed)) ? undefined : [];
        },
      },
    },
  });
  // Again, for rules that have become empty, such as a media rule.
  return minify({ filename, code, minify: true, targets: TARGETS }).code.toString();
}

/** Every class it asks for is named; of a choice, `:is(…)`, one is enough. */
function canMatch(selector: Selector, isNamed: (name: string) => boolean): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return isNamed(part.name);
    if (part.type !== 'pseudo-class' || !(part.kind === 'is' || part.kind === 'where')) return true;
    return part.selectors.some((one) => canMatch(one, isNamed));
  });
}
