// ServerConfig → `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read.
import { groupHeaders, type HeaderGroup } from './header-groups.ts';
import { resolveRedirectTarget } from './redirect-target.ts';
import type { ServerConfig } from './server-config.ts';

/**
 * Render `_headers`. These hosts join the values where two rules set one header, so a header that an
 * exception sets again is detached first ("! Name", Cloudflare's syntax). Cache-Control is omitted from the
 * rule for everything: what it says there (revalidate each time) is those hosts' own default.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(server: ServerConfig): string {
  const groups = groupHeaders(server);
  const everywhere = groups.flatMap((group) =>
    group.everywhere === undefined || isCacheControl(group)
      ? []
      : [`  ${group.name}: ${group.everywhere}`],
  );
  const paths = [...new Set(server.headers.map(({ path }) => path))];
  const blocks = [
    [`${server.base}*`, ...everywhere],
    ...paths.map((path) => [
      server.base.slice(0, -1) + path,
      ...groups.flatMap((group) => renderExceptions(group, path)),
    ]),
  ];
  return blocks
    .filter((lines) => lines.length > 1)
    .map((lines) => `${lines.join('\n')}\n`)
    .concat(ownLines(server.hostLines?.headers))
    .join('\n');
}

const ownLines = (lines: readonly string[] = []): string[] =>
  lines.length === 0 ? [] : [`${lines.join('\n')}\n`];

function isCacheControl({ name }: HeaderGroup): boolean {
  return name.toLowerCase() === 'cache-control';
}

function renderExceptions(group: HeaderGroup, path: string): string[] {
  const values = group.exceptions.filter((exception) => exception.path === path);
  const value = values.at(-1)?.value;
  if (value === undefined) return [];
  const isSetBefore =
    group.exceptions[0]?.path !== path ||
    (group.everywhere !== undefined && !isCacheControl(group));
  return [...(isSetBefore ? [`  ! ${group.name}`] : []), `  ${group.name}: ${value}`];
}

/**
 * Render `_redirects`: one line for each redirect and slash form. The hosts keep the query string themselves.
 */
export function redirectsFile({ base, redirects, hostLines }: ServerConfig): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const { url, query, hash } = resolveRedirectTarget(base, to);
    const path = encodeSource(base + from);
    return [path, `${path}/`].map((source) => `${source} ${url}${query}${hash} ${status}`);
  });
  const home = base === '/' ? [] : [`/ ${base} 302`];
  return [...home, ...lines, ...(hostLines?.redirects ?? [])].map((line) => `${line}\n`).join('');
}

/** These hosts read "*" as any path, ":name" as a part of one, "#" as the start of a comment. */
function encodeSource(path: string): string {
  return encodeURI(path).replace(/[*:#?]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
