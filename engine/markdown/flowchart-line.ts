// A line of a flowchart, however it is spaced ↔ its nodes and arrows, as what draws them reads them.

export type FlowPart =
  | { node: string; shape: string; style: string }
  /** An arrow with its text, or `&` between nodes. */
  | { between: string };

/** Shapes in the order in which they are tried: a text ends at the first sign that closes it. */
const SHAPES = [
  /^\(\(\((.+?)\)\)\)/,
  /^\(\[(.+?)\]\)/,
  /^\(\((.+?)\)\)/,
  /^\[\[(.+?)\]\]/,
  /^\[\((.+?)\)\]/,
  /^\[\/(.+?)\\\]/,
  /^\[\\(.+?)\/\]/,
  /^>(.+?)\]/,
  /^\{\{(.+?)\}\}/,
  /^\[(.+?)\]/,
  /^\((.+?)\)/,
  /^\{(.+?)\}/,
];

/** A text in quotes ends with one; without quotes it has no sign that opens or closes a shape. */
const isWhole = (text: string): boolean =>
  /^"[^"]*"$/.test(text) || !(/["[\]{}]/.test(text) || /^[/\\]|[/\\]$/.test(text));

/** Undefined for a line that has something that isn't drawn, such as an edge that ends in a circle. */
export function readFlowLine(line: string): FlowPart[] | undefined {
  const parts: FlowPart[] = [];
  for (let rest = line.trim(); ; ) {
    const node = takeNode(rest);
    if (!node) return undefined;
    parts.push(node.part);
    rest = node.rest.trim();
    if (rest === '' || rest === ';') return parts;
    const between = rest.startsWith('&') ? { text: '&', rest: rest.slice(1) } : takeArrow(rest);
    if (!between) return undefined;
    parts.push({ between: between.text });
    rest = between.rest.trim();
  }
}

export const writeFlowLine = (parts: readonly FlowPart[]): string =>
  parts
    .map((part) => ('node' in part ? part.node + part.shape + part.style : part.between))
    .join(' ');

function takeNode(text: string): { part: FlowPart; rest: string } | undefined {
  const [node] = /^\w+(?:-\w+)*/.exec(text) ?? [];
  if (!node) return undefined;
  const behind = text.slice(node.length);
  const [shape = '', label] = SHAPES.map((one) => one.exec(behind)).find(Boolean) ?? [];
  if (label !== undefined && !isWhole(label)) return undefined;
  const [style = ''] = /^:::[\w-]+/.exec(behind.slice(shape.length)) ?? [];
  const rest = behind.slice(shape.length + style.length);
  return { part: { node, shape, style }, rest };
}

/** Longer ones only ask for distance. */
const ARROW = /^(<?)(-{2,9}>|-{3,9}|-\.{1,9}->|-\.{1,9}-|={2,9}>|={3,9})(?![-=.>ox])/;
const OPENS = /^(<?)(--|-\.|==)(?![-=.>ox])/;
const CLOSES: Readonly<Record<string, RegExp>> = {
  '--': /-{2,9}>|-{3,9}/,
  '-.': /-?\.{1,9}->?/,
  '==': /={2,9}>|={3,9}/,
};
/** What would end the text too early. */
const END_OF_TEXT = /\s(?:-->|---|\.->|-\.-|==>|===)/;

function takeArrow(text: string): { text: string; rest: string } | undefined {
  const [arrow, left = '', written = ''] = ARROW.exec(text) ?? [];
  if (arrow) {
    const behind = text.slice(arrow.length);
    const [label = ''] = /^\s*\|[^|]*\|/.exec(behind) ?? [];
    return { text: left + usual(written) + label.trim(), rest: behind.slice(label.length) };
  }
  const [opening, before = '', kind = ''] = OPENS.exec(text) ?? [];
  const behind = text.slice(opening?.length ?? 0);
  const closing = CLOSES[kind]?.exec(behind);
  const label = behind.slice(0, closing?.index).trim();
  if (!opening || !closing || label === '' || END_OF_TEXT.test(` ${label}`)) return undefined;
  const rest = behind.slice(closing.index + closing[0].length);
  if (/^[-=.>ox]/.test(rest)) return undefined;
  const end = kind === '-.' && closing[0].endsWith('>') ? '.->' : usual(closing[0]);
  return { text: `${before}${kind} ${label} ${end}`, rest };
}

/** One of the six that are known, and as long as those. */
function usual(arrow: string): string {
  const end = arrow.endsWith('>') ? '>' : '';
  if (arrow.includes('.')) return end ? '-.->' : '-.-';
  const sign = arrow.slice(0, 1);
  return end ? `${sign}${sign}>` : sign.repeat(3);
}
