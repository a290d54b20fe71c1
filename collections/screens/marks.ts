// `[id]` in the steps of a screen → which step points at which part; the signs themselves go out of the text.
import type { Token } from 'markdown-it';
import type { PageState } from '../../engine/index.ts';
import { diagnose, rangeInInline, replaceText } from '../../engine/index.ts';
import { onceFor } from '../../engine/shared.ts';
import { checkBold, toSaid } from './bold.ts';
import { checkValues } from './check-values.ts';
import type { ScreenFile } from './record.ts';
import { unknownPart } from './unknown-part.ts';
import { idsOf } from './walk.ts';

/** Space that belongs to the sign goes with it. */
const SIGN = /(\s?)\[([a-z][a-z0-9-]+)\](\s?)/g;

/**
 * Steps are the items of the list directly in `body`. Their items get the ids as `data-step`.
 *
 * @returns  id → numbers of the steps that name it.
 */
export function takeMarks(
  body: readonly Token[],
  screen: ScreenFile,
  page: PageState,
): Map<string, number[]> {
  const said = toSaid(screen);
  const marks = new Map<string, number[]>();
  for (const { item, number, inlines } of stepsOf(body)) {
    const own = markStep(inlines, { screen, said }, page);
    for (const id of own) marks.set(id, [...(marks.get(id) ?? []), number]);
    if (own.length) item.attrSet('data-step', own.join(' '));
  }
  return marks;
}

/** `said`: labels that may be in bold. A step without signs may be about something else; a caption isn't. */
type StepScreen = { screen: ScreenFile; said: ReadonlySet<string>; isCaption?: boolean };

/** @returns  ids of the parts that the step points at, each once. */
export function markStep(
  inlines: readonly Token[],
  { screen, said, isCaption = false }: StepScreen,
  page: PageState,
): string[] {
  const known = knownIds(screen.parts);
  checkValues(inlines, screen, page, isCaption);
  const signs = inlines.flatMap((inline) => takeSigns(inline, page));
  for (const { id, place } of signs)
    if (!known.has(id)) page.diagnostics.push(diagnose(place, unknownPart(id, screen)));
  if (signs.length || isCaption)
    for (const inline of inlines) checkBold(inline, said, screen, page);
  return [...new Set(signs.map(({ id }) => id))].filter((id) => known.has(id));
}

/** `inlines`: all texts of the step, those of lists in it, too. */
type Step = { item: Token; number: number; inlines: Token[] };

const knownIds = onceFor(
  (parts: ScreenFile['parts']): ReadonlySet<string> => new Set(idsOf(parts)),
);

/** Numbered from where the list begins. */
export function stepsOf(body: readonly Token[]): Step[] {
  const level = (body[0]?.level ?? 0) + 1;
  const list = body.find((token) => token.type === 'ordered_list_open');
  const first = Number(list?.attrGet('start') ?? 1);
  const steps: Step[] = [];
  for (const token of body) {
    if (token.type === 'list_item_open' && token.level === level)
      steps.push({ item: token, number: first + steps.length, inlines: [] });
    else if (token.type === 'inline') steps.at(-1)?.inlines.push(token);
  }
  return steps;
}

type Sign = { id: string; place: ReturnType<typeof rangeInInline> };

/** Takes the signs out of a text, for readers and for machines. */
function takeSigns(inline: Token, page: PageState): Sign[] {
  const { content } = inline;
  const signs: Sign[] = [];
  let read = 0;
  for (const token of inline.children ?? []) {
    // Texts don't know their offset: each is looked for behind the one before.
    if (token.type === 'code_inline')
      read = content.indexOf(token.content, read) + token.content.length;
    if (token.type !== 'text') continue;
    token.content = token.content.replace(
      SIGN,
      (whole, before: string, id: string, after: string) => {
        const open = content.indexOf(`[${id}]`, read);
        if (open < 0) return whole;
        read = open + id.length + 2;
        if (content[open - 1] === '\\') return whole;
        signs.push({ id, place: rangeInInline(page, inline, open, read) });
        const kept = before && after ? ' ' : '';
        replaceText(page, inline, open - before.length, read + after.length, kept);
        return kept;
      },
    );
  }
  return signs;
}
