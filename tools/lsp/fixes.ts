// A diagnostic and what it says to write instead → the change of the text that does it.
import path from 'node:path';
import type { CodeAction, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { stringify } from 'yaml';
import { type Diagnostic, humanize, type LiveSite, readContent } from '../../engine/tooling.ts';
import { firstSentence } from './first-sentence.ts';
import { fileOf, lineRange, toRange, toUri } from './places.ts';
import { textOf } from './site-index.ts';
import { headEnd } from './written-at.ts';

/** `newFile`: in place of the diagnostic's own, one that isn't there yet. */
type Fix = { title: string; uri?: string; newFile?: string; edit: TextEdit };

export type Redirect = { from: string; to: string };

/** The text of `redirects.yaml` with one more, where `learn mv` would enter it; undefined where none can be entered. */
export type WithRedirect = (
  live: Pick<LiveSite, 'loaded'>,
  text: string,
  redirect: Redirect,
) => string | undefined;

/** @returns  none where only a person can tell what to write. */
export function fixesFor(
  one: Diagnostic,
  live: LiveSite,
  withRedirect: WithRedirect,
): CodeAction[] {
  const uri = toUri(fileOf(one.path, live.loaded));
  const fixes = [
    ...replacements(one),
    ...redirects(one, live, withRedirect),
    ...missingKey(one, live),
  ];
  return fixes.map((fix) => ({
    title: fix.title,
    kind: 'quickfix',
    isPreferred: true,
    edit: toWorkspaceEdit(fix, uri),
  }));
}

function toWorkspaceEdit({ uri, newFile, edit }: Fix, own: string): WorkspaceEdit {
  if (newFile === undefined) return { changes: { [uri ?? own]: [edit] } };
  const textDocument = { uri: newFile, version: null };
  const create = { kind: 'create' as const, uri: newFile, options: { ignoreIfExists: true } };
  return { documentChanges: [create, { textDocument, edits: [edit] }] };
}

/** Codes whose mark covers all that the nearest word takes the place of. */
const WHOLE = /\/(?:unknown-key|unknown-text|variant|missing-alias)$|^alerts\/unknown$/;

function replacements(one: Diagnostic): Fix[] {
  const text = (one.lineText ?? '').slice(one.column - 1, one.column - 1 + one.length);
  const range = toRange(one);
  const replace = (newText: string): Fix[] =>
    newText === text ? [] : [{ title: `Write ${newText}`, edit: { range, newText } }];
  const hint = one.hint ?? '';
  const [, quoted] = /^Write "([^"\n]+)"(?: instead)?\./.exec(hint) ?? [];
  const [, closest] = /Closest(?:, and in no sidebar yet)?: (\S+)/.exec(hint) ?? [];
  const [, label] = /^Closest: (.+)$/m.exec(hint) ?? [];
  if (label && /\/unknown-label$/.test(one.code) && /^\*\*.+\*\*$/.test(text))
    return replace(`**${label}**`);
  if (quoted && WHOLE.test(one.code)) return replace(quoted);
  if (!closest) return [];
  if (one.code === 'links/missing-page') return replace(closest + anchorOf(text));
  if (one.code === 'links/missing-anchor') return replace(`${text.split('#')[0] ?? ''}${closest}`);
  const [, version] = /^There is no version "([^"]+)"/.exec(one.message) ?? [];
  if (one.code === 'marks/unknown-version' && version)
    return replace(text.replace(version, closest));
  if (one.code === 'frontmatter/unknown-version' && version) return valueFix(one, version, closest);
  if (WHOLE.test(one.code) || text === closest) return replace(closest);
  return [];
}

/** The mark of a key is the key: its value is behind it. */
function valueFix({ lineText = '', line, column }: Diagnostic, old: string, newText: string) {
  const at = lineText.indexOf(old, column - 1);
  if (at < 0) return [];
  return [
    {
      title: `Write ${newText}`,
      edit: { range: lineRange(line - 1, at, at + old.length), newText },
    },
  ];
}

const anchorOf = (href: string): string =>
  href.includes('#') ? href.slice(href.indexOf('#')) : '';

/** A published address or heading that is gone: its hint has the entry. A heading like no other leads to its page. */
function redirects(one: Diagnostic, { loaded }: LiveSite, withRedirect: WithRedirect): Fix[] {
  if (!one.code.startsWith('ledger/lost')) return [];
  const [, from = '', to = ''] = /^- from: (\S+)\n\s+to: (\S+)$/m.exec(one.hint ?? '') ?? [];
  const target = from.includes('#') ? to.replace(/#…$/, '') : to;
  if (target === '' || target === '…') return [];
  const written = readContent(loaded, 'redirects.yaml')?.toString('utf8');
  const after = withRedirect({ loaded }, written ?? '', { from, to: target });
  if (after === undefined) return [];
  const uri = toUri(path.join(loaded.contentDir, 'redirects.yaml'));
  const edit = toEdit(written ?? '', after);
  const title = `Add a redirect to ${target}`;
  return [written === undefined ? { title, newFile: uri, edit } : { title, uri, edit }];
}

/** Whole lines; those that are the same before and behind stay. */
function toEdit(before: string, after: string): TextEdit {
  const [old, now] = [before, after].map((text) => text.split(/(?<=\n)/)) as [string[], string[]];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const isWholeLine = last > 0 || before === '' || before.endsWith('\n');
  const end = isWholeLine
    ? { line: before === '' ? 0 : old.length - last, character: 0 }
    : { line: old.length - 1, character: old.at(-1)?.length ?? 0 };
  const newText = now.slice(first, now.length - last).join('');
  return { range: { start: { line: first, character: 0 }, end }, newText };
}

/** A page without a title or a description: with words of its text, for the author to put right. */
function missingKey({ code, message, path: shown }: Diagnostic, live: LiveSite): Fix[] {
  const [, key] = /"(title|description)"/.exec(message) ?? [];
  if (code !== 'frontmatter/missing-key' || !key) return [];
  const file = fileOf(shown, live.loaded);
  const lines = textOf(live, file).split('\n');
  const end = headEnd(lines);
  if (end < 0) return [];
  const body = lines.slice(end + 1);
  const [, heading] = /^#+\s+([^\n{]*)/m.exec(body.join('\n')) ?? [];
  const value =
    key === 'title'
      ? (heading?.trim() ?? humanize(path.basename(file, '.md')))
      : firstSentence(body);
  if (!value) return [];
  const at = { line: end, character: 0 };
  const newText = `${key}: ${stringify(value, { lineWidth: 0 }).trimEnd()}\n`;
  return [{ title: `Add a ${key}`, edit: { range: { start: at, end: at }, newText } }];
}
