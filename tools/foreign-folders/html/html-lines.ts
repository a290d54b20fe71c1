// HTML and components between Markdown, which pages show as text → Markdown of the same words; what is left out is a warning a kind.
import { type Diagnostic, diagnose, placeIn, type SourceLine } from '../../../engine/tooling.ts';
import { type Edit, editLines } from '../edit-lines.ts';
import { mapProse } from '../prose-lines.ts';
import { tagEdits } from './tag-edits.ts';
import { closedNames, type Tag, tagsIn } from './tags.ts';
import { withoutBlocks } from './whole-blocks.ts';
import { wordsOf } from './words.ts';

/** Elements that show something themselves, which a page without code can't. */
const CONTROLS = new Set(
  'canvas input select textarea progress embed object iframe video audio'.split(' '),
);

/** Whose closing tag HTML doesn't ask for. */
const OFTEN_OPEN = new Set('p li dt dd tr td th option thead tbody'.split(' '));

/** Nobody writes a longer line of words. */
const LONGEST = 20_000;

export function htmlLines(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  diagnostics: Diagnostic[];
} {
  if (!lines.some(({ text }) => text.includes('<'))) return { lines: [...lines], diagnostics: [] };
  const whole = withoutBlocks(lines);
  const { diagnostics } = whole;
  const closed = closedNames(whole.lines.map(({ text }) => text));
  const open = { lists: [], details: 0 };
  let depth = 0;
  let base = 0;
  const made = mapProse(whole.lines, (run, isIndented) => {
    const text = run.map((line) => line.text).join('\n');
    const tags = tagsIn(text, closed);
    if (tags.length === 0 || (isIndented && depth === 0)) return run;
    if (run.some((line) => line.text.length > LONGEST)) return run;
    const isRow = /^\s*\|/.test(text);
    const kept = depth > 0 ? base : startsWithTag(text, tags) ? indentOf(text) : undefined;
    if (depth === 0) base = indentOf(text);
    for (const tag of tags) {
      if (closed.has(tag.name) && !OFTEN_OPEN.has(tag.name) && !tag.isAlone)
        depth = Math.max(0, depth + (tag.isClose ? -1 : 1));
      const left = leftOut(run, tag);
      if (left) diagnostics.push(left);
    }
    const edits = tagEdits({ text, closed, open }, tags, isRow);
    const moves = isRow || kept === undefined ? [] : indents(run, tags, kept);
    return editLines(run, [...edits, ...moves]);
  });
  return { lines: made, diagnostics };
}

const indentOf = (text: string): number => text.search(/\S/);

const startsWithTag = (text: string, tags: readonly Tag[]): boolean =>
  tags[0]?.from === indentOf(text);

/** Inside of HTML, the indentation of a tag says nothing, nor does that of the words right below one. */
function indents(run: readonly SourceLine[], tags: readonly Tag[], kept: number): Edit[] {
  const starts = new Set(tags.map(({ from }) => from));
  const edits: Edit[] = [];
  let at = 0;
  let isBelow = false;
  for (const { text } of run) {
    const indent = indentOf(text);
    isBelow = starts.has(at + indent) || isBelow;
    if (isBelow && indent > kept) edits.push({ from: at, to: at + indent - kept, text: '' });
    at += text.length + 1;
  }
  return edits;
}

function leftOut(run: readonly SourceLine[], tag: Tag): Diagnostic | undefined {
  const { name, isClose, isComponent, from } = tag;
  const isWhole = name === 'Badge' && wordsOf(tag) !== '';
  if (isClose || isWhole || !(isComponent || CONTROLS.has(name))) return undefined;
  let line = 0;
  let start = 0;
  while (line < run.length - 1 && start + (run[line]?.text.length ?? 0) < from)
    start += (run[line++]?.text.length ?? 0) + 1;
  return diagnose(placeIn(run, line, from - start), {
    severity: 'warning',
    code: 'foreign/left-out',
    kind: `<${name}>`,
    message: isComponent
      ? `"<${name}>" draws nothing here: what is between its tags stays, and its title and target, if it has them.`
      : `"<${name}>" draws nothing here.`,
    hint: 'Write what it says to readers, or a construct that says the same.',
  });
}
