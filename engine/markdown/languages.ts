// The name after a fence's backticks → the grammar that colors it: the common ones at once, all of Shiki's where a page needs one.
import type { HighlighterCore } from 'shiki/core';
import { lookUp } from '../text/look-up.ts';

type Grammar = Extract<
  Awaited<Extract<Parameters<HighlighterCore['loadLanguage']>[0], Promise<unknown>>>,
  unknown
>;

type Loader = () => Promise<{ default: unknown }>;

/** The grammar and those that it takes along. */
export type Grammars = { name: string; embeddedLangsLazy?: string[] }[] & Grammar;

export type Languages = {
  /** @param name  canonical. */
  has(name: string): boolean;
  names(): string[];
  load(name: string): Promise<Grammars | undefined>;
};

const COMMON: Readonly<Record<string, Loader>> = {
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

/** What other tools, and people, call them. Shiki's own aliases count too. */
const ALIASES: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  zsh: 'bash',
  'shell-session': 'shellsession',
  yml: 'yaml',
  py: 'python',
  py3: 'python',
  python3: 'python',
  pycon: 'python',
  ipython: 'python',
  kt: 'kotlin',
  md: 'markdown',
  ps1: 'powershell',
  dockerfile: 'docker',
  containerfile: 'docker',
  svg: 'xml',
  plist: 'xml',
  htm: 'html',
  jsonc: 'json',
  webmanifest: 'json',
  golang: 'go',
  gradle: 'groovy',
  conf: 'ini',
  cfg: 'ini',
  env: 'dotenv',
  mysql: 'sql',
  postgres: 'sql',
  postgresql: 'sql',
  psql: 'sql',
  sqlite: 'sql',
  jinja2: 'jinja',
  gql: 'graphql',
  'objective-c++': 'objective-cpp',
};

const PLAIN = new Set(
  ' text txt plain plaintext none nohighlight no-highlight output ascii tree mermaid-source'.split(
    ' ',
  ),
);

/** Code in such a language has no colors, and is meant to have none. */
export const isPlain = (language: string): boolean => PLAIN.has(language.toLowerCase());

export function canonical(language: string): string {
  const name = language.toLowerCase();
  return lookUp(ALIASES, name) || name;
}

const COMMON_ONES = languagesOf(COMMON);
let all: Promise<Languages> | undefined;

export const loadLanguages = {
  common: (): Languages => COMMON_ONES,
  /** With Shiki's list, which takes a while to load: once. */
  all(): Promise<Languages> {
    all ??= import('shiki/langs').then(({ bundledLanguages }) =>
      languagesOf({ ...(bundledLanguages as Record<string, Loader>), ...COMMON }),
    );
    return all;
  },
};

function languagesOf(loaders: Readonly<Record<string, Loader>>): Languages {
  return {
    has: (name) => Object.hasOwn(loaders, name),
    names: () => Object.keys(loaders),
    load: async (name) => (await lookUp(loaders, name)?.())?.default as Grammars | undefined,
  };
}
