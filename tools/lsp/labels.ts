// A label in bold and the site → what it is, where records say it, and which pages name it.
import path from 'node:path';
import { isScalar, visit } from 'yaml';
import {
  displayPath,
  fenceWalker,
  type LiveSite,
  type NamedLabel,
  type Range,
  readDocument,
} from '../../engine/tooling.ts';
import { ownerOf, textOf } from './site-index.ts';

/** Labels of the records that a page shows. */
export function labelsOf({ source, pages }: LiveSite, pageId: string): readonly NamedLabel[] {
  const dependencies = pages[pageId]?.dependencies ?? [];
  return source.collections.flatMap(({ collection, data }) => {
    const prefix = `${collection.name}:`;
    const keys = dependencies.flatMap((one) =>
      one.startsWith(prefix) ? [one.slice(prefix.length)] : [],
    );
    return keys.length > 0 ? (collection.editor?.labels?.(data.records, keys) ?? []) : [];
  });
}

/** Ids that `[id]` may name: those of the record that the directive above shows. */
export function idsFor(live: LiveSite, lines: readonly string[], line: number): string[] {
  for (let at = line; at >= 0; at--) {
    const text = lines[at] ?? '';
    const [, directive = '', inside = ''] =
      /^\s*:{2,}([a-z][\w-]*)(?:\[[^\]]*\])?\{([^}]*)\}/.exec(text) ?? [];
    const [, key] = /^(?:.*\bname=)?"?([a-z0-9][\w/-]*)/.exec(inside) ?? [];
    const owner = ownerOf(live, directive);
    const ids = key && owner?.collection.editor?.ids?.(owner.data.records, key);
    if (ids) return [...ids];
  }
  return [];
}

/** Everything that says a label: records, and bold words of pages that show one of them. */
export function placesOfLabel(live: LiveSite, pageId: string, text: string): Range[] {
  const files = new Set(saying(live, pageId, text));
  if (files.size === 0) return [];
  const pages = live.source.pages.filter(
    ({ id, record }) => !record && saying(live, id, text).some((file) => files.has(file)),
  );
  const bold = pages.flatMap(({ file, path: shown }) =>
    boldPlaces(textOf(live, file), shown, text),
  );
  return [...[...files].flatMap((file) => recordPlaces(live, file, text)), ...bold];
}

/** Records of a page that say a text, below the content folder. */
const saying = (live: LiveSite, pageId: string, text: string): string[] =>
  labelsOf(live, pageId).flatMap((one) => (one.text === text && one.file ? [one.file] : []));

/** Values of a record that are this text. */
function recordPlaces(live: LiveSite, file: string, text: string): Range[] {
  const { loaded } = live;
  const raw = textOf(live, path.join(loaded.contentDir, file));
  const { document, rangeAt } = readDocument(raw, displayPath(loaded, file), loaded.tokens);
  const places: Range[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || node.value !== text || !node.range) return;
      const quotes = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0;
      places.push(rangeAt(node.range[0] + quotes, node.range[1] - quotes));
    },
  });
  return places;
}

function boldPlaces(text: string, shown: string, label: string): Range[] {
  const written = `**${label}**`;
  const isCode = fenceWalker();
  return text.split('\n').flatMap((lineText, i): Range[] => {
    if (isCode(lineText)) return [];
    const found: Range[] = [];
    for (let at = lineText.indexOf(written); at >= 0; at = lineText.indexOf(written, at + 1))
      found.push({ path: shown, line: i + 1, column: at + 3, length: label.length, lineText });
    return found;
  });
}
