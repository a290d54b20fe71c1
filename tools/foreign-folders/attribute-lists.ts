// `{ .md-button }`, `{: #id }` and `{ #id .class }` of MkDocs behind words, links and blocks → the id of a heading, or nothing; icons `:material-star:` → nothing.
import { parseAttributes, type SourceLine } from '../../engine/tooling.ts';
import { type Edit, editLines } from './edit-lines.ts';
import { codeSpans, isWithin, mapProse } from './prose-lines.ts';

const BRACES = /%?\{(:?)([^{}\n]{1,300})\}%?/g;

const ICON = /:(?:material|octicons|fontawesome|simple)(?:-[a-z\d]{1,40}){1,12}:/g;

export function attributeLists(lines: readonly SourceLine[]): SourceLine[] {
  if (!lines.some(({ text }) => /\{:?\s?[.#\w]|:[a-z]+-[a-z\d-]+:/.test(text))) return [...lines];
  return mapProse(lines, (run) => {
    const text = run.map((line) => line.text).join('\n');
    const spans = codeSpans(text);
    const edits = [...listEdits(text), ...iconEdits(text)].filter(
      ({ from }) => !isWithin(spans, from),
    );
    return editLines(run, edits);
  });
}

function listEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: whole, 1: colon, 2: inside = '', index } of text.matchAll(BRACES)) {
    if (!isList(inside)) continue;
    const start = text.lastIndexOf('\n', index - 1) + 1;
    const before = text.slice(start, index);
    const isHeading = /^[\s>]{0,12}#{1,6}\s/.test(before);
    const isOurs = /^\{#[^\s]+\}$/.test(whole);
    const isBehind = /[)\]*_`:>+=~^]$/.test(before) || before.trim() === '' || isHeading;
    if ((!isBehind && !colon) || (isOurs && isHeading)) continue;
    const id = /(?:^|\s)#([\w.:-]+)/.exec(inside)?.[1];
    const blanks = before.length - before.trimEnd().length;
    const from = before.trim() === '' ? index : index - blanks;
    edits.push({ from, to: index + whole.length, text: isHeading && id ? ` {#${id}}` : '' });
  }
  return edits;
}

/** Classes, ids and values alone. */
function isList(inside: string): boolean {
  const { bare, named } = parseAttributes(inside);
  const isEmpty = bare.length === 0 && Object.keys(named).length === 0;
  return !isEmpty && bare.every((one) => /^[.#][\w:-]+$/.test(one));
}

/** With the blank behind it. */
function iconEdits(text: string): Edit[] {
  return [...text.matchAll(ICON)].map(({ 0: icon, index }) => {
    const end = index + icon.length;
    return { from: index, to: text[end] === ' ' ? end + 1 : end, text: '' };
  });
}
