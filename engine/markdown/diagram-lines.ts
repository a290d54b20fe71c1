// A diagram → the first of its lines that would be drawn wrong, or left out without a word: what draws it reads less than Mermaid does.
import type { Problem } from '../diagnostics/diagnostics.ts';
import { NO_FLOW } from './diagram-source.ts';
import { readFlowLine } from './flowchart-line.ts';

export const DRAWN_KINDS = 'flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram';

export type UndrawnLine = {
  /** From 0, in the source. */
  line: number;
  text: string;
};

/** What may be in a text nowhere: Markdown, icons, and signs by number or name, which would be shown as they are written. */
const IN_TEXTS = /`|\bfa[bdklrs]?:fa-|#[A-Za-z\d]{1,10};/;

type Reads = (line: string) => boolean;

const matches =
  (...forms: readonly RegExp[]): Reads =>
  (line) =>
    forms.some((form) => form.test(line));

const STYLES = [/^(?:classDef|style|linkStyle|class) [\w,.-]+ \S/, /^%%/];
const DIRECTION = /^direction (?:TB|TD|LR|RL|BT)$/;

/** One for each kind that is drawn, by the beginning of its first line. Each diagram gets a new one: it notes what it has read. */
const KINDS: readonly [kind: RegExp, reader: () => Reads][] = [
  [/^(?:flowchart|graph) (?:TB|TD|LR|RL|BT)$/, flowchartReader],
  [/^stateDiagram(?:-v2)?$/, stateReader],
  [/^sequenceDiagram$/, () => SEQUENCE],
  [/^classDiagram$/, classReader],
  [/^erDiagram$/, entityReader],
];

/** Kinds that Mermaid has besides. */
const OTHERS =
  /^(?:pie|gantt|mindmap|timeline|journey|gitGraph|quadrantChart|requirementDiagram|requirement|C4\w+|sankey|block|packet|kanban|architecture|zenuml|radar|treemap|xychart|info)(?:-beta)?\b/;

/** Undefined for a diagram of which every line is drawn right. @param source  as `readDiagram` gives it. */
export function findUndrawn(source: string): UndrawnLine | undefined {
  let reads: Reads | undefined;
  for (const [line, written] of source.split('\n').entries()) {
    const text = written.trim();
    if (text === '' || text.startsWith('%%')) continue;
    if (!reads) {
      const [, reader] = KINDS.find(([kind]) => kind.test(text)) ?? [];
      if (!reader) return { line, text };
      reads = reader();
    } else if (IN_TEXTS.test(text) || !reads(text.replace(/\s+/g, ' '))) return { line, text };
  }
  return undefined;
}

/** @param source  that the line was found in. */
export function undrawnProblem({ line, text }: UndrawnLine, source: string): Problem {
  const isFirst = source.split('\n').findIndex((one) => /^\s*[^\s%]/.test(one)) === line;
  const [kind] = OTHERS.exec(text) ?? [];
  if (isFirst && !kind && !KNOWN.test(text))
    return {
      code: 'diagram/not-drawn',
      message: `The diagram can't be drawn: "${text}" is no kind of diagram.`,
      hint: `Kinds that can: ${DRAWN_KINDS}.`,
    };
  return {
    severity: 'warning',
    code: 'diagram/shown-as-source',
    message:
      isFirst && kind
        ? `Diagrams of the kind "${kind}" aren't drawn: readers see the source.`
        : 'This line of the diagram would be drawn wrong, so readers see the source.',
    hint:
      isFirst && kind
        ? `Kinds that are drawn: ${DRAWN_KINDS}. A picture can show any other.`
        : 'Without it, or written in another way, the diagram is drawn.',
  };
}

/** Kinds that are drawn, with something behind them that isn't read. */
const KNOWN = /^(?:flowchart|graph|stateDiagram|sequenceDiagram|classDiagram|erDiagram)/;

function flowchartReader(): Reads {
  const shapes = new Map<string, string>();
  return (line) => {
    if (/^subgraph\s/.test(line))
      return /^subgraph (?:[\w-]+ ?\[[^\]]+\]|[^[\]\s][^[\]]*)$/.test(line);
    if (NO_FLOW.test(line)) return matches(...STYLES, DIRECTION, /^end;?$/)(line);
    const parts = readFlowLine(line);
    return (
      parts?.every((part) => {
        if (!('node' in part)) return true;
        const known = shapes.get(part.node) ?? part.shape;
        shapes.set(part.node, known);
        return part.shape === '' || part.shape === known;
      }) ?? false
    );
  };
}

const TRANSITION = /^(\[\*\]|[\w\p{L}-]+?) ?--> ?(\[\*\]|[\w\p{L}-]+)(?: ?: ?[^:\s].*)?$/u;
const DESCRIPTION = /^([\w\p{L}-]+) ?: ?[^:\s].*$/u;
const NAMED_STATE = /^state "[^"]+" as ([\w\p{L}]+)$/u;
const COMPOSITE = /^state (?:"[^"]+" as )?([\w\p{L}]+) ?\{$/u;

function stateReader(): Reads {
  const seen = new Set<string>();
  const isFirst = (id: string) => !seen.has(id) && seen.add(id).size > 0;
  return (line) => {
    const [, from, to] = TRANSITION.exec(line) ?? [];
    if (from && to) {
      seen.add(from).add(to);
      return true;
    }
    if (matches(DIRECTION, ...STYLES, /^\}$/)(line)) return true;
    const [, id] = NAMED_STATE.exec(line) ?? COMPOSITE.exec(line) ?? DESCRIPTION.exec(line) ?? [];
    return id !== undefined && isFirst(id);
  };
}

const SEQUENCE = matches(
  /^(?:participant|actor) [^\s<>:]+(?: as .+)?$/,
  /^note (?:left of|right of|over) [^:]+: ?\S/i,
  /^(?:loop|alt|opt|par|critical|break|else|and)(?:\s.*)?$/,
  /^end$/,
  /^(?:activate|deactivate) \S+$/,
  /^[^\s<>:()]+? ?--?(?:>>|\)) ?[+-]?[^\s<>:()]+ ?: ?\S/,
);

/** `+String name`, `name`, `+run(argument) Type`. */
const MEMBER = /^[-+#~]? ?(?:[\w.[\]<>]+(?: [\w.[\]<>]+)?|\w+\([^()~$*]*\)(?: ?[\w.[\]<>]+)?)$/;
const RELATION =
  /^[\w.-]+ (?:"[^"]*" )?(?:<\|--|<\|\.\.|\*--|o--|-->|--\|>|\.\.>|\.\.\|>|<--|<\.\.) (?:"[^"]*" )?[\w.-]+(?: ?:.+)?$/;

function classReader(): Reads {
  let isInside = false;
  return (line) => {
    if (isInside) {
      isInside = line !== '}';
      return !isInside || /^<<\w+>>$/.test(line) || MEMBER.test(line);
    }
    const [, brace] = /^class [\w.-]+(?: ?~\w+~)? ?(\{)?$/.exec(line) ?? [];
    if (brace) isInside = true;
    const [, member] = /^[\w.-]+ ?: ?(\S.*)$/.exec(line) ?? [];
    return (
      matches(RELATION, DIRECTION, ...STYLES, /^namespace \S+ ?\{$/, /^\}$/)(line) ||
      /^class [\w.-]+(?: ?~\w+~)? ?\{?$/.test(line) ||
      (member !== undefined && MEMBER.test(member))
    );
  };
}

const ATTRIBUTE = /^[\w[\]().-]+ [\w*-]+(?: (?:PK|FK|UK))?(?: "[^"]*")?$/;
const ENTITIES = /^[\w-]+ (?:\|o|\|\||\}\|)(?:--|\.\.)(?:o\||\|\||o\{|\|\{) [\w-]+ ?: ?\S/;

function entityReader(): Reads {
  let isInside = false;
  return (line) => {
    if (isInside) {
      isInside = line !== '}';
      return !isInside || ATTRIBUTE.test(line);
    }
    isInside = /^[\w-]+ ?\{$/.test(line);
    return isInside || matches(ENTITIES, DIRECTION)(line);
  };
}
