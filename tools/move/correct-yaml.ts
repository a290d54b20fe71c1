// A YAML text and the renames → edits of the ids in it, and of links in the texts of its records.

import { type Node, type Scalar, stringify, visit } from 'yaml';
import {
  type Directive,
  type PageRole,
  pageRoleOf,
  readDocument,
  replaceTokens,
  type SourceLine,
  scalarLines,
  type Tokens,
  writtenLinks,
  type YamlKind,
} from '../../engine/tooling.ts';
import { correctLinks } from './correct-links.ts';
import type { Corrections, TextEdit } from './edits.ts';
import { newPrefix, type Renames } from './renames.ts';

export type YamlFile = {
  /** As people see it: `content/sidebars/docs.yaml`. */
  path: string;
  text: string;
  kind: YamlKind;
};

type Context = { tokens: Tokens; directives: ReadonlyMap<string, Directive> };

/** A text that is no YAML has none: the check complains about it. */
export function correctYaml(file: YamlFile, renames: Renames, context: Context): Corrections {
  const { document, rangeAt, lines, lineCounter } = readDocument(
    file.text,
    file.path,
    context.tokens,
  );
  const corrections: Corrections = { edits: [], byHand: [] };
  if (document.errors.length > 0) return corrections;
  visit(document, {
    Scalar(key, node, ancestors) {
      const { value, range } = node;
      if (typeof value !== 'string' || !range) return;
      const { path, line, column } = rangeAt(range[0], range[1]);
      const place = { path, line, column };
      const [id = ''] = value.split('#');
      const position = { isKey: key === 'key', key, ancestors: ancestors as readonly Node[] };
      const role = pageRoleOf(file.kind, position);
      const target = targetOf(id, role, renames, context.tokens);
      if (target !== undefined) {
        const edit = scalarEdit(node, lines[line - 1], { ...place, ...target }, context.tokens);
        if (edit) corrections.edits.push(edit);
        else
          corrections.byHand.push({ ...place, old: value, why: 'is put together in another way' });
      } else if (
        file.kind === 'record' &&
        role === 'other' &&
        id.includes('/') &&
        renames.newId(id) !== undefined
      )
        corrections.byHand.push({ ...place, old: value, why: 'may be something else' });
      else if (/\]\(|\]:|\bto=/.test(value) && key !== 'key') {
        const own = scalarLines(node, lines, lineCounter);
        const links = writtenLinks(own, '', context.directives).filter(
          ({ href }) => !href.startsWith('.'),
        );
        const { edits, byHand } = correctLinks(
          links.map((link) => ({ link })),
          renames,
          context.tokens,
        );
        corrections.edits.push(...edits);
        corrections.byHand.push(...byHand);
      }
    },
  });
  return corrections;
}

/** What is in the scalar as an id, and what shall be there. */
function targetOf(
  id: string,
  role: PageRole,
  renames: Renames,
  tokens: Tokens,
): { id: string; text: string } | undefined {
  if (role === 'other') return undefined;
  if (role === 'folder') {
    const text = newPrefix(`${id.replace(/\/$/, '')}/`, renames, tokens)?.slice(0, -1);
    return text === undefined ? undefined : { id: id.replace(/\/$/, ''), text };
  }
  const text = renames.newWritten(id) ?? newPrefix(id, renames, tokens);
  return text === undefined ? undefined : { id, text };
}

type Wanted = { path: string; line: number; column: number; id: string; text: string };

/** Undefined where the id can't be seen as it is, such as behind escapes. */
function scalarEdit(
  { type }: Scalar,
  source: SourceLine | undefined,
  { path, line, column, id, text }: Wanted,
  tokens: Tokens,
): TextEdit | undefined {
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  if (!source || (!isQuoted && type !== 'PLAIN')) return undefined;
  const from = column - 1 + (isQuoted ? 1 : 0);
  const old = writtenId(source.written.slice(from), id, tokens);
  if (old === undefined) return undefined;
  const needsQuotes = !isQuoted && /^["'|>]/.test(stringify(text.replace(/[{}]/g, '')));
  return { path, line, column: from + 1, old, text: needsQuotes ? JSON.stringify(text) : text };
}

/** The beginning of a text that is the id when its tokens are replaced. */
function writtenId(text: string, id: string, tokens: Tokens): string | undefined {
  for (let end = 1; end <= text.length; end++)
    if (replaceTokens(text.slice(0, end), tokens) === id) return text.slice(0, end);
  return undefined;
}
