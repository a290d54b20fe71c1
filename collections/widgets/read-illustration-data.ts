// The fence between `:::widget{…}` and `:::` → the data that the illustration shows, or what is wrong with it.

import { z } from 'zod';
import {
  type Diagnostic,
  type DirectiveNode,
  diagnose,
  type PageState,
  parseYaml,
  rangeIn,
} from '../../engine/index.ts';
import { type DataKind, dataSchemas } from './illustration-data.ts';

/** Lines of the fence, each at its place in the page: `first` is the body line of the first one, from 0. */
export type GivenData = { first: number; lines: readonly string[] };

const OPEN = /^(`{3,}|~{3,})yaml\s*$/;

const EXAMPLE =
  ':::widget{name=radioset}\n```yaml\nlabel: Department\noptions: [Sales, IT]\n```\n:::';

/** Undefined for a directive without a body. */
export function findGivenData(
  { line, endLine }: Pick<DirectiveNode, 'line' | 'endLine'>,
  page: Pick<PageState, 'lines'>,
): GivenData | Diagnostic | undefined {
  if (endLine === undefined) return undefined;
  const body = page.lines.slice(line + 1, endLine).map((one) => one.text.trimEnd());
  const at = body.findIndex((one) => one !== '');
  const mark = OPEN.exec(body[at] ?? '')?.[1];
  const end = body.findLastIndex((one) => one !== '');
  if (mark && end > at && body[end] === mark)
    return { first: line + 2 + at, lines: body.slice(at + 1, end) };
  const place = line + 1 + Math.max(0, at);
  return diagnose(rangeIn(page.lines, place, 0, page.lines[place]?.text.length ?? 1), {
    code: 'directive/widget-data',
    message: 'Between the colons is one fence of YAML: the data that the illustration shows.',
    hint: `Write it as here:\n${EXAMPLE}`,
  });
}

/**
 * @param kind  what the illustration takes; undefined where it takes nothing.
 * @returns     the value, or diagnostics at the lines of the page.
 */
export function readGivenData(
  given: GivenData,
  kind: DataKind | undefined,
  page: Pick<PageState, 'lines'>,
): { value: unknown } | Diagnostic[] {
  const { first } = given;
  if (!kind)
    return [
      diagnose(rangeIn(page.lines, first - 1, 0, 3), {
        code: 'directive/widget-data',
        message: 'This illustration takes no data.',
        hint: 'Remove the fence, and write ::widget{name=…}',
      }),
    ];
  const { value, diagnostics } = parse(given, dataSchemas[kind]);
  if (diagnostics.length === 0) return { value };
  return diagnostics.map((one) => {
    const line = Math.max(first, one.line - 1);
    const from = one.line - 1 < first ? 0 : one.column - 1;
    return diagnose(rangeIn(page.lines, line, from, from + (one.length ?? 1)), {
      code: one.code,
      message: one.message,
      ...(one.hint ? { hint: one.hint } : {}),
    });
  });
}

/** As it is written: for words, which no schema changes. */
export const plainData = (given: GivenData): unknown => parse(given, z.unknown()).value;

/** Empty lines before it: a line of the fence has the same number as in the page. */
const parse = <Schema extends z.ZodType>({ first, lines }: GivenData, schema: Schema) =>
  parseYaml(`${'\n'.repeat(first)}${lines.join('\n')}`, schema, {
    path: '',
    tokens: {},
    area: 'widget-data',
  });
