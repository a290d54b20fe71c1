// The text of a page → its front matter as written, and the body behind it.

import { LineCounter } from 'yaml';
import { linksToText, readYamlDocument } from '../../../engine/tooling.ts';
import { isRecord } from '../syntax/evaluate.ts';

export type SplitPage = {
  matter: Record<string, unknown>;
  body: string;
  /** Lines before the body. */
  linesBefore: number;
  problem?: { message: string; line: number };
};

export function splitPage(text: string): SplitPage {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== '---') return { matter: {}, body: text, linesBefore: 0 };
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---');
  if (end < 0) return { matter: {}, body: text, linesBefore: 0 };
  const body = lines.slice(end + 1).join('\n');
  const read = readMatter(lines.slice(1, end).join('\n'));
  return { body, linesBefore: end + 1, ...read };
}

function readMatter(text: string): Pick<SplitPage, 'matter' | 'problem'> {
  const lineCounter = new LineCounter();
  const document = readYamlDocument(text, { schema: 'core', lineCounter });
  const [wrong] = document.errors;
  const message = (error: unknown) =>
    (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    const matter = isRecord(value) ? value : {};
    if (!wrong) return { matter };
    const { line } = lineCounter.linePos(wrong.pos[0]);
    return { matter, problem: { message: message(wrong), line: line + 1 } };
  } catch (error) {
    return { matter: {}, problem: { message: message(error), line: 2 } };
  }
}

export function textIn(matter: Record<string, unknown>, key: string): string | undefined {
  const value = matter[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The `# Title` a page opens with, as Docusaurus takes it: behind blank lines, comments and imports. */
export function contentTitle(
  body: string,
): { title: string; from: number; to: number } | undefined {
  let offset = 0;
  let isInside = false;
  const lines = body.split('\n');
  for (const [i, line] of lines.entries()) {
    const next = offset + line.length + 1;
    const text = line.trim();
    const atx = /^#[ \t]+(\S.*)$/.exec(text);
    if (atx && !isInside) {
      const title = cleanTitle(atx[1] ?? '');
      return { title, from: offset, to: next };
    }
    const under = lines[i + 1];
    if (
      !isInside &&
      text !== '' &&
      under !== undefined &&
      /^=+\s*$/.test(under) &&
      !/^(?:import|export)\s/.test(text)
    )
      return { title: cleanTitle(text), from: offset, to: next + under.length + 1 };
    if (text.startsWith('<!--') || text.startsWith('{/*')) isInside = !/(?:-->|\*\/\})$/.test(text);
    else if (isInside)
      isInside = !/(?:-->|\*\/\}|;|from\s*['"][^'"]*['"])$/.test(text) && text !== '';
    else if (/^(?:import|export)\s/.test(text)) isInside = !/(?:;|['"])$/.test(text);
    else if (text !== '') return undefined;
    offset = next;
  }
  return undefined;
}

/** Without the heading's id, tags, and signs of emphasis and code. What is in code stays: `<webview>` is no tag. */
function cleanTitle(written: string): string {
  const title = written
    .replace(/\{(?:\/\*)?[ \t]{0,9}#[^{}]*\}$/, '')
    .trimEnd()
    .replace(/(?<![#\s])[ \t]#+$/, '');
  return linksToText(title)
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 ? part.slice(1, -1) : withoutSigns(part)))
    .join('')
    .trim();
}

const withoutSigns = (text: string): string =>
  text.replace(/<[^<>]*>/g, '').replace(/[`*]|\\(?=[^\w\s])/g, '');
