// The site as it was last checked → what completion, hover, definitions and references ask of it.
import path from 'node:path';
import type { Location, Position } from 'vscode-languageserver';
import {
  fenceWalker,
  type LiveSite,
  listFiles,
  parseSnippet,
  readInside,
  replaceTokens,
  slugify,
  targetFrom,
} from '../../engine/tooling.ts';
import { lineRange, toLocation, toUri } from './places.ts';

export type Target = { id: string; anchor: string };

/** The page that a file is, where it is one. */
export const pageOf = ({ source }: LiveSite, file: string) =>
  source.pages.find((page) => !page.record && page.file === file);

/** What a link says → the page, aliases followed, and the heading. */
export function targetOf(live: LiveSite, href: string, pageId: string): Target {
  const { id, anchor } = targetFrom(replaceTokens(href, live.loaded.tokens), pageId);
  return { id: live.site.doc(id)?.frontMatter.alias_of ?? id, anchor };
}

/** Where a page, or a heading or row of it, is written. */
export function locate(live: LiveSite, { id, anchor }: Target): Location | undefined {
  const page = live.source.pages.find((one) => one.id === id);
  if (!page) return undefined;
  const { record } = page;
  const at = { path: page.path, line: 1, column: 1 };
  const line = record || !anchor ? 0 : findAnchor(textOf(live, page.file).split('\n'), anchor);
  return toLocation({ ...at, line: Math.max(0, line) + 1 }, live.loaded);
}

/** The line that writes an anchor, from 0; -1 where an include or a record makes it, or a second heading of the same words. */
export function findAnchor(lines: readonly string[], anchor: string): number {
  const explicit = lines.findIndex((line) => line.includes(`{#${anchor}}`));
  if (explicit >= 0) return explicit;
  const isCode = fenceWalker();
  const isIt = (line: string) => {
    const [, title = ''] = (!isCode(line) && /^#{1,6}\s+(\S.*)/.exec(line)) || [];
    return title !== '' && slugify(title.replace(/\{[^{}]*\}|[*`_]/g, '').trim()) === anchor;
  };
  return lines.findIndex(isIt);
}

/** The anchor of a heading that a line has; empty for anything else. */
export const anchorAt = (
  live: LiveSite,
  id: string,
  { uri, position: { line } }: { uri: string; position: Position },
): string =>
  (live.pages[id]?.anchors ?? []).find((anchor) => {
    const place = locate(live, { id, anchor });
    return place?.uri === uri && place.range.start.line === line && line > 0;
  }) ?? '';

/** Every link to a page, or to one of its anchors. */
export function linksTo(live: LiveSite, { id, anchor }: Target): Location[] {
  return Object.values(live.pages).flatMap(({ links }) =>
    links
      .filter(
        (link) =>
          (live.site.doc(link.id)?.frontMatter.alias_of ?? link.id) === id &&
          (anchor === '' || link.anchor === anchor),
      )
      .map((link) => toLocation({ ...link, length: link.href.length }, live.loaded)),
  );
}

/** The lines that include a snippet. */
export function includesOf(live: LiveSite, name: string): Location[] {
  const files = [
    ...live.source.pages.filter(({ record }) => !record).map(({ file }) => file),
    ...live.source.snippets.names().map((one) => snippetFile(live, one)),
  ];
  return files.flatMap((file) => {
    const text = textOf(live, file);
    if (!text.includes(name)) return [];
    return text.split('\n').flatMap((line, i) => {
      const [, before = '', found] = /^(\s*::include\{(?:file=)?"?)([^\s"{}=]+)/.exec(line) ?? [];
      if (found !== name) return [];
      return [
        { uri: toUri(file), range: lineRange(i, before.length, before.length + name.length) },
      ];
    });
  });
}

export const snippetFile = ({ loaded }: LiveSite, name: string): string =>
  /(?:^|\/)_/.test(name)
    ? path.join(loaded.pagesDir, name)
    : path.join(loaded.contentDir, 'snippets', name);

/** `target` of a snippet's `params: [target]`. */
export function paramsOf({ source, loaded }: LiveSite, name: string): readonly string[] {
  const text = source.snippets.read(name);
  return text === undefined ? [] : parseSnippet(text, name, loaded.tokens).params;
}

/** The collection that a directive, or a line that asks for records, belongs to. */
export const ownerOf = ({ source }: LiveSite, directive: string) =>
  source.collections.find(
    ({ collection }) =>
      (collection.directives ?? []).some(({ names }) => names.includes(directive)) ||
      Object.hasOwn(collection.shortcodes ?? {}, directive),
  );

/** The folders of records that a directive of a collection may name, and the names in each. */
export function recordsFor(live: LiveSite, directive: string): { file: string; name: string }[] {
  const { contentDir } = live.loaded;
  return (ownerOf(live, directive)?.collection.reads ?? []).flatMap((folder) => {
    const below = path.join(contentDir, folder);
    if (/\.\w+$/.test(folder)) return [];
    return listFiles(below, '.yaml', contentDir).map((name) => ({
      file: path.join(below, name),
      name: name.replace(/\.yaml$/, ''),
    }));
  });
}

/** As an editor has it, where it has it open. */
export const textOf = ({ loaded }: LiveSite, file: string): string =>
  (readInside(loaded.contentDir, file) ?? readInside(loaded.pagesDir, file))?.toString('utf8') ??
  '';
