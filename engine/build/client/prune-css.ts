// Style sheets and the words of some scripts → one small sheet: no rule for a class that the scripts don't name.
import { type Selector, transform } from 'lightningcss';

export type ClassNames = {
  words: ReadonlySet<string>;
  /** Beginnings of names that are assembled, such as `level-` of `level-${n}`. */
  prefixes: readonly string[];
};

/** Every word of a script may be the name of a class. */
export function classNamesIn(script: string): ClassNames {
  const words = new Set(script.match(/[\w-]+/g));
  const prefixes = [...script.matchAll(/(?<![\w-])([\w-]+-)\$\{/g)].map(
    ([, prefix = '']) => prefix,
  );
  return { words, prefixes };
}

const isNamedIn = (name: string, { words, prefixes }: ClassNames): boolean =>
  words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));

/** Those classes of a sheet that a script names: with the sheet, all that decides what `pruneCss` leaves. */
export function namedClasses(css: string, names: readonly ClassNames[]): string[] {
  const classes = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  return [...classes].filter((name) => names.some((one) => isNamedIn(name, one)));
}

/** Browsers from 2024 on, as for the scripts. */
const TARGETS = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Minified.
 *
 * @param names  of each script; without them every rule stays.
 * @throws  when the sheet is not CSS; names file, line and column.
 */
export function pruneCss(filename: string, css: string, names?: readonly ClassNames[]): string {
  const isNamed = (name: string) =>
    names === undefined || names.some((one) => isNamedIn(name, one));
  const { code } = transform({
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
  return transform({ filename, code, minify: true, targets: TARGETS }).code.toString();
}

/** Every class it asks for is named; of a choice, `:is(…)`, one is enough. */
function canMatch(selector: Selector, isNamed: (name: string) => boolean): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return isNamed(part.name);
    if (part.type !== 'pseudo-class' || !(part.kind === 'is' || part.kind === 'where')) return true;
    return part.selectors.some((one) => canMatch(one, isNamed));
  });
}
