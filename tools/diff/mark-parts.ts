// What is shown before and after → both, with the rows of a table and the lines of code that differ marked.
import { diffArrays } from 'diff';
import {
  addClass,
  copyOf,
  type Element,
  elementsIn,
  findElement,
  type Node,
  textOf,
  toHtml,
} from '../../engine/tooling.ts';

export function markParts(before: readonly Node[], after: readonly Node[]): [Node[], Node[]] {
  const [was, is] = [before.map(copied), after.map(copied)];
  markRows(was, is);
  markLines(was, is);
  return [was, is];
}

const copied = (node: Node): Node => (typeof node === 'string' ? node : copyOf(node));

function markRows(before: readonly Node[], after: readonly Node[]): void {
  const rowsIn = (nodes: readonly Node[]) =>
    [...elementsIn(nodes)].filter(({ name }) => name === 'tr');
  const parts = diffArrays(rowsIn(before), rowsIn(after), {
    comparator: (a, b) => toHtml([a]) === toHtml([b]),
  });
  for (const { value, added, removed } of parts)
    if (added || removed)
      for (const row of value) addClass(row, added ? 'diff-added' : 'diff-removed');
}

/** A line of code is wrapped where it differs: its colors stay. */
function markLines(before: readonly Node[], after: readonly Node[]): void {
  const codeIn = (nodes: readonly Node[]) =>
    findElement(
      findElement(nodes, ({ name }) => name === 'pre')?.children ?? [],
      ({ name }) => name === 'code',
    );
  const [was, is] = [codeIn(before), codeIn(after)];
  if (!was || !is) return;
  const [linesBefore, linesAfter] = [toLines(was), toLines(is)];
  const parts = diffArrays(linesBefore, linesAfter, {
    comparator: (a, b) => textOf(a) === textOf(b),
  });
  was.children = parts.flatMap(({ value, added, removed }) =>
    added ? [] : value.flatMap((line) => (removed ? wrapped(line, 'del') : [...line, '\n'])),
  );
  is.children = parts.flatMap(({ value, added, removed }) =>
    removed ? [] : value.flatMap((line) => (added ? wrapped(line, 'ins') : [...line, '\n'])),
  );
}

const wrapped = (line: Node[], name: 'ins' | 'del'): Node[] => [
  { name, attributes: new Map(), isClosed: false, written: undefined, children: line },
  '\n',
];

/** An element that holds a line's end is divided there. */
function toLines({ children }: Element): Node[][] {
  const lines: Node[][] = [[]];
  const add = (node: Node) => lines.at(-1)?.push(node);
  for (const node of children) {
    const parts: Node[][] =
      typeof node === 'string'
        ? node.split('\n').map((text) => [text])
        : toLines(node).map((inside) => [{ ...node, children: inside }]);
    parts.forEach((part, i) => {
      if (i > 0) lines.push([]);
      for (const one of part) if (one !== '') add(one);
    });
  }
  if (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines;
}
