// `{Product}`, `{product}`, `{PR}`, `{pr}` → the product's names, in text, titles, ids, links and code.
import type { Shift } from './source-text.ts';

/** Token name → replacement. Snippet parameters join the product's own four. */
export type Tokens = Readonly<Record<string, string>>;

export type ProductNames = { name: string; slug: string; code: string };

export function productTokens(product: ProductNames): Tokens {
  return {
    Product: product.name,
    product: product.slug,
    PR: product.code,
    pr: product.code.toLowerCase(),
  };
}

const TOKEN = /\\?\{([A-Za-z][\w-]*)\}/g;

/** Replace every known token; `\{product}` gives the token itself. Unknown braces stay as they are. */
export function replaceTokens(text: string, tokens: Tokens): string {
  return text.includes('{') ? substitute(text, tokens).text : text;
}

/** The same for one line, with the column shifts that replacements cause. */
export function substitute(line: string, tokens: Tokens): { text: string; shifts: Shift[] } {
  const shifts: Shift[] = [];
  let text = '';
  let read = 0;
  for (const match of line.matchAll(TOKEN)) {
    const name = match[1] ?? '';
    if (!Object.hasOwn(tokens, name)) continue;
    const escaped = match[0].startsWith('\\');
    text += line.slice(read, match.index) + (escaped ? match[0].slice(1) : tokens[name]);
    read = match.index + match[0].length;
    shifts.push({ at: text.length, by: read - text.length });
  }
  return { text: text + line.slice(read), shifts };
}
