// The body of a page → its first heading and its first sentence, for pages whose front matter has no title or description.
import MarkdownIt, { type Token } from 'markdown-it';

export type FirstWords = {
  title?: string;
  /** Index of the body line that the title's heading begins on. */
  titleLine?: number;
  /** Nothing but imports is above the title. */
  isTitleFirst?: boolean;
  sentence?: string;
};

const parser = new MarkdownIt('default', { html: true });

/** Who has written no heading and no sentence by then has none. */
export const READ = 8_000;
const LONGEST = 160;

export function firstWords(body: string): FirstWords {
  const { text, boxed } = withoutDirectives(body.slice(0, READ));
  const tokens = parser.parse(text, {});
  const words: FirstWords = {};
  let isFirst = true;
  let boxedText = '';
  tokens.forEach((token, i) => {
    const inline = tokens[i + 1];
    const line = token.map?.[0] ?? 0;
    if (token.type === 'heading_open' && token.tag === 'h1' && words.titleLine === undefined) {
      const title = textOf(inline)
        .replace(/\{#[^{}]*\}$/, '')
        .trim();
      if (title) Object.assign(words, { title, titleLine: line, isTitleFirst: isFirst });
    }
    if (token.type === 'paragraph_open' && !isNoProse(inline?.content ?? '')) {
      const prose = textOf(inline);
      const isPlain = token.level === 0 && !boxed.has(line);
      if (isPlain && prose && words.sentence === undefined) words.sentence = firstSentence(prose);
      if (!isPlain && !boxedText) boxedText = prose;
    }
    if (token.level === 0 && token.nesting >= 0 && !isModuleLine(inline?.content ?? ''))
      isFirst = false;
  });
  if (words.sentence === undefined && boxedText) words.sentence = firstSentence(boxedText);
  return words;
}

/** Lines of code, of what other tools make blocks and includes of, and small words such as a version. */
function isNoProse(text: string): boolean {
  return (
    isModuleLine(text) ||
    /^(?:!!!|\?\?\?|=== "|\{\{#|\{[*!%]|<<<|\/{3,}|-{1,2}8<-)/.test(text) ||
    /^<small>[^<]{0,200}<\/small>$/.test(text)
  );
}

/** `import … from "…"` and `export const …`, as MDX has them. */
export function isModuleLine(text: string): boolean {
  return /^(?:import\s[^\n]*\bfrom\b|import\s+["'{]|export\s+(?:const|let|default|function)\b)/.test(
    text,
  );
}

/** Whole statements, and nothing else: prose that begins with "import" is none. */
export function isOnlyImports(text: string): boolean {
  return text
    .split(/(?<=['"];?)\s*\n/)
    .every((one) => /^import\b(?:[\w$*{},\s]*\bfrom\b)?\s*['"][^'"\n]+['"];?\s*$/.test(one));
}

/** Lines of `:::` gone; what is between two of them is `boxed`. */
function withoutDirectives(body: string): { text: string; boxed: ReadonlySet<number> } {
  const boxed = new Set<number>();
  let depth = 0;
  const lines = body.split('\n').map((line, i) => {
    const [colons, name] = /^\s{0,3}:{2,}\s{0,3}(\w?)/.exec(line) ?? [];
    if (depth > 0) boxed.add(i);
    if (colons === undefined) return line;
    if (colons.includes(':::')) depth = Math.max(0, depth + (name ? 1 : -1));
    return '';
  });
  return { text: lines.join('\n'), boxed };
}

/** Without tags, pictures and marks of emphasis. */
function textOf(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' || type === 'text_special' ? content : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cut at a word where it is too long. */
function firstSentence(text: string): string {
  const [first] = sentences.segment(text);
  const sentence = first?.segment.trim() ?? '';
  if (sentence.length <= LONGEST) return sentence;
  const cut = sentence.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/(?<![\s,;:])[\s,;:]+$/, '')}…`;
}
