// Source code → lines of coloured tokens, by Shiki with one theme of variables; a class each, no style.
import type { HighlighterCore } from 'shiki/core';
import { lookUp } from '../text/look-up.ts';

export type CodeToken = { text: string; kind: string };

export type Highlighter = {
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

type Grammar = () => Promise<{ default: Parameters<HighlighterCore['loadLanguage']>[0] }>;

const GRAMMARS: Record<string, Grammar> = {
  javascript: () => import('@shikijs/langs/javascript'),
  typescript: () => import('@shikijs/langs/typescript'),
  jsx: () => import('@shikijs/langs/jsx'),
  tsx: () => import('@shikijs/langs/tsx'),
  java: () => import('@shikijs/langs/java'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  groovy: () => import('@shikijs/langs/groovy'),
  python: () => import('@shikijs/langs/python'),
  json: () => import('@shikijs/langs/json'),
  yaml: () => import('@shikijs/langs/yaml'),
  xml: () => import('@shikijs/langs/xml'),
  html: () => import('@shikijs/langs/html'),
  css: () => import('@shikijs/langs/css'),
  scss: () => import('@shikijs/langs/scss'),
  less: () => import('@shikijs/langs/less'),
  sql: () => import('@shikijs/langs/sql'),
  graphql: () => import('@shikijs/langs/graphql'),
  bash: () => import('@shikijs/langs/bash'),
  powershell: () => import('@shikijs/langs/powershell'),
  properties: () => import('@shikijs/langs/properties'),
  ini: () => import('@shikijs/langs/ini'),
  toml: () => import('@shikijs/langs/toml'),
  nginx: () => import('@shikijs/langs/nginx'),
  docker: () => import('@shikijs/langs/docker'),
  http: () => import('@shikijs/langs/http'),
  markdown: () => import('@shikijs/langs/markdown'),
  diff: () => import('@shikijs/langs/diff'),
};

const ALIASES: Record<string, string> = {
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  siteData: 'bash',
  console: 'bash',
  zsh: 'bash',
  yml: 'yaml',
  py: 'python',
  kt: 'kotlin',
  md: 'markdown',
  ps1: 'powershell',
  dockerfile: 'docker',
  svg: 'xml',
  htm: 'html',
  jsonc: 'json',
};

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** Made at once; Shiki and its engine are loaded with the first language. */
export function createHighlighter(): Highlighter {
  let loading: Promise<HighlighterCore> | undefined;
  let core: HighlighterCore | undefined;
  const loaded = new Set<string>();
  return {
    async load(languages) {
      const wanted = [...withEmbedded(languages)].filter((name) => !loaded.has(name));
      if (wanted.length === 0) return;
      loading ??= createCore();
      core = await loading;
      for (const name of wanted) {
        const grammar = await GRAMMARS[name]?.();
        if (grammar) await core.loadLanguage(grammar.default);
        loaded.add(name);
      }
    },
    isKnown: (language) => PLAIN.has(language) || Object.hasOwn(GRAMMARS, canonical(language)),
    highlight(code, language) {
      const lang = canonical(language);
      if (!core || !loaded.has(lang)) return undefined;
      const options = { lang, theme: THEME, ...LIMITS };
      return core.codeToTokensBase(code, options).map((line) => {
        const tokens: CodeToken[] = [];
        for (const { content, color } of line) addToken(tokens, content, KINDS[color ?? ''] ?? '');
        return tokens;
      });
    },
    names: () => [...Object.keys(GRAMMARS), ...Object.keys(ALIASES), 'text', 'mermaid'],
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

/**
 * Markdown colours the code inside it with whatever grammars happen to be there. It is loaded with all
 * of them, so that a page's colours don't depend on the pages before it.
 */
function withEmbedded(languages: Iterable<string>): Set<string> {
  const names = [...languages].map(canonical).filter((name) => Object.hasOwn(GRAMMARS, name));
  return new Set(names.includes('markdown') ? [...names, ...Object.keys(GRAMMARS)] : names);
}

function canonical(language: string): string {
  const name = language.toLowerCase();
  return lookUp(ALIASES, name) || name;
}

/** Adjacent tokens of one kind become one token; blanks join the token before them. */
function addToken(tokens: CodeToken[], text: string, kind: string): void {
  const last = tokens.at(-1);
  if (last && (last.kind === kind || text.trim() === '')) last.text += text;
  else tokens.push({ text, kind });
}
