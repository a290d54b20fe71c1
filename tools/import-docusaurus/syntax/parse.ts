// JavaScript or TypeScript text → its syntax tree. Nothing of it is run.
import { parseSync } from 'rolldown/utils';
import { isTooDeep } from './nesting.ts';

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Of what has no place in a file. */
export const NOWHERE: Node = { type: 'Unknown', start: 0, end: 1 };

/** No config is larger than this. */
const LONGEST = 1_000_000;

export type Parsed = { body: Node[] } | { problem: string; at: number };

/** @param name  ends in `.ts`, `.js`, `.tsx` …, which decides the language. */
export function parseModule(name: string, text: string): Parsed {
  if (text.length > LONGEST) return { problem: 'It is longer than 1 MB.', at: 0 };
  if (isTooDeep(text)) return { problem: 'It is nested too deeply.', at: 0 };
  try {
    const { program, errors } = parseSync(name, text, { preserveParens: false });
    const [first] = errors;
    if (first) return { problem: first.message, at: first.labels?.[0]?.start ?? 0 };
    return { body: program.body as unknown as Node[] };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), at: 0 };
  }
}

/** One expression, as between the braces of JSX; undefined where it is none. */
export function parseExpression(text: string): Node | undefined {
  if (text.length > 20_000) return undefined;
  const parsed = parseModule('expression.tsx', `(${text}\n)`);
  if ('problem' in parsed) return undefined;
  const [statement, ...more] = parsed.body;
  if (more.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
  return bare(part(statement, 'expression'));
}

/** The node in a property of another one. */
export function part(node: Node | undefined, key: string): Node | undefined {
  const value = node?.[key];
  return typeof value === 'object' && value !== null && 'type' in value
    ? (value as Node)
    : undefined;
}

/** The nodes in a property; holes of arrays are omitted. */
export function parts(node: Node | undefined, key: string): Node[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter((one): one is Node => one !== null) : [];
}

export function word(node: Node | undefined, key: string): string {
  const value = node?.[key];
  return typeof value === 'string' ? value : '';
}

const WRAPS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSNonNullExpression',
  'ChainExpression',
  'ParenthesizedExpression',
  'AwaitExpression',
]);

/** The expression without casts and `await`. */
export function bare(node: Node | undefined): Node | undefined {
  let inner = node;
  while (inner && WRAPS.has(inner.type))
    inner = part(inner, 'expression') ?? part(inner, 'argument');
  return inner;
}

/** Name of a member, where it is a word or in quotes. */
export function nameOf(node: Node | undefined): string | undefined {
  const key = part(node, 'key') ?? part(node, 'property');
  if (!key) return undefined;
  if (key.type === 'Identifier' && node?.computed !== true) return word(key, 'name');
  return typeof key.value === 'string' || typeof key.value === 'number'
    ? String(key.value)
    : undefined;
}
