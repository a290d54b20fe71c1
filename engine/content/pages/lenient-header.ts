// A page of a site that isn't strict → its header; what its front matter leaves unsaid comes from its text and name.
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { firstWords } from './first-words.ts';
import { bodyStart, type FrontMatter } from './frontmatter.ts';
import { type LenientFrontMatter, parseLenientFrontMatter } from './lenient-frontmatter.ts';
import { placeIn, type SourceLine } from './source-text.ts';
import { replaceTokens, type Tokens } from './tokens.ts';

export type LenientHead = {
  frontMatter: FrontMatter;
  bodyLine: number;
  titleLine?: number;
  diagnostics: Diagnostic[];
};

/**
 * @param lines  those of the front matter with both `---`, or the first line where there is none.
 * @param name   what the page is called if nothing else says so.
 */
export function toLenientHead(
  text: string,
  lines: readonly SourceLine[],
  { name, tokens, platforms }: { name: string; tokens: Tokens; platforms: readonly string[] },
): LenientHead {
  const bodyLine = Math.max(0, bodyStart(lines));
  const { value, diagnostics } =
    bodyLine > 0
      ? parseLenientFrontMatter(lines.slice(1, bodyLine - 1), lines[0], platforms)
      : { value: {} as LenientFrontMatter, diagnostics: [] };
  if (value.alias_of) return { frontMatter: value as FrontMatter, bodyLine, diagnostics };
  const words = firstWords(replaceTokens(bodyOf(text, bodyLine), tokens));
  const title = value.title ?? words.title ?? name;
  const isSame = words.title === title;
  const noDescription = value.description ? [] : [describeIt(lines, words.sentence)];
  return {
    bodyLine,
    ...(isSame && words.titleLine !== undefined
      ? { titleLine: bodyLine + words.titleLine + 1 }
      : {}),
    frontMatter: {
      ...value,
      ...(words.isTitleFirst && !isSame ? { hide_title: true } : {}),
      title,
      description: value.description ?? words.sentence ?? title,
    },
    diagnostics: [...diagnostics, ...noDescription],
  };
}

function bodyOf(text: string, bodyLine: number): string {
  let at = 0;
  for (let line = 0; line < bodyLine; line++) {
    const end = text.indexOf('\n', at);
    if (end < 0) return '';
    at = end + 1;
  }
  return text.slice(at);
}

function describeIt(lines: readonly SourceLine[], sentence: string | undefined): Diagnostic {
  return diagnose(placeIn(lines, 0), {
    severity: 'warning',
    code: 'frontmatter/no-description',
    message: `The page has no "description"; its ${sentence ? 'first sentence' : 'title'} takes that place.`,
    hint: 'Write "description": one sentence for result lists and link previews.',
  });
}
