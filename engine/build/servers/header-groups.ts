// Header rules, which are by path → the same by header name, the form that other servers' files need.
import type { ServerConfig } from './server-config.ts';
import { headerRulePattern } from './url-patterns.ts';

export interface HeaderGroup {
  /** As the last rule spells it. */
  readonly name: string;
  /** The value on every answer that no exception matches; `undefined` when there is none. */
  readonly everywhere: string | undefined;
  /** In order, later wins. `path` is the rule's own, `pattern` its `headerRulePattern`. */
  readonly exceptions: readonly { path: string; pattern: string; value: string }[];
}

/** Group the header rules by name, in order of first appearance. */
export function groupHeaders({ base, headers }: ServerConfig): HeaderGroup[] {
  const groups = new Map<string, HeaderGroup>();
  for (const { path, set } of headers) {
    const pattern = headerRulePattern(base, path);
    for (const [name, value] of Object.entries(set)) {
      const group = groups.get(name.toLowerCase());
      const exceptions =
        pattern === undefined ? [] : [...(group?.exceptions ?? []), { path, pattern, value }];
      const everywhere = pattern === undefined ? value : group?.everywhere;
      groups.set(name.toLowerCase(), { name, everywhere, exceptions });
    }
  }
  return [...groups.values()];
}
