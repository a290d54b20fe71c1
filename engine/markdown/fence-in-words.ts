// A fence's info, `bash title="a.sh" on="…"` → the Markdown for machines: plain lines around a plain fence.
import type { Token } from 'markdown-it';
import { fill } from '../text/fill.ts';
import { replaceRest } from './edits.ts';
import type { FenceInfo } from './fence-info.ts';
import type { PageState } from './page.ts';

/** Its title, or where it runs and as whom, above it; what shows success below it. */
export function writeFenceInWords(token: Token, info: FenceInfo, page: PageState): void {
  const [first, end] = token.map ?? [];
  if (first === undefined || end === undefined) return;
  const opening = page.lines[first]?.text ?? '';
  const column = opening.lastIndexOf(token.markup, opening.length - token.info.length);
  if (column < 0) return;
  const above = aboveOf(info, page);
  const text = `${above && `${above}\n\n`}${token.markup}${info.language}`;
  const isPlain = above === '' && opening.slice(column) === text;
  if (!isPlain) replaceRest(page, first, column, text);
  const closing = page.lines[end - 1]?.text ?? '';
  if (!info.worked || end - 1 === first || !closing.includes(token.markup)) return;
  const { worked = '' } = page.context.texts.command ?? {};
  const below = `\n\n**${worked}** ${info.worked}`;
  page.edits.push({ line: end - 1, column: closing.length, length: 0, text: below });
}

function aboveOf({ title, alt, on, as }: FenceInfo, page: PageState): string {
  const { runs = '{on} · {as}' } = page.context.texts.command ?? {};
  if (on) return fill(runs, { on: `**${on}**`, as: `**${as ?? ''}**` });
  if (title) return `**${title}**`;
  return alt ?? '';
}
