// The grammars that a config names → their text, checked: languages of a site's own.
import path from 'node:path';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { readInside } from '../../disk/inside.ts';
import { expectInside } from './links-inside.ts';

/** A language's name, in small letters → the JSON of its TextMate grammar. */
export type OwnGrammars = Readonly<Record<string, string>>;

/**
 * @param grammars  name → path, relative to the site's folder.
 * @throws ExpectedError  when a file is missing, leads out of the site, or is no such grammar.
 */
export function loadGrammars(
  grammars: Readonly<Record<string, string>>,
  siteDir: string,
): OwnGrammars {
  return Object.fromEntries(
    Object.entries(grammars).map(([name, file]) => {
      const at = path.resolve(siteDir, file);
      const shown = path.relative(process.cwd(), at) || '.';
      expectInside(siteDir, at, `grammars.${name}`);
      const text = readInside(siteDir, at)
        ?.toString('utf8')
        .replace(/^\uFEFF/, '');
      if (text === undefined)
        throw new ExpectedError(
          `There is no file at ${shown} in the site.`,
          `Put it there, or change the setting "grammars.${name}" of the site’s config.`,
        );
      const problem = problemOf(text);
      if (problem)
        throw new ExpectedError(
          `${shown} is no grammar: ${problem}.`,
          'A grammar is a TextMate grammar as JSON, as extensions for VS Code have it, with "scopeName" and "patterns".',
        );
      return [name, text];
    }),
  );
}

function problemOf(text: string): string | undefined {
  let grammar: unknown;
  try {
    grammar = JSON.parse(text);
  } catch (error) {
    return `it is not JSON (${(error as Error).message})`;
  }
  const { scopeName, patterns } = (grammar ?? {}) as { scopeName?: unknown; patterns?: unknown };
  if (typeof scopeName !== 'string' || scopeName === '') return 'it has no "scopeName"';
  return Array.isArray(patterns) ? undefined : 'it has no list of "patterns"';
}
