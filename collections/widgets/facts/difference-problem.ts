// A difference between a manifest and the facts → the diagnostic that its author gets.
import type { Problem } from '../../../engine/index.ts';
import type { Difference } from './differences.ts';

const KNOWN = 'Or list it in known-differences.yaml with the reason.';

export function differenceProblem({ widget, problem, name, row, says }: Difference): Problem {
  switch (problem) {
    case 'unknown':
      return {
        code: 'facts/unknown-name',
        message: row
          ? `No runtime of "${widget}" knows "${name}".`
          : `The facts have no entry for the widget "${widget}".`,
        hint: row
          ? `${says.length ? `The runtimes know: ${says.join(', ')}. ` : 'Remove the name. '}${KNOWN}`
          : 'Add it to facts/map.json with its names in both runtimes, or null.',
      };
    case 'default':
      return {
        code: 'facts/other-default',
        message: `The default of "${name}" is another one: ${says.join('; ')}.`,
        hint: `Remove "default": the page shows the runtimes' own. ${KNOWN}`,
      };
    case 'platform':
      return {
        code: 'facts/other-platform',
        message: `"${name}" doesn't exist on ${says.join(', ')}.`,
        hint: row
          ? `Remove "platforms": the page shows those that have it. ${KNOWN}`
          : `Remove the platform from the widget. ${KNOWN}`,
      };
    case 'unsaid':
      return {
        code: 'facts/other-platform',
        message: `"${name}" exists on ${says.join(', ')} too.`,
        hint: `Remove "platforms": the page shows those that have it. ${KNOWN}`,
      };
    case 'missing':
      return {
        severity: 'warning',
        code: 'facts/not-documented',
        message: `"${widget}" lacks "${name}" (${says.join(', ')}).`,
        hint: `Document it. ${KNOWN}`,
      };
  }
}
