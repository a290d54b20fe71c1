// `_server.json` → the same rules ready for many requests: patterns compiled, redirects by path.
import { type RedirectTarget, resolveRedirectTarget } from './redirect-target.ts';
import type { Redirect, ServerConfig } from './server-config.ts';
import { headerRulePattern, privatePattern } from './url-patterns.ts';

export interface SiteRules {
  readonly base: string;
  readonly redirects: ReadonlyMap<string, { status: Redirect['status']; target: RedirectTarget }>;
  /** Matches site paths that are never served. */
  readonly private: RegExp;
  readonly headers: readonly {
    pattern: RegExp | undefined;
    set: Readonly<Record<string, string>>;
  }[];
}

/** Compile the rules once. */
export function buildSiteRules({ base, headers, redirects }: ServerConfig): SiteRules {
  return {
    base,
    private: new RegExp(privatePattern(base), 'is'),
    redirects: new Map(
      redirects.map(({ from, to, status }) => [
        from,
        { status, target: resolveRedirectTarget(base, to) },
      ]),
    ),
    headers: headers.map(({ path, set }) => {
      const pattern = headerRulePattern(base, path);
      return { set, pattern: pattern === undefined ? undefined : new RegExp(pattern, 's') };
    }),
  };
}

/**
 * The headers that the rules give an answer, later rules over earlier ones.
 *
 * @param url  The site path whose rules apply; `undefined` leaves only the rules for everything ("/*").
 */
export function resolveRuleHeaders(
  rules: SiteRules,
  url: string | undefined,
): Record<string, string> {
  const byName = new Map<string, [name: string, value: string]>();
  for (const { pattern, set } of rules.headers) {
    if (pattern && (url === undefined || !pattern.test(url))) continue;
    for (const [name, value] of Object.entries(set)) byName.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(byName.values());
}
