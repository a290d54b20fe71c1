// Source code → lines of coloured tokens, by Shiki with one theme of variables; a class each, no style.
import type { HighlighterCore } from 'shiki/core';
import { canonical, isPlain, type Languages, loadLanguages } from './languages.ts';

export type CodeToken = { text: string; kind: string };

export type Highlighter = {
  /** Learn which of these languages there are: before it, rare ones are unknown. */
  know(languages: Iterable<string>): Promise<void>;
  /** Make languages ready; unknown ones are passed over. */
  load(languages: Iterable<string>): Promise<void>;
  isKnown(language: string): boolean;
  /** Undefined for plain text and for languages that are not loaded. */
  highlight(code: string, language: string): CodeToken[][] | undefined;
  names(): readonly string[];
};

const THEME = 'variables';

/** Grammars take quadratic time on long lines: such lines stay plain. A time limit would color by luck. */
const LIMITS = { tokenizeMaxLineLength: 1_000, tokenizeTimeLimit: 0 };

/** Theme variable → the class of its tokens (see `theme/css/code.css`). */
const KINDS: Record<string, string> = {
  'var(--shiki-token-constant)': 'n',
  'var(--shiki-token-tag)': 'n',
  'var(--shiki-token-string)': 's',
  'var(--shiki-token-string-expression)': 's',
  'var(--shiki-token-comment)': 'c',
  'var(--shiki-token-keyword)': 'k',
  'var(--shiki-token-parameter)': 'p',
  'var(--shiki-token-function)': 'f',
  'var(--shiki-token-link)': 'l',
  'var(--shiki-token-inserted)': 'i',
  'var(--shiki-token-deleted)': 'd',
};

/**
 * Languages that color code of others inside them do so with whatever grammars happen to be there. Each has a core of
 * its own with the common ones, so that a page's colors don't depend on the pages before it.
 */
type Core = Promise<HighlighterCore>;

/** Made at once; Shiki, its engine and its list of languages are loaded when they are first needed. */
export function createHighlighter(): Highlighter {
  let languages: Languages = loadLanguages.common();
  let shared: Core | undefined;
  const cores = new Map<string, HighlighterCore>();
  const know = async (names: Iterable<string>) => {
    const isRare = [...names].some((name) => !isPlain(name) && !languages.has(canonical(name)));
    if (isRare) languages = await loadLanguages.all();
  };
  const loadOne = async (name: string) => {
    const grammar = await languages.load(name);
    if (!grammar) return;
    if (grammar.some((one) => one.embeddedLangsLazy?.length)) {
      const own = await createCore();
      for (const one of loadLanguages.common().names()) {
        const inside = await languages.load(one);
        if (inside) await own.loadLanguage(inside);
      }
      await own.loadLanguage(grammar);
      cores.set(name, own);
    } else {
      shared ??= createCore();
      const core = await shared;
      await core.loadLanguage(grammar);
      cores.set(name, core);
    }
  };
  return {
    know,
    async load(names) {
      const all = [...names];
      await know(all);
      const wanted = new Set(all.map(canonical).filter((name) => !cores.has(name)));
      for (const name of wanted) await loadOne(name);
    },
    isKnown: (language) => isPlain(language) || languages.has(canonical(language)),
    highlight(code, language) {
      const lang = canonical(language);
      const core = cores.get(lang);
      if (!core) return undefined;
      const options = { lang, theme: THEME, ...LIMITS };
      return core.codeToTokensBase(code, options).map((line) => {
        const tokens: CodeToken[] = [];
        for (const { content, color } of line) addToken(tokens, content, KINDS[color ?? ''] ?? '');
        return tokens;
      });
    },
    names: () => [...languages.names(), 'text', 'mermaid'],
  };
}

async function createCore(): Promise<HighlighterCore> {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core');
  const { createOnigurumaEngine } = await import('shiki/engine/oniguruma');
  const theme = createCssVariablesTheme({ name: THEME });
  // The theme gives tags the same color as strings. YAML's keys count as tags, so they get their own color.
  theme.tokenColors?.push({
    scope: ['entity.name.tag'],
    settings: { foreground: 'var(--shiki-token-tag)' },
  });
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
}

/** Adjacent tokens of one kind become one token; blanks join the token before them. */
function addToken(tokens: CodeToken[], text: string, kind: string): void {
  const last = tokens.at(-1);
  if (last && (last.kind === kind || text.trim() === '')) last.text += text;
  else tokens.push({ text, kind });
}
