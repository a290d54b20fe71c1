// `<platform-ip>` in code → a place that shows the reader's own value; the placeholder is shown until there is one.

import type { MarkdownIt, Token } from 'markdown-it';
import { showsValues } from '../content/pages/guide-values.ts';
import { contentOf } from '../content/pages/source-text.ts';
import { attributesToHtml, type Html, html, trustHtml } from '../text/html.ts';
import { FITS, withJoints } from '../text/joints.ts';
import { nearest } from '../text/nearest.ts';
import type { PageState } from './page.ts';
import { reportBlock, stateOf } from './state.ts';

const PLACEHOLDER = /<([a-z][a-z0-9]*(?:-[a-z0-9]+)*)>/g;

const SHELLS = ['bash', 'sh', 'shell', 'console', 'zsh'];

/** Languages in which `<name>` is no part of the language. */
const TEXTUAL: ReadonlySet<string> = new Set([
  ...SHELLS,
  '',
  'text',
  'powershell',
  'yaml',
  'json',
  'ini',
  'properties',
  'toml',
  'nginx',
  'docker',
]);

/** Is code in this language a command of a guide? */
export const isGuideCommand = (language: string, { context, id }: PageState): boolean =>
  SHELLS.includes(language) && showsValues(context.values, id);

/** Characters of Unicode's private use stand for values while code is coloured: one each, which nothing splits. */
const FIRST = 0xe000;

export function guideValues(md: MarkdownIt): void {
  md.renderer.rules.code_inline = (tokens, i, _options, env) => {
    const page = stateOf(env);
    const { masked, unmask, names } = maskValues(tokens[i]?.content ?? '', '', page);
    noteValues(names, page);
    const joined = withJoints(html`${masked}`, page.isInTable ? FITS.table : FITS.text);
    return String(html`<code>${unmask(joined)}</code>`);
  };
}

type Masked = { masked: string; names: string[]; unmask(drawn: Html): Html };

/** The page shows these values: it offers a field for each. */
export function noteValues(names: readonly string[], page: PageState): void {
  for (const name of names) page.values.add(name);
  if (names.length) page.styles.add('guide');
}

/** Code with its values taken out, and how to put them into the HTML made of it. */
export function maskValues(code: string, language: string, page: PageState): Masked {
  const { values } = page.context;
  const asIs = { masked: code, names: [], unmask: (drawn: Html) => drawn };
  if (!TEXTUAL.has(language) || !showsValues(values, page.id) || /[\ue000-\uf8ff]/.test(code))
    return asIs;
  const names: string[] = [];
  const masked = code.replace(PLACEHOLDER, (whole, name: string) => {
    if (!Object.hasOwn(values.fields, name)) return whole;
    if (!names.includes(name)) names.push(name);
    return String.fromCharCode(FIRST + names.indexOf(name));
  });
  if (names.length === 0) return asIs;
  return {
    masked,
    names,
    unmask: (drawn) =>
      trustHtml(
        String(drawn).replace(/[\ue000-\uf8ff]/g, (char) =>
          String(spanOf(names[char.charCodeAt(0) - FIRST] ?? '')),
        ),
      ),
  };
}

const spanOf = (name: string): Html =>
  html`<span${attributesToHtml({ class: 'value', 'data-value': name })}>&lt;${name}&gt;</span>`;

/** In a guide, a placeholder in a command is a value or a secret that the site knows. */
export function checkPlaceholders(token: Token, language: string, page: PageState): void {
  if (!isGuideCommand(language, page)) return;
  const { values } = page.context;
  const known = [...Object.keys(values.fields), ...values.secrets];
  token.content.split('\n').forEach((line, i) => {
    for (const [, name = ''] of line.matchAll(PLACEHOLDER)) {
      if (known.includes(name)) continue;
      const closest = nearest(name, known);
      reportBlock(page, (token.map?.[0] ?? 0) + 1 + i, {
        code: 'values/unknown',
        message: `The site knows no value "<${name}>".`,
        hint: closest
          ? `Closest: <${closest}>`
          : `Add it to ${contentOf(page.lines[0]?.path)}/values.yaml: to "fields" when readers fill it in, to "secrets" when it must stay a placeholder.`,
      });
    }
  });
}
