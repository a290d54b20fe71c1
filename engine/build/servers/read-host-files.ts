// `_headers` and `_redirects` of a site's public folder → rules for every server, and lines that only some hosts understand.
import { readFileSync } from 'node:fs';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { Site } from '../../model/site.ts';
import { headerRuleSchema, redirectSchema, type ServerConfig } from './server-config.ts';

export type HostRules = Pick<ServerConfig, 'headers' | 'redirects' | 'hostLines'> & {
  /** One warning a file, at the first line that only some hosts understand. */
  diagnostics: Diagnostic[];
  /** Text of the site's own `robots.txt`. */
  robots?: string;
};

/** Are merged with what the build itself writes to these names. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

/** Those files of the public folder that are copied as they are: versions that are built together share their robots.txt. */
export function copiedFiles<File extends { path: string }>(
  files: Iterable<File>,
  { builtVersions }: Pick<Site, 'builtVersions'>,
): File[] {
  const merged = builtVersions === undefined ? [...HOST_FILES, 'robots.txt'] : HOST_FILES;
  return [...files].filter(({ path }) => !merged.includes(path));
}

/** @param publicFiles  of the site; `base`: paths in both files begin at the host, as ours do. */
export function readHostFiles(
  publicFiles: Iterable<{ path: string; file: string }>,
  base: string,
): HostRules {
  const files = new Map([...publicFiles].map(({ path, file }) => [path, file]));
  const linesOf = (name: string) => {
    const file = files.get(name);
    return file === undefined ? [] : readFileSync(file, 'utf8').split(/\r?\n/);
  };
  const headers = readHeaders(linesOf('_headers'), base);
  const redirects = readRedirects(linesOf('_redirects'), base);
  const hostLines = { headers: headers.lines, redirects: redirects.lines };
  return {
    ...(files.has('robots.txt') ? { robots: linesOf('robots.txt').join('\n') } : {}),
    headers: headers.rules,
    redirects: redirects.rules,
    ...(headers.lines.length + redirects.lines.length > 0 ? { hostLines } : {}),
    diagnostics: [
      ...hostOnly('_headers', headers.firstLine),
      ...hostOnly('_redirects', redirects.firstLine),
    ],
  };
}

type Read<T> = { rules: T[]; lines: string[]; firstLine: number | undefined };

type Block = { path: string; line: number; lines: string[] };

/** A path in the first column, and below it, indented, a header a line. */
function readHeaders(
  lines: readonly string[],
  base: string,
): Read<ServerConfig['headers'][number]> {
  const blocks: Block[] = [];
  lines.forEach((text, i) => {
    if (isBlank(text)) return;
    if (/^\s/.test(text)) blocks.at(-1)?.lines.push(text.trim());
    else blocks.push({ path: text.trim(), line: i + 1, lines: [] });
  });
  const read: Read<ServerConfig['headers'][number]> = {
    rules: [],
    lines: [],
    firstLine: undefined,
  };
  for (const block of blocks) {
    const set = Object.fromEntries(block.lines.map(toHeader));
    const rule = headerRuleSchema.safeParse({ path: belowBase(block.path, base), set });
    if (rule.success && !block.path.includes(':')) read.rules.push(rule.data);
    else {
      read.lines.push(block.path, ...block.lines.map((line) => `  ${line}`));
      read.firstLine ??= block.line;
    }
  }
  return read;
}

function toHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** `from to`, and perhaps a status, a line. */
function readRedirects(
  lines: readonly string[],
  base: string,
): Read<ServerConfig['redirects'][number]> {
  const read: Read<ServerConfig['redirects'][number]> = {
    rules: [],
    lines: [],
    firstLine: undefined,
  };
  lines.forEach((text, i) => {
    if (isBlank(text)) return;
    const [from = '', to = '', status = '301', ...more] = text.trim().split(/\s+/);
    const rule = redirectSchema.safeParse({
      from: (belowBase(from, base) ?? '').replace(/^\/|\/$/g, ''),
      to: to.startsWith('/') ? belowBase(to, base)?.replace(/^\//, '') : to,
      status: Number(status),
    });
    const isPlain = more.length === 0 && !/[*:]/.test(from);
    if (isPlain && rule.success) read.rules.push(rule.data);
    else {
      read.lines.push(text.trim());
      read.firstLine ??= i + 1;
    }
  });
  return read;
}

const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line);

/** Undefined for what is outside of the site. */
function belowBase(path: string, base: string): string | undefined {
  if (path === '/*') return path;
  if (`${path}/` === base) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

function hostOnly(name: string, line: number | undefined): Diagnostic[] {
  if (line === undefined) return [];
  const problem = {
    severity: 'warning' as const,
    code: 'public/host-only-rule',
    message: `Only hosts that read ${name} will follow this rule; it goes into that file as it is.`,
    hint: 'Rules that every server follows have a plain path below the base of the site, and a redirect has status 301, 302, 307 or 308.',
  };
  return [diagnose({ path: `public/${name}`, line, column: 1 }, problem)];
}
