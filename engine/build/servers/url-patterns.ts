// Rules of `_server.json` → regular expressions over a whole site path (`/learn/teams/overview`).
// Only syntax that JavaScript, PCRE (nginx) and RE2 (Caddy) read alike, so all servers match the same paths.
import { quoteRegex } from '../../text/quote-regex.ts';

/**
 * The pattern of a header rule.
 *
 * @param base      URL path of the site's root, "/" at both ends.
 * @param rulePath  Path below the base, beginning with "/", with `*` for any characters.
 * @returns         Source of a regular expression that matches both slash forms, or `undefined` for
 *                  "/*", which means every answer, also those outside the base.
 */
export function headerRulePattern(base: string, rulePath: string): string | undefined {
  if (rulePath === '/*') return undefined;
  const [head = '', ...rest] = `${base.slice(0, -1)}${rulePath}`.split(/\*+/).map(quoteRegex);
  const body = [head, ...rest].join('.*');
  return rulePath.endsWith('*') ? `^${body.slice(0, -2)}` : `^${body.replace(/\/$/, '')}/?$`;
}

/**
 * Source of the pattern of what is never served, to be matched without regard to case: the build's own
 * files in the root, and dotfiles anywhere.
 */
export function privatePattern(base: string): string {
  return `${basePattern(base)}(?:_[^/]*\\.(?:json|conf)|_headers|_redirects)/?$|/\\.`;
}

/** Source of the pattern of everything below the base. */
export function basePattern(base: string): string {
  return `^${quoteRegex(base)}`;
}

/** Source of the pattern that captures the path below the base, with its leading slash. */
export function belowBasePattern(base: string): string {
  return `^${quoteRegex(base.slice(0, -1))}(/.*)$`;
}
