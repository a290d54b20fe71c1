// ServerConfig → `_caddy.conf`, imported by deploy/Caddyfile inside its site block.
import { quoteRegex } from '../../text/quote-regex.ts';
import { type ContentType, contentTypes, renderContentType, unknownType } from './content-types.ts';
import { groupHeaders, type HeaderGroup } from './header-groups.ts';
import { resolveRedirectTarget } from './redirect-target.ts';
import type { ServerConfig } from './server-config.ts';
import { buildSiteRules, resolveRuleHeaders } from './site-rules.ts';
import { basePattern, privatePattern } from './url-patterns.ts';

/**
 * Render the Caddy configuration of one site: the same rules as `nginxSnippet`.
 *
 * The file around it must set `root` to the build's output, and the variables `site_brace`, `site_backslash`
 * and `site_backtick` to what their names say (an imported file cannot write a single brace). Everything is in one
 * `route`, because Caddy would otherwise sort the directives and lose the order of the rules.
 */
export function caddySnippet(server: ServerConfig): string {
  const groups = groupHeaders(server);
  const lines = [
    '# Written by the build. Imported by deploy/Caddyfile inside its site block.',
    'route {',
    ...indent([
      'header -Last-Modified',
      'request_header -If-Modified-Since',
      ...groups.flatMap(renderEverywhere),
      '@other_method not method GET HEAD',
      'header @other_method Allow "GET, HEAD"',
      'error @other_method 405',
      ...groups.flatMap(renderExceptions),
      `@private path_regexp ${quotePattern(`(?i)${privatePattern(server.base)}`)}`,
      'error @private 404',
      ...renderMoves(server),
      ...renderFiles(server.base),
    ]),
    '}',
    'handle_errors {',
    '\t@missing expression {http.error.status_code} == 404',
    '\thandle @missing {',
    ...indent(indent(renderMissing(server, groups))),
    '\t}',
    '}',
    '',
  ];
  return lines.join('\n');
}

/**
 * Characters that Caddy gives a meaning even inside backticks: "{" opens a placeholder or an environment
 * variable, "\\" before it stops that, "`" ends the text. Written as placeholders, whose values Caddy does
 * not look into again.
 */
const placeholders: Readonly<Record<string, string>> = {
  '{': '{vars.site_brace}',
  '\\': '{vars.site_backslash}',
  '`': '{vars.site_backtick}',
};

function quoteText(text: string): string {
  return `\`${text.replace(/[{\\`]/g, (character) => placeholders[character] ?? character)}\``;
}

/** A regular expression: what Caddy would give its own meaning is named by its number. */
function quotePattern(pattern: string): string {
  return `\`${pattern.replaceAll('\\{', '\\x7B').replaceAll('`', '\\x60')}\``;
}

/** What a `map` compares with. It expands no placeholders there, so unusual signs make it a pattern. */
function quoteInput(text: string): string {
  return isPattern(text) ? quotePattern(`~^${quoteRegex(text)}$`) : `\`${text}\``;
}

function isPattern(input: string): boolean {
  return /[{\\`]|^~/.test(input);
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `\t${line}`);
}

function renderEverywhere({ name, everywhere }: HeaderGroup): string[] {
  return everywhere === undefined ? [] : [`header ${name} ${quoteText(everywhere)}`];
}

function renderExceptions({ name, exceptions }: HeaderGroup, group: number): string[] {
  return exceptions.flatMap(({ pattern, value }, index) => {
    const matcher = `@header_${group + 1}_${index + 1}`;
    return [
      `${matcher} path_regexp ${quotePattern(pattern)}`,
      `header ${matcher} ${name} ${quoteText(value)}`,
    ];
  });
}

/** All redirects are in one `map`: an exact comparison, where a `path` matcher would ignore case. */
function renderMoves({ base, redirects }: ServerConfig): string[] {
  const toBase = [
    { path: '/', status: 302 },
    { path: base.slice(0, -1), status: 301 },
  ].map(({ path, status }) => `\t${quoteInput(path)} ${status} ${base} "" ""`);
  const moves = redirects.flatMap(({ from, to, status }) => {
    const { url, query, hash } = resolveRedirectTarget(base, to);
    return [base + from, `${base}${from}/`].map((path) => {
      // Behind a pattern, "$1" would be what it has captured.
      const quote = (text: string) =>
        `\`${isPattern(path) ? text.replaceAll('$', '$$$$') : text}\``;
      return `\t${quoteInput(path)} ${status} ${quote(url)} ${quote(query)} ${quote(hash)}`;
    });
  });
  return [
    'map {path} {site_status} {site_target} {site_own_query} {site_hash} {',
    ...(base === '/' ? [] : toBase),
    ...moves,
    '\tdefault "" "" "" ""',
    '}',
    // The blank keeps the two queries apart: no query has one.
    'map "{site_own_query} {query}" {site_query} {',
    `\t"~^(\\S+) " "\${1}"`,
    `\t"~^ (.+)$" "?\${1}"`,
    '\tdefault ""',
    '}',
    '@moved not vars {site_status} ""',
    'redir @moved {site_target}{site_query}{site_hash} {site_status}',
  ];
}

function renderFiles(base: string): string[] {
  return [
    ...(base === '/'
      ? []
      : [
          `@outside not path_regexp ${quotePattern(basePattern(base))}`,
          'error @outside 404',
          `uri strip_prefix ${base.slice(0, -1)}`,
        ]),
    '@missing_page path /404.html',
    'error @missing_page 404',
    '@folder path */',
    'rewrite @folder {path}index.html',
    'try_files {path} {path}/index.html',
    ...renderTypes(),
    'file_server {',
    '\tprecompressed br',
    '\tdisable_canonical_uris',
    '}',
  ];
}

function renderTypes(): string[] {
  const line = (type: ContentType, extensions: string) =>
    `\t~\\.(?i:${extensions})$ "${renderContentType(type)}"${type.isCompressible ? ' Accept-Encoding' : ' ""'}`;
  return [
    'map {path} {site_type} {site_vary} {',
    ...Object.entries(contentTypes).map(([extension, type]) => line(type, extension)),
    `\tdefault ${unknownType.type} Accept-Encoding`,
    '}',
    'header Content-Type {site_type}',
    '@varies not vars {site_vary} ""',
    'header @varies Vary {site_vary}',
  ];
}

/** The 404 page, with the header rules for `404.html`. */
function renderMissing(server: ServerConfig, groups: readonly HeaderGroup[]): string[] {
  const headers = resolveRuleHeaders(buildSiteRules(server), `${server.base}404.html`);
  return [
    'encode gzip',
    ...groups
      .filter(({ exceptions }) => exceptions.length > 0)
      .map(({ name }) =>
        headers[name] === undefined
          ? `header -${name}`
          : `header ${name} ${quoteText(headers[name])}`,
      ),
    'header -ETag',
    'header -Last-Modified',
    'header Content-Type "text/html; charset=utf-8"',
    'header Vary Accept-Encoding',
    'rewrite * /404.html',
    'file_server {',
    '\tstatus 404',
    '\tprecompressed br',
    '}',
  ];
}
