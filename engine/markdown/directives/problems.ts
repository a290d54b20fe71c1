// What can be wrong with the line that opens a directive → the words that say so.
import type { Problem } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import type { Directive } from './directive.ts';
import type { Opening } from './opening.ts';

/** An unknown name, or the wrong number of colons for the name: the line is shown as text. */
export function nameProblem(
  { name, colons }: Opening,
  directives: ReadonlyMap<string, Directive>,
): Problem | undefined {
  const directive = directives.get(name);
  const isLeaf = colons === 2;
  if (directive?.form === 'either') return undefined;
  if (directive && (directive.form === 'leaf') === isLeaf) return undefined;
  if (directive)
    return {
      code: 'directive/wrong-colons',
      message: isLeaf
        ? `"${name}" has a body: it is written with three colons or more.`
        : `"${name}" has no body: it is written with two colons.`,
      hint: `Write ${isLeaf ? ':::' : '::'}${name}`,
    };
  if (name === 'include')
    return {
      code: 'directive/include-place',
      message: 'The include is shown as text.',
      hint: 'Write ::include{file.md} with nothing else on its line, not in a quote or behind a list marker.',
    };
  const meant = nearest(name, directives.keys());
  return {
    severity: 'warning',
    code: 'directive/unknown',
    message: `There is no directive "${name}"; the line is shown as text.`,
    hint: meant ? `Closest: ${meant}` : `All directives: ${[...directives.keys()].join(', ')}`,
  };
}

/** Values it does not take, and text that would be lost. */
export function contentProblems(opening: Opening, directive: Directive): Problem[] {
  const { name, bare, named, extra } = opening;
  const { attributes, flags } = directive;
  const known = [...(attributes ?? []), ...(flags ?? [])];
  const unknown = [
    ...Object.keys(named).filter((key) => attributes && !attributes.includes(key)),
    ...bare.filter((word) => flags && !flags.includes(word)),
  ];
  const problems = unknown.map((key) => ({
    code: 'directive/unknown-attribute',
    message: `"${name}" takes no "${key}".`,
    hint: known.length ? `It takes: ${known.join(', ')}` : 'It takes none.',
  }));
  if (!extra) return problems;
  const lost = {
    code: 'directive/extra-text',
    message: `The text "${extra}" would not be shown.`,
    hint: 'Put it on a line of its own.',
  };
  return [...problems, lost];
}
