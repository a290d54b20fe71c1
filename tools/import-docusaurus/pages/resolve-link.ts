// What a link of the source says → where it leads in our site: a page id, an address outside, or nowhere.

import path from 'node:path';
import type { Problem } from '../../../engine/tooling.ts';
import { toRoute } from '../config/route.ts';
import type { Doc } from '../docs/doc.ts';
import { SHOWN_CONTENT } from '../inventory/inventory.ts';
import type { SiteImport } from './site-import.ts';

export type Resolved = { to: string; problem?: Problem } | { to: undefined; problem: Problem };

/** A page, or a partial, and the page that it is looked at from. */
export type From = { file: string; doc: Doc };

export function resolveLink(href: string, from: From, all: SiteImport): Resolved {
  const written = href.trim();
  if (/^(?:https?|mailto|tel):/i.test(written)) return { to: written };
  if (/^\/\//.test(written)) return { to: `https:${written}` };
  if (written.startsWith('pathname://')) return { to: outside(written, all) };
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) return { to: undefined, problem: scheme(written) };
  const [, target = '', query = '', anchor = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(written) ?? [];
  if (target === '') return withAnchor('', anchor, from.doc.pageId, all);
  const file = fileOf(target, from, all);
  const doc = file === undefined ? undefined : all.byFile.get(file);
  if (doc) return withAnchor(doc.pageId, anchor, doc.pageId, all);
  const route = routeOf(target, from.doc, all);
  const id = all.byRoute.get(route) ?? all.byDocId.get(route);
  if (id !== undefined) {
    const [page = ''] = id.split('#');
    return id.includes('#') ? { to: id } : withAnchor(page, anchor, page, all);
  }
  const asset = assetOf(target, from, all);
  if (asset !== undefined) return { to: asset };
  if (all.leftOut(route)) return { to: outside(`/${route}${query}${anchor}`, all) };
  return { to: undefined, problem: broken(written) };
}

/** The address on the old site. */
export function outside(href: string, { site }: SiteImport): string {
  const way = href.replace(/^pathname:\/\//, '').replace(/^@site\/(?:static\/)?/, '/');
  const below = way.startsWith(site.base)
    ? way.slice(site.base.length)
    : way.replace(/^(?:\.?\/)+/, '');
  return encodeURI(decode(`${site.url}${site.base}${below}`));
}

function withAnchor(to: string, written: string, pageId: string, all: SiteImport): Resolved {
  const anchor = decode(written.slice(1));
  const known = all.anchors.get(pageId);
  if (anchor === '' || known === undefined || known.has(anchor)) {
    const hash = anchor === '' ? (to === '' ? '#' : '') : `#${anchor}`;
    return { to: to + hash };
  }
  const moved = nearAnchor(anchor, known, all.moved.get(pageId));
  if (moved !== undefined) return { to: `${to}#${moved}` };
  return {
    to: to || pageId,
    problem: {
      severity: 'warning',
      code: 'import/broken-anchor',
      message: `The link leads to "#${anchor}", and ${to === '' ? 'this page' : `"${pageId}"`} has no such heading. It leads to the page.`,
      hint: isMadeByCode(pageId, all)
        ? 'A plug-in or component of the old site may have made it. Write a heading of that name, or name another one.'
        : 'It was broken in the source. Name a heading that is there.',
    },
  };
}

/** Could something that isn't taken over have made an anchor of the page? */
function isMadeByCode(pageId: string, { site, docs, constructs }: SiteImport): boolean {
  const file = docs.find((doc) => doc.pageId === pageId)?.file ?? '';
  return (
    site.plugins.some(({ isKnown, name }) => !isKnown && !HARMLESS.test(name)) ||
    site.docs.some(({ hasOwnPlugins }) => hasOwnPlugins) ||
    (constructs.get(file) ?? []).some(
      ({ kind, column, note }) =>
        /^<[A-Z]/.test(kind) && (column === 'toLookAt' || note === SHOWN_CONTENT),
    )
  );
}

/** They make nothing in an article. */
const HARMLESS = /sass|less|copy-page|search|sitemap|gtag|analytics|pwa|mermaid|live-codeblock/;

/** The heading that an anchor of HTML stood at; or one that differs in capitals, or in signs that no anchor has. */
function nearAnchor(
  anchor: string,
  known: ReadonlySet<string>,
  moved?: ReadonlyMap<string, string>,
): string | undefined {
  const bare = anchor.replace(/^#+|(?<![\]).,:;])[\]).,:;]+$/g, '');
  return [moved?.get(anchor), moved?.get(bare), bare, bare.toLowerCase()].find(
    (one) => one !== undefined && known.has(one),
  );
}

/** `./near.md`, `../other.mdx`, `/from/root.md`, `@site/docs/x.md`. */
function fileOf(
  target: string,
  { file, doc }: From,
  { files, byFile }: SiteImport,
): string | undefined {
  const clean = decode(target);
  const site = /^@site\/(.*)$/.exec(clean);
  if (site) return path.join(files.dir, site[1] ?? '');
  if (!/\.mdx?$/i.test(clean)) return undefined;
  const below = clean.replace(/^\/+/, '');
  const candidates = clean.startsWith('/')
    ? [path.join(doc.folder, below), path.join(files.dir, below)]
    : [
        path.resolve(path.dirname(file), clean),
        path.join(doc.folder, below),
        path.join(files.dir, below),
      ];
  return candidates.find((at) => byFile.has(at));
}

/** As a browser reads it, from the address of the page. */
function routeOf(target: string, doc: Doc, { site }: SiteImport): string {
  const own = `${site.base}${doc.route}${doc.isFolder && doc.route !== '' ? '/' : ''}`;
  const base = `http://source${encodeURI(own)}`;
  const url = URL.canParse(target, base) ? new URL(target, base) : new URL('http://source/');
  const way = decode(url.pathname);
  const below = way.startsWith(site.base) ? way.slice(site.base.length) : way;
  return toRoute(below.replace(/(?:^|\/)index\.html?$/, '').replace(/\.(?:html?|mdx?)$/, ''));
}

/** A file that is no page: of a static folder it keeps its address; of a folder of pages it gets one. */
function assetOf(target: string, from: From, all: SiteImport): string | undefined {
  const found = assetFile(target, from, all);
  if (!found || /\.mdx?$/i.test(found.name)) return undefined;
  if (!found.isStatic) all.attachments.set(`files/${found.name}`, found.file);
  return outside(`/${found.isStatic ? found.name : `files/${found.name}`}`, all);
}

/** @returns  its name below the static folder, or below the site's. */
export function assetFile(
  target: string,
  { file, doc }: From,
  { files, site }: SiteImport,
): { file: string; name: string; isStatic: boolean } | undefined {
  const clean = decode(target.split(/[?#]/)[0] ?? '').replace(/^pathname:\/\//, '');
  const own = /^@site\/(.*)$/.exec(clean);
  const near = own
    ? path.join(files.dir, own[1] ?? '')
    : clean.startsWith('/')
      ? ''
      : path.resolve(path.dirname(file), clean);
  const below = clean.startsWith(site.base)
    ? clean.slice(site.base.length)
    : clean.replace(/^(?:\.{0,2}\/)+/, '');
  const candidates = [
    near,
    ...(own
      ? []
      : site.staticFolders.flatMap((one) => [path.join(one, below), path.join(one, clean)])),
    ...(own ? [] : [path.join(doc.folder, below)]),
  ];
  const at = candidates.find((one) => one !== '' && files.has(one));
  if (at === undefined) return undefined;
  const folder = site.staticFolders.find((one) => at.startsWith(`${one}${path.sep}`));
  const name = path
    .relative(folder ?? files.dir, at)
    .replaceAll(path.sep, '/')
    .replace(/^(?:\.\.\/)+/, '');
  return { file: at, name, isStatic: folder !== undefined };
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

function broken(href: string): Problem {
  return {
    severity: 'warning',
    code: 'import/broken-link',
    message: `The link "${href}" leads nowhere. Its text is kept.`,
    hint: 'It was broken in the source. Link by page id, such as [Roles](guide/roles).',
  };
}

function scheme(href: string): Problem {
  return {
    severity: 'warning',
    code: 'import/link-scheme',
    message: `The link "${href.slice(0, 60)}" is none that a page may have. Its text is kept.`,
    hint: 'Links begin with https:, mailto: or tel:, or name a page.',
  };
}
