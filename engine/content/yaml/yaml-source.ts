// YAML text → its value and the places of what the author typed; `yaml` reads it only where the quick reader leaves that to it.
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, visit } from 'yaml';
import { once } from '../../text/once.ts';
import type { SourceLine } from '../pages/source-text.ts';
import type { Tokens } from '../pages/tokens.ts';
import type { LinesOf, Range, RangeOf } from './parse-yaml.ts';
import { quickYaml } from './quick-yaml.ts';
import { documentOf, rangesIn, toLines } from './read-document.ts';
import { scalarLines } from './yaml-lines.ts';

/** The value, or why there is none, and where. */
type Read = { value: unknown } | { problem: string; at: Range };

export type YamlSource = {
  lines: SourceLine[];
  read(): Read;
  rangeOf: RangeOf;
  linesOf: LinesOf;
  /** Whether something is written there. */
  has(path: readonly PropertyKey[]): boolean;
};

/** A text whose tokens are replaced; nothing of it is parsed before it is needed. */
export function openYaml(text: string, path: string, tokens: Tokens): YamlSource {
  const lines = toLines(text, path, tokens);
  const whole = lines.map((line) => line.text).join('\n');
  const quick = once(() => quickYaml(whole));
  const slow = once(() => documentOf(whole));
  const quickLines = once(() => countLines(lines));
  const rangeOf: RangeOf = (keys) => {
    const known = quick()?.offsetsOf(keys);
    if (known) return rangesIn(lines, quickLines())(...known);
    const { document, lineCounter } = slow();
    return rangesIn(lines, lineCounter)(...offsetsOf(document, keys));
  };
  const linesOf: LinesOf = (keys) => {
    const known = quick()?.scalarAt(keys);
    if (known) return scalarLines(known, lines, quickLines());
    if (known === null) return [];
    const { document, lineCounter } = slow();
    const node = document.getIn(keys, true);
    return isScalar(node) ? scalarLines(node, lines, lineCounter) : [];
  };
  return {
    lines,
    rangeOf,
    linesOf,
    has: (keys) => slow().document.hasIn(keys),
    read() {
      const known = quick();
      if (known) return { value: known.value };
      const { document, lineCounter } = slow();
      const read = readValue(document);
      return 'problem' in read ? { ...read, at: rangesIn(lines, lineCounter)(...read.at) } : read;
    },
  };
}

function countLines(lines: readonly SourceLine[]): LineCounter {
  const counter = new LineCounter();
  let start = 0;
  for (const { text } of lines) {
    counter.addNewLine(start);
    start += text.length + 1;
  }
  return counter;
}

/** Text that parses but has no value contains an undefined alias, such as `*word`. */
function readValue(
  document: Document,
): { value: unknown } | { problem: string; at: [start: number, end: number] } {
  const [error] = document.errors;
  if (error) return { problem: error.message, at: error.pos };
  try {
    return { value: document.toJS() };
  } catch (failure) {
    let at: [number, number] = [0, 1];
    visit(document, {
      Alias(_key, { range }) {
        if (range) at = [range[0], range[1]];
        return visit.BREAK;
      },
    });
    return { problem: failure instanceof Error ? failure.message : String(failure), at };
  }
}

/** Start and end of the key that leads to a value, of a list's item, or of the nearest parent there is. */
export function offsetsOf(document: Document, keys: readonly PropertyKey[]): [number, number] {
  for (let length = keys.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const last = keys[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && String((item.key as { value?: unknown })?.value) === String(last),
      );
      if (pair && isNode(pair.key) && pair.key.range) return [pair.key.range[0], pair.key.range[1]];
    }
    const node = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  }
  return [0, 1];
}
