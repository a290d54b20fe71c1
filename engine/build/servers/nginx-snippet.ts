// ServerConfig → `_nginx.conf`, included by deploy/nginx.conf inside its `server { }`.
import { contentTypes, unknownType } from './content-types.ts';
import { groupHeaders, type HeaderGroup } from './header-groups.ts';
import { resolveRedirectTarget } from './redirect-target.ts';
import type { Redirect, ServerConfig } from './server-config.ts';
import { belowBasePattern, privatePattern } from './url-patterns.ts';

/** nginx refuses a parameter of 4096 bytes; longer values are assembled from pieces. */
const maxParameterLength = 3000;

/**
 * Render the nginx configuration of one site: types, headers, redirects, both slash forms, the 404 page.
 *
 * The file around it must define `$literal_dollar` (nginx has no other way to write a "$"), set `root` to
 * the build's output, and load the brotli filter. Headers that vary by path are variables, so that every
 * `add_header` is at server level: a location that has an `add_header` itself would lose all of those.
 */
export function nginxSnippet(server: ServerConfig): string {
  const groups = groupHeaders(server);
  return [
    '# Written by the build. Included by deploy/nginx.conf inside `server { }`.',
    ...renderTypes(),
    '',
    ...renderVariables(groups),
    '',
    'if ($request_method !~ "^(?:GET|HEAD)$") {',
    '  set $site_allow "GET, HEAD";',
    '  set $site_vary "";',
    '  return 405;',
    '}',
    ...groups.flatMap(renderExceptions),
    `if ($uri ~* ${quote(privatePattern(server.base))}) { return 404; }`,
    '',
    ...groups.map(renderHeader),
    'add_header Allow $site_allow always;',
    'add_header Vary $site_vary always;',
    'add_header Last-Modified "";',
    '',
    ...renderLocations(server),
    '',
  ].join('\n');
}

function renderTypes(): string[] {
  const byType = new Map<string, string[]>();
  for (const [extension, { type }] of Object.entries(contentTypes)) {
    byType.set(type, [...(byType.get(type) ?? []), extension]);
  }
  const listTypes = (has: 'hasCharset' | 'isCompressible') =>
    // nginx includes text/html by itself, and warns when it is listed.
    [
      ...new Set(
        [...Object.values(contentTypes), unknownType].flatMap((entry) =>
          entry[has] ? entry.type : [],
        ),
      ),
    ]
      .filter((type) => type !== 'text/html')
      .join(' ');
  return [
    'types {',
    ...[...byType].map(([type, extensions]) => `  ${type} ${extensions.join(' ')};`),
    '}',
    `default_type ${unknownType.type};`,
    'charset utf-8;',
    `charset_types ${listTypes('hasCharset')};`,
    `gzip_types ${listTypes('isCompressible')};`,
    `brotli_types ${listTypes('isCompressible')};`,
  ];
}

function renderVariables(groups: readonly HeaderGroup[]): string[] {
  const packed = Object.entries(contentTypes).flatMap(([extension, { isCompressible }]) =>
    isCompressible ? [] : extension,
  );
  return [
    'set $site_allow "";',
    '# Vary stands here and not in gzip_vary, so that 304 and HEAD answers carry it too.',
    'set $site_vary "Accept-Encoding";',
    `if ($uri ~* "\\.(?:${packed.join('|')})$") { set $site_vary ""; }`,
    ...groups.flatMap((group, index) =>
      isFixed(group) ? [] : renderSet(headerVariable(index), group.everywhere ?? ''),
    ),
  ];
}

/** Whether a header has one short value everywhere, so that it needs no variable. */
function isFixed({ everywhere, exceptions }: HeaderGroup): boolean {
  return exceptions.length === 0 && interpolate(everywhere ?? '').length <= maxParameterLength;
}

function headerVariable(index: number): string {
  return `site_header_${index + 1}`;
}

function renderExceptions({ exceptions }: HeaderGroup, index: number): string[] {
  return exceptions.flatMap(({ pattern, value }) => [
    `if ($uri ~ ${quote(pattern)}) {`,
    ...renderSet(headerVariable(index), value).map((line) => `  ${line}`),
    '}',
  ]);
}

function renderHeader(group: HeaderGroup, index: number): string {
  const value = isFixed(group) ? quoteText(group.everywhere ?? '') : `$${headerVariable(index)}`;
  return `add_header ${group.name} ${value} always;`;
}

/** `set` a variable to `value`, piece by piece. */
function renderSet(variable: string, value: string): string[] {
  const pieces: string[] = [''];
  for (const character of value) {
    const piece = interpolate((pieces.at(-1) ?? '') + character);
    if (piece.length > maxParameterLength) pieces.push(character);
    else pieces[pieces.length - 1] += character;
  }
  return pieces.map((piece, index) => {
    const before = index === 0 ? '' : `\${${variable}}`;
    return `set $${variable} "${before}${interpolate(piece)}";`;
  });
}

function renderLocations({ base, redirects }: ServerConfig): string[] {
  const toBase = (location: string, status: number) =>
    renderMove(location, status, `${quoteBody(base)}$is_args$args`);
  const strip = base === '/' ? '' : ` rewrite ${quote(belowBasePattern(base))} $1 break;`;
  return [
    `error_page 403 404 =404 ${base}404.html;`,
    `location = ${base}404.html { internal; etag off;${strip} }`,
    `location ${base} {${strip} try_files $uri $uri/index.html =404; }`,
    ...(base === '/'
      ? []
      : ['location / { return 404; }', ...toBase('/', 302), ...toBase(base.slice(0, -1), 301)]),
    ...redirects.flatMap((redirect) => renderRedirect(base, redirect)),
  ];
}

function renderRedirect(base: string, { from, to, status }: Redirect): string[] {
  const { url, query, hash } = resolveRedirectTarget(base, to);
  const text =
    interpolate(url) + (query ? interpolate(query) : '$is_args$args') + interpolate(hash);
  return [`${base}${from}`, `${base}${from}/`].flatMap((path) => renderMove(path, status, text));
}

/** @param text  The body of a quoted parameter, variables and all. */
function renderMove(path: string, status: number, text: string): string[] {
  return [`location = ${quote(path)} { set $site_vary ""; return ${status} "${text}"; }`];
}

/** A quoted parameter in which nginx expands no variables: a pattern or a location. */
function quote(text: string): string {
  return `"${quoteBody(text)}"`;
}

/** A quoted parameter in which nginx would expand variables; `text` has none. */
function quoteText(text: string): string {
  return `"${interpolate(text)}"`;
}

function quoteBody(text: string): string {
  return text.replace(/[\\"]/g, '\\$&');
}

function interpolate(text: string): string {
  return quoteBody(text).replaceAll('$', '$${literal_dollar}');
}
