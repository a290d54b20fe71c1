// A diagnostic and what it says to write instead → the change of the text that does it.
import path from 'node:path';
import type { CodeAction, TextEdit } from 'vscode-languageserver';
import { stringify } from 'yaml';
import { type Diagnostic, humanize, type LiveSite, readContent } from '../../engine/tooling.ts';
import { firstSentence } from './first-sentence.ts';
import { fileOf, toRange, toUri } from './places.ts';
import { textOf } from './site-index.ts';
import { headEnd } from './written-at.ts';

type Fix = { title: string; uri?: string; edit: TextEdit };

/** @returns  none where only a person can tell what to write. */
export function fixesFor(one: Diagnostic, live: LiveSite): CodeAction[] {
  const uri = toUri(fileOf(one.path, live.loaded));
  return [...replacements(one), ...redirects(one, live), ...missingKey(one, live)].map((fix) => ({
    title: fix.title,
    kind: 'quickfix',
    isPreferred: true,
    edit: { changes: { [fix.uri ?? uri]: [fix.edit] } },
  }));
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
  if (one.code === 'marks/unknown-version') {
    const [version] = /\d+(?:\.\d+)*/.exec(text) ?? [];
    return version ? replace(text.replace(version, closest)) : [];
  }
  if (WHOLE.test(one.code) || text === closest) return replace(closest);
  return [];
}

const anchorOf = (href: string): string =>
  href.includes('#') ? href.slice(href.indexOf('#')) : '';

/** A published heading that is gone: its hint has the entry. */
function redirects({ code, hint = '' }: Diagnostic, { loaded }: LiveSite): Fix[] {
  if (!code.startsWith('ledger/lost')) return [];
  const [entry] = /- from: \S+\n\s+to: [^\s…]+$/m.exec(hint) ?? [];
  if (!entry) return [];
  const text = readContent(loaded, 'redirects.yaml')?.toString('utf8');
  if (text === undefined) return [];
  const lines = text.replace(/\n$/, '').split('\n');
  const end = { line: lines.length, character: 0 };
  const newText = `${text.endsWith('\n') || text === '' ? '' : '\n'}${entry.replace(/\n\s+/, '\n  ')}\n`;
  const uri = toUri(path.join(loaded.contentDir, 'redirects.yaml'));
  return [{ title: 'Add a redirect', uri, edit: { range: { start: end, end }, newText } }];
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
