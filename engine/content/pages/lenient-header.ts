// A page of a site that isn't strict → its header; what its front matter leaves unsaid comes from its text and name.
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { FolderFiles, SourceFormat } from '../../source-format.ts';
import { type FirstWords, firstWords, READ } from './first-words.ts';
import type { FrontMatter } from './frontmatter.ts';
import { plainText } from './home-lines.ts';
import {
  type HeadYaml,
  type LenientFrontMatter,
  parseLenientFrontMatter,
} from './lenient-frontmatter.ts';
import { placeIn, type SourceLine } from './source-text.ts';
import { replaceTokens, type Tokens } from './tokens.ts';

export type LenientHead = {
  frontMatter: FrontMatter;
  bodyLine: number;
  titleLine?: number;
  diagnostics: Diagnostic[];
};

type About = {
  name: string;
  tokens: Tokens;
  platforms: readonly string[];
  /** What it may have been written in, besides ours. */
  format: SourceFormat | undefined;
};

type Written = {
  /** Those of the front matter with both `---`, or the first line where there is none. */
  lines: readonly SourceLine[];
  bodyLine: number;
  /** Undefined where there is none. */
  yaml: HeadYaml | undefined;
};

/** @param name  what the page is called if nothing else says so. */
export function toLenientHead(
  text: string,
  { lines, bodyLine, yaml }: Written,
  { name, tokens, platforms, format }: About,
): LenientHead {
  const { value, diagnostics } = yaml
    ? parseLenientFrontMatter(yaml, lines.slice(1, bodyLine - 1), { opening: lines[0], platforms })
    : { value: {} as LenientFrontMatter, diagnostics: [] };
  if (value.alias_of) return { frontMatter: value as FrontMatter, bodyLine, diagnostics };
  const { words, line } = readWords(
    replaceTokens(bodyOf(text, bodyLine), tokens),
    bodyLine,
    format,
  );
  const hero = heroWords(value.hero);
  const title = value.title ?? words.title ?? hero.title ?? name;
  const sentence = hero.sentence ?? words.sentence;
  const isSame = words.title === title;
  const noDescription = value.description ? [] : [describeIt(lines, sentence)];
  return {
    bodyLine,
    ...(isSame && line !== undefined ? { titleLine: line } : {}),
    frontMatter: {
      ...value,
      ...(words.isTitleFirst && !isSame ? { hide_title: true } : {}),
      title,
      description: value.description ?? sentence ?? title,
    },
    diagnostics: [...diagnostics, ...noDescription],
  };
}

/** @returns  `line`: that of the title's heading in its file, from 1. */
function readWords(
  body: string,
  bodyLine: number,
  format: SourceFormat | undefined,
): { words: FirstWords; line?: number | undefined } {
  if (!format) {
    const words = firstWords(body);
    return {
      words,
      line: words.titleLine === undefined ? undefined : bodyLine + words.titleLine + 1,
    };
  }
  const written = body.slice(0, READ).split('\n');
  const { lines } = format.toLines(
    written.map((text, i) => ({ text, path: '', line: bodyLine + i + 1, written: text })),
    '',
    NO_FILES,
  );
  const words = firstWords(lines.map(({ text }) => text).join('\n'));
  return { words, line: lines[words.titleLine ?? -1]?.line };
}

const NO_FILES: FolderFiles = {
  roots: [],
  read: () => undefined,
  pathOf: (name) => name,
};

function heroWords(hero: Readonly<Record<string, unknown>> | undefined) {
  const textOf = (key: string) => plainText(hero?.[key]) || undefined;
  return { title: textOf('name') ?? textOf('text'), sentence: textOf('tagline') ?? textOf('text') };
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
