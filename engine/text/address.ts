// What an id, the target of a redirect and a base path must be: one set of rules for content, config and servers.
// Whatever keeps them can be an address, a file on every system, and a rule of every kind of server.
import { z } from 'zod';

/** Signs that end a path in an address, or that some file system or server refuses or reads as its own. */
const SIGN = /[?#*:"<>\\^`{|}\p{Cc}\p{Cs}]|[^\S ]/u;

/** Signs that no address holds as they are. */
const TARGET_SIGN = /["<>\\^`{|}\p{Cc}\p{Cs}\s]/u;

/** Why a text can't be a page's id, as the end of a sentence that begins with the id; undefined when it can. */
export function idProblem(id: string): string | undefined {
  const [sign] = SIGN.exec(id) ?? [];
  if (sign !== undefined) return `has ${nameOf(sign)} in it`;
  if (id.startsWith('/')) return 'begins with "/"';
  const parts = id.split('/');
  if (parts.includes('')) return 'has an empty part';
  if (parts.some((part) => part.startsWith('.'))) return 'has a part that begins with "."';
  if (parts.some((part) => part !== part.trim())) return 'has a blank at the end of a part';
  if (id.startsWith('_')) return 'begins with "_", as only files of the engine do';
  return undefined;
}

/** An id out of a text that is none: `c#/a?` → `c-/a-`. */
export function nearestId(written: string): string {
  return written
    .split('/')
    .map((part) =>
      part
        .split(SIGN)
        .join('-')
        .trim()
        .replace(/^[._]+/, ''),
    )
    .filter(Boolean)
    .join('/');
}

/** The same of the target of a redirect: a path below the base with its anchor, or an https address. */
export function targetProblem(to: string): string | undefined {
  const [sign] = TARGET_SIGN.exec(to) ?? [];
  if (sign !== undefined) return `has ${nameOf(sign)} in it`;
  const [scheme] = /^[a-z][a-z0-9+.-]*:|^\/\//i.exec(to) ?? [];
  if (scheme === undefined) return to.startsWith('/') ? 'begins with "/"' : undefined;
  if (!to.startsWith('https://')) return `begins with "${scheme}" and not with "https://"`;
  if (!URL.canParse(to)) return 'is no address';
  const { username, password } = new URL(to);
  return username || password ? 'holds a name or a password' : undefined;
}

function nameOf(sign: string): string {
  if (sign === ' ') return 'a blank';
  return /^[\p{Cc}\p{Cs}\s]$/u.test(sign) ? 'a character that nobody sees' : `"${sign}"`;
}

/** The path of a site on its host, as every server can be given it. */
export const basePath = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*$/,
    'it begins and ends with a slash, with letters a to z, digits and "-" between',
  );

/** A base path out of one that is none: `/my docs` → `/my-docs/`. */
export function nearestBase(written: string): string {
  const parts = written
    .split('/')
    .map((part) => part.replace(/[^\w.~-]+/g, '-').replace(/^[.-]+|(?<!-)-+$/g, ''));
  return `/${parts.filter(Boolean).join('/')}/`.replace('//', '/');
}
