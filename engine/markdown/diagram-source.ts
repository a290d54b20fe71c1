// A diagram as Mermaid has it → as it can be drawn: without what no drawing shows, and spelled as what draws it reads it.
import { readFlowLine, writeFlowLine } from './flowchart-line.ts';

export type DiagramSource = {
  /** Of as many lines as the source has. */
  text: string;
  /** From its front matter. */
  title?: string;
  /** What it says of itself to people who can't see it. */
  alt?: string;
};

/** What leads somewhere, or colors: a drawing is complete without. */
const WITHOUT_SHAPE =
  /^(?:click\s+[\w-]+\s+[^\s-]|(?:link|callback|cssClass)\s+[\w."-]+\s+"|links\s+\w+:)/;
const ACC_TITLE = /^accTitle[ \t]{0,20}:(.*)$/;
const ACC_LINE = /^accDescr[ \t]{0,20}:(.*)$/;

export function readDiagram(source: string): DiagramSource {
  const lines = source.split('\n');
  const title = takeFrontMatter(lines);
  takeDirectives(lines);
  const said = takeDescription(lines);
  const kind = lines.find((line) => line.trim() !== '' && !line.trim().startsWith('%%')) ?? '';
  const shown = lines.map((line) => (WITHOUT_SHAPE.test(line.trim()) ? '' : line));
  const text = /^\s*(?:graph|flowchart)\b/.test(kind)
    ? writeFlowchart(shown)
    : /^\s*classDiagram\b/.test(kind)
      ? shown.map(spaceRelation)
      : shown;
  return {
    text: text.join('\n'),
    ...(title ? { title } : {}),
    ...(said ? { alt: said } : {}),
  };
}

/** Lines between two lines of dashes at the beginning become empty. @returns  the title in them. */
function takeFrontMatter(lines: string[]): string | undefined {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (lines[start]?.trim() !== '---') return undefined;
  const end = lines.findIndex((line, i) => i > start && line.trim() === '---');
  if (end < 0) return undefined;
  const front = lines.slice(start + 1, end);
  lines.fill('', start, end + 1);
  const written = front
    .find((line) => line.startsWith('title:'))
    ?.slice('title:'.length)
    .trim();
  return written?.replace(/^(["'])(.*)\1$/, '$2');
}

/** `%%{init: …}%%`, over several lines. */
function takeDirectives(lines: string[]): void {
  let isInside = false;
  for (const [i, line] of lines.entries()) {
    if (line.trim().startsWith('%%{')) isInside = true;
    if (!isInside) continue;
    lines[i] = '';
    if (line.trimEnd().endsWith('}%%')) isInside = false;
  }
}

function takeDescription(lines: string[]): string | undefined {
  const said: string[] = [];
  let isInside = false;
  for (const [i, line] of lines.entries()) {
    const text = line.trim();
    const [, one] = ACC_LINE.exec(text) ?? ACC_TITLE.exec(text) ?? [];
    if (one !== undefined) said.push(/[.!?]\s*$/.test(one) ? one.trim() : `${one.trim()}.`);
    else if (/^accDescr[ \t]{0,20}\{/.test(text)) isInside = true;
    else if (isInside && text !== '}') said.push(text);
    if (one !== undefined || isInside) lines[i] = '';
    if (text.endsWith('}')) isInside = false;
  }
  return said.filter(Boolean).join(' ') || undefined;
}

/** `graph LR;` and `flowchart`, which leads downwards. */
const HEADER = /^(graph|flowchart)(?:-elk)?(?:\s+(TB|TD|LR|RL|BT))?[ \t]?;?$/;

/** A name of a node counts with the text that any line gives it, and arrows may touch their nodes. */
function writeFlowchart(lines: readonly string[]): string[] {
  const read = lines.map((line) => (NO_FLOW.test(line.trim()) ? undefined : readFlowLine(line)));
  const shapes = new Map<string, string>();
  for (const part of read.flat())
    if (part && 'node' in part && part.shape && !shapes.has(part.node))
      shapes.set(part.node, part.shape);
  const seen = new Set<string>();
  return lines.map((line, i) => {
    const [, kind, direction = 'TB'] = HEADER.exec(line.trim()) ?? [];
    if (kind) return `${kind} ${direction}`;
    const parts = read[i]?.map((part) => {
      if (!('node' in part) || seen.has(part.node)) return part;
      seen.add(part.node);
      return { ...part, shape: part.shape || (shapes.get(part.node) ?? '') };
    });
    const text = parts ? writeFlowLine(parts) : '';
    return text === '' || text === line.trim().replace(/\s+/g, ' ').replace(/ ?;$/, '')
      ? line
      : `${/^\s*/.exec(line)?.[0]}${text}`;
  });
}

/** Of a flowchart: no nodes and arrows. */
export const NO_FLOW =
  /^(?:(?:graph|flowchart|subgraph|direction|classDef|style|linkStyle|class)\s|%%|end;?$)/;

/** `a<|--b` is read as one name. */
const RELATION = /("[^"]*")|<\|--|<\|\.\.|\*--|o--|--\*|--o|--\|>|\.\.\|>|\.\.>|<\.\.|-->|<--/g;

const spaceRelation = (line: string): string =>
  /\s(?:<\||\*|o-|-|\.|<)/.test(line)
    ? line
    : line.replace(RELATION, (found, text) => text ?? ` ${found} `);
