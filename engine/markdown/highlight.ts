// Source code → lines of coloured tokens, by Shiki with one theme of variables; a class each, no style.
import type { HighlighterCore } from 'shiki/core';
import { hashOf } from '../cache/hash.ts';
import { once } from '../text/once.ts';
import { canonical, type Grammars, isPlain, type Languages, loadLanguages } from './languages.ts';
import { oncePerPattern } from './once-per-pattern.ts';

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
  /** Of a language of the site's own: its name, and a hash of its grammar. */
  ownGrammar?(language: string): { name: string; hash: string } | undefined;
};

/** Begins the name of such a grammar among the dependencies of a page. */
export const GRAMMAR = 'grammar:';

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

/**
 * Made at once; Shiki, its engine and its list of languages are loaded when they are first needed.
 *
 * @param own  name of a language, in small letters → the JSON of its TextMate grammar.
 */
export function createHighlighter(own: Readonly<Record<string, string>> = {}): Highlighter {
  let languages: Languages = loadLanguages.common();
  let shared: Core | undefined;
  const cores = new Map<string, HighlighterCore>();
  const hashes = new Map(Object.entries(own).map(([name, text]) => [name, hashOf([text])]));
  const nameOf = (language: string) => {
    const name = language.toLowerCase();
    return hashes.has(name) ? name : canonical(language);
  };
  const know = async (names: Iterable<string>) => {
    const isRare = [...names]
      .map(nameOf)
      .some((name) => !hashes.has(name) && !isPlain(name) && !languages.has(name));
    if (isRare) languages = await loadLanguages.all();
  };
  const loadOne = async (name: string) => {
    const grammar = hashes.has(name) ? parseOwn(own) : await languages.load(name);
    if (!grammar) return;
    if (hashes.has(name) || grammar.some((one) => one.embeddedLangsLazy?.length)) {
      const core = await createCore();
      for (const one of loadLanguages.common().names()) {
        const inside = await languages.load(one);
        const others = inside?.filter((part) => !hashes.has(part.name));
        if (others) await core.loadLanguage(others as Grammars);
      }
      await core.loadLanguage(grammar);
      cores.set(name, core);
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
      const wanted = new Set(all.map(nameOf).filter((name) => !cores.has(name)));
      for (const name of wanted) await loadOne(name);
    },
    isKnown: (language) =>
      isPlain(language) || hashes.has(nameOf(language)) || languages.has(nameOf(language)),
    highlight(code, language) {
      const lang = nameOf(language);
      const core = cores.get(lang);
      if (!core) return undefined;
      const options = { lang, theme: THEME, ...LIMITS };
      return core.codeToTokensBase(code, options).map((line) => {
        const tokens: CodeToken[] = [];
        for (const { content, color } of line) addToken(tokens, content, KINDS[color ?? ''] ?? '');
        return tokens;
      });
    },
    names: () => [...hashes.keys(), ...languages.names(), 'text', 'mermaid'],
    ownGrammar(language) {
      const name = nameOf(language);
      const hash = hashes.get(name);
      return hash === undefined ? undefined : { name, hash };
    },
  };
}

/** All of them: one may color parts of another. */
const parseOwn = (own: Readonly<Record<string, string>>): Grammars =>
  Object.entries(own).map(([name, text]) => ({ ...JSON.parse(text), name, aliases: [] }));

async function createCore(): Promise<HighlighterCore> {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core');
  const theme = createCssVariablesTheme({ name: THEME });
  // The theme gives tags the same color as strings. YAML's keys count as tags, so they get their own color.
  theme.tokenColors?.push({
    scope: ['entity.name.tag'],
    settings: { foreground: 'var(--shiki-token-tag)' },
  });
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: await regexEngine(),
  });
}

/** One for all cores. */
const regexEngine = once(async () => {
  const { createOnigurumaEngine } = await import('shiki/engine/oniguruma');
  return oncePerPattern(await createOnigurumaEngine(import('shiki/wasm')));
});

/** Adjacent tokens of one kind become one token; blanks join the token before them. */
function addToken(tokens: CodeToken[], text: string, kind: string): void {
  const last = tokens.at(-1);
  if (last && (last.kind === kind || text.trim() === '')) last.text += text;
  else tokens.push({ text, kind });
}
