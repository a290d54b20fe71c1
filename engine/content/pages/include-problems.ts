// What can be wrong with an include → the words that say so.
import type { Problem } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import type { Tokens } from './tokens.ts';

/** Snippets that include each other twice and twice again would grow without end. */
const MOST_INCLUDES = 5_000;

/** Lines and characters that all snippets of a page may bring. */
export const MOST_INCLUDED = { lines: 20_000, characters: 2_000_000 };

/**
 * A name that can't be read, whatever the snippets folder holds.
 *
 * @param around  the snippets around this include, outermost first.
 * @param count  number of this include in its page, from 1.
 */
export function unusableName(
  name: string,
  around: readonly string[],
  count: number,
): Problem | undefined {
  if (name === '')
    return {
      code: 'include/no-file',
      message: 'The include names no file.',
      hint: 'Write ::include{file-name.md}',
    };
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
    return {
      code: 'include/outside',
      message: `The include "${name}" leads out of the snippets folder.`,
      hint: 'Name a file of that folder, without "..", such as ::include{ports.md}',
    };
  if (around.includes(name))
    return {
      code: 'include/cycle',
      message: `The include goes round in a circle: ${[...around, name].join(' → ')}.`,
      hint: 'Take one of these includes out.',
    };
  if (count > MOST_INCLUDES)
    return {
      code: 'include/too-many',
      message: `The page has more than ${MOST_INCLUDES} includes, those of its snippets counted.`,
      hint: 'Snippets that include each other several times multiply. Write the passage once.',
    };
  return undefined;
}

export function tooMuch(): Problem {
  const { lines, characters } = MOST_INCLUDED;
  return {
    code: 'include/too-much',
    message: `Here what this page takes from other files passes ${lines.toLocaleString('en')} lines or ${characters.toLocaleString('en')} characters. What is beyond is left out.`,
    hint: 'Snippets that include each other several times multiply. Link to a page instead.',
  };
}

export function notFound(
  name: string,
  snippets: { names(): readonly string[]; pathOf(name: string): string },
): Problem {
  const meant = nearest(name, snippets.names());
  return {
    code: 'include/not-found',
    message: `There is no snippet "${name}".`,
    hint: meant ? `Closest: ${meant}` : `Put it at ${snippets.pathOf(name)}`,
  };
}

/** Parameters that the snippet wants and the include lacks, or the other way round. */
export function parameterProblems(
  name: string,
  wanted: readonly string[],
  given: Tokens,
): Problem[] {
  const lacking = wanted.filter((param) => !Object.hasOwn(given, param));
  const unknown = Object.keys(given).filter((param) => !wanted.includes(param));
  return [
    ...lacking.map((param) => ({
      code: 'include/missing-parameter',
      message: `The snippet "${name}" needs the parameter "${param}".`,
      hint: `Write ::include{${name} ${param}="…"}`,
    })),
    ...unknown.map((param) => ({
      code: 'include/unknown-parameter',
      message: `The snippet "${name}" has no parameter "${param}".`,
      hint: wanted.length ? `It has: ${wanted.join(', ')}` : 'It takes none.',
    })),
  ];
}
