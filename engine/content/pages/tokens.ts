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

const TOKEN = /\{([A-Za-z][\w-]*)\}/g;

/**
 * Replace every known token. `\{product}` gives the token itself, and `\\{product}` a backslash and
 * the product's name, as in a Windows path. Unknown braces stay as they are.
 */
export function replaceTokens(text: string, tokens: Tokens): string {
  return text.includes('{') ? substitute(text, tokens).text : text;
}

/** The same for one line, with the column shifts that replacements cause. */
export function substitute(line: string, tokens: Tokens): { text: string; shifts: Shift[] } {
  const shifts: Shift[] = [];
  let text = '';
  let read = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [token, name = ''] = match;
    if (!Object.hasOwn(tokens, name)) continue;
    const slashes = backslashesBefore(line, match.index, read);
    text += line.slice(read, match.index - Math.ceil(slashes / 2));
    text += slashes % 2 === 1 ? token : tokens[name];
    read = match.index + token.length;
    shifts.push({ at: text.length, by: read - text.length });
  }
  return { text: text + line.slice(read), shifts };
}

function backslashesBefore(line: string, end: number, start: number): number {
  let at = end;
  while (at > start && line[at - 1] === '\\') at--;
  return end - at;
}
