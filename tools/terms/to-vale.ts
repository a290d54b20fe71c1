// Terms → the files of a Vale configuration: a rule that names the agreed word, and a vocabulary of the words that are right.
import { quoteRegex } from '../../engine/tooling.ts';

/** As in `terms.yaml`. */
export type TermEntry = {
  term: string;
  not?: readonly string[] | undefined;
  but?: readonly string[] | undefined;
  also?: readonly string[] | undefined;
};

/** The first line of each file: by it, a later run knows that it may write the file again. */
export const WRITTEN = '# Written by "learn terms" from terms.yaml: change the terms there.\n';

/** Path → text. @see https://vale.sh/docs: a `.vale.ini`, styles, and vocabularies below `config/` of the styles. */
export function toVale(terms: readonly TermEntry[]): Map<string, string> {
  return new Map([
    ['.vale.ini', INI],
    ['.vale/styles/Terms/Terms.yml', toRule(terms)],
    ['.vale/styles/config/vocabularies/Terms/accept.txt', toAccept(terms)],
  ]);
}

/** Bold labels, attributes and the lines of directives aren't prose, as in `learn check`. Vale leaves code out by itself. */
const INI = `${WRITTEN}StylesPath = .vale/styles
Vocab = Terms
MinAlertLevel = suggestion

[*.md]
BasedOnStyles = Terms
TokenIgnores = (\\*\\*[^*\\n]+\\*\\*), (\\{[^{}\\n]+\\})
BlockIgnores = (?m)^ *:::?.*$
`;

function toRule(terms: readonly TermEntry[]): string {
  const but = terms.flatMap((one) => one.but ?? []);
  const swap = terms.flatMap(({ term, not = [] }) =>
    not.map((word) => `  ${quoted(patternOf(word, but))}: ${quoted(term)}`),
  );
  const rule = [
    'extends: substitution',
    `message: "The term here is '%s', not '%s'."`,
    'level: warning',
    'ignorecase: false',
    'nonword: true',
    swap.length > 0 ? 'swap:' : 'swap: {}',
    ...swap,
  ];
  return `${WRITTEN}${rule.join('\n')}\n`;
}

/** The word alone, and not in one of the phrases in which it is right. */
function patternOf(word: string, but: readonly string[]): string {
  const right = but.flatMap((phrase) => {
    const at = phrase.indexOf(word);
    if (at < 0) return [];
    const before = phrase.slice(0, at);
    return `(?!${before ? `(?<=${quoteRegex(before)})` : ''}${quoteRegex(phrase.slice(at))})`;
  });
  return `(?<![\\w-])${right.join('')}${quoteRegex(word)}(?![\\w-])`;
}

/** A line is a regular expression. */
function toAccept(terms: readonly TermEntry[]): string {
  const words = new Set(terms.flatMap(({ term, also = [] }) => [term, ...also]));
  return `${WRITTEN}${[...words]
    .sort()
    .map((word) => `${quoteRegex(word)}\n`)
    .join('')}`;
}

/** In YAML, between single quotes, only these are special. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
