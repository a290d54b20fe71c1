// Links and what their sites have answered → diagnostics, each at its link.
import { type Diagnostic, diagnose, type Place } from '../../engine/tooling.ts';
import type { Answer } from './ask-address.ts';

type Link = Pick<Place, 'path' | 'line' | 'column'> & { url: string };

/** A link that is gone is an error; one that moved, or of which nothing is known, is a warning. */
export function toDiagnostics(
  links: readonly Link[],
  answerOf: (url: string) => Answer | undefined,
  lineOf: (link: Link) => string | undefined,
): Diagnostic[] {
  return links.flatMap((link) => {
    const answer = answerOf(link.url);
    if (!answer || answer.state === 'ok' || answer.state === 'skipped') return [];
    const { path, line, column, url } = link;
    const lineText = lineOf(link);
    const place = { path, line, column, ...(lineText === undefined ? {} : { lineText }) };
    const isWritten = lineText?.startsWith(url, column - 1) === true;
    const length = isWritten ? url.length : 1;
    return diagnose(place, { length, ...problemOf(url, answer) });
  });
}

function problemOf(url: string, answer: Exclude<Answer, { state: 'ok' | 'skipped' }>) {
  if (answer.state === 'moved')
    return {
      code: 'external/moved',
      severity: 'warning' as const,
      message: `${url} has moved for good.`,
      hint: `Write ${answer.to}`,
    };
  if (answer.state === 'gone')
    return {
      code: 'external/gone',
      message: `${url} leads nowhere: ${answer.says}.`,
      hint: 'Find where the text went, or remove the link.',
    };
  return {
    code: 'external/unclear',
    severity: 'warning' as const,
    message: `Nobody can tell whether ${url} is right: ${answer.says}.`,
    hint: 'Open it. If it is right, list its host in the config: externalLinks: { allow: [HOST] }',
  };
}
