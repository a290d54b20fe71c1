// Lines of a YAML file, or of the head of a page → the ids of pages in them: at a position, or all of a site that name one page.
import path from 'node:path';
import type { Location, Position } from 'vscode-languageserver';
import { isScalar, type Node, visit } from 'yaml';
import {
  displayPath,
  type LiveSite,
  listFiles,
  pageRoleOf,
  quoteRegex,
  readDocument,
  replaceTokens,
  type Tokens,
  type YamlKind,
  yamlKindOf,
} from '../../engine/tooling.ts';
import { isIn, lineRange, toLocation } from './places.ts';
import { type Target, targetOf, textOf } from './site-index.ts';
import { headEnd, type Written } from './written-at.ts';

/** What a YAML file of the content is; undefined for any other. */
export function kindOfFile({ loaded }: LiveSite, file: string): YamlKind | undefined {
  const below = path.relative(loaded.contentDir, file).replaceAll(path.sep, '/');
  return /\.ya?ml$/.test(below) && !below.startsWith('..') ? yamlKindOf(below) : undefined;
}

type Text = { lines: readonly string[]; kind: YamlKind; tokens: Tokens };

/** An id as it is written there: it is a link to all who ask. */
export function pageNameAt(text: Text, position: Position): Written | undefined {
  const { line, character } = position;
  const lineText = text.lines[line] ?? '';
  for (const { column, length } of namesIn(text, line)) {
    const [start, end] = [column - 1, column - 1 + length];
    const range = lineRange(line, start, end);
    if (!isIn(position, range)) continue;
    const before = lineText.slice(start, character);
    return { kind: 'link', text: lineText.slice(start, end), range, before, lineText };
  }
  return undefined;
}

/** Every place of a YAML file or a head that names a page, or one of its anchors. */
export function namesOf(live: LiveSite, { id, anchor }: Target): Location[] {
  const { site, loaded } = live;
  const ids = [id, ...site.ids.filter((one) => site.doc(one)?.frontMatter.alias_of === id)];
  const word = new RegExp(`(?<![\\w/-])(?:${ids.map(quoteRegex).join('|')})(?![\\w/-])`);
  const says = (text: string) => word.test(replaceTokens(text, loaded.tokens));
  const isIt = (value: string) => {
    const found = targetOf(live, value, '');
    return found.id === id && (anchor === '' || found.anchor === anchor);
  };
  return [...yamlTexts(live), ...heads(live)].flatMap(({ shown, text, kind }) => {
    if (!says(text)) return [];
    const lines = text.split(/\r?\n/);
    return lines.flatMap((lineText, line) => {
      if (!says(lineText)) return [];
      const names = namesIn({ lines, kind, tokens: loaded.tokens }, line);
      return names
        .filter(({ value }) => isIt(value))
        .map((one) => toLocation({ ...one, path: shown, line: line + 1 }, loaded));
    });
  });
}

/** The head as YAML at its own lines. */
export const headOf = (lines: readonly string[]): string[] => [
  '',
  ...lines.slice(1, Math.max(1, headEnd(lines))),
];

type Shown = { shown: string; text: string; kind: YamlKind };

function yamlTexts(live: LiveSite): Shown[] {
  const { loaded } = live;
  const names = ['.yaml', '.yml'].flatMap((ending) => listFiles(loaded.contentDir, ending));
  return names.map((name) => ({
    shown: displayPath(loaded, name),
    text: textOf(live, path.join(loaded.contentDir, name)),
    kind: yamlKindOf(name),
  }));
}

/** Of pages that name another one. */
function heads(live: LiveSite): Shown[] {
  return live.source.pages.flatMap(({ id, record, file, path: shown }) => {
    const matter = live.site.doc(id)?.frontMatter;
    if (record || !matter) return [];
    const { alias_of, parent, pagination_next, pagination_prev } = matter;
    if (!(alias_of || parent || pagination_next || pagination_prev)) return [];
    const lines = textOf(live, file).split('\n');
    return [{ shown, text: headOf(lines).join('\n'), kind: 'header' }];
  });
}

type Name = { value: string; column: number; length: number };

/** Of one line; `value` with tokens replaced. */
function namesIn({ lines, kind, tokens }: Text, line: number): Name[] {
  const own = [...linesAround(lines, line), lines[line] ?? ''];
  const { document, rangeAt } = readDocument(own.join('\n'), '', tokens);
  const found: Name[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.value || !node.range) return;
      const position = { isKey: key === 'key', key, ancestors: ancestors as readonly Node[] };
      if (pageRoleOf(kind, position) !== 'page') return;
      const quotes = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0;
      const [start, end] = [node.range[0] + quotes, node.range[1] - quotes];
      const { line: at, column } = rangeAt(start, end);
      // Behind the last character: that may be one of a token.
      const length = rangeAt(end, end).column - column;
      if (at === own.length) found.push({ value: node.value, column, length });
    },
  });
  return found;
}

/** The keys and entries that a line belongs to, outermost first: a long file isn't read for one line. */
function linesAround(lines: readonly string[], line: number): string[] {
  const found: string[] = [];
  let edge = edgeOf(lines[line] ?? '');
  for (let at = line - 1; at >= 0; at--) {
    const text = lines[at] ?? '';
    if (edgeOf(text) >= edge || /^\s*(?:#|$)/.test(text)) continue;
    found.unshift(text);
    edge = edgeOf(text);
  }
  return found;
}

/** A list may stand as far left as the key that it belongs to. */
const edgeOf = (text: string): number =>
  text.search(/\S|$/) + (/^\s*-(?:\s|$)/.test(text) ? 0.5 : 0);
