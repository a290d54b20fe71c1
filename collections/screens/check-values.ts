// What a step says of a part, and what the part shows → diagnostics where they differ.
import type { Token } from 'markdown-it';
import { diagnose, type PageState, type Problem, rangeInInline } from '../../engine/index.ts';
import { holdersOf } from './holders.ts';
import type { ScreenFile } from './record.ts';
import { type Claim, claimsOf, plainLabel } from './step-claims.ts';
import { sentencesOf } from './step-pieces.ts';

/** Looks at the text of a step, or of the caption of a state, while its signs are still in it. */
export function checkValues(
  inlines: readonly Token[],
  screen: ScreenFile,
  page: PageState,
  isCaption: boolean,
): void {
  const holders = holdersOf(screen.parts);
  for (const inline of inlines)
    for (const sentence of sentencesOf(inline)) {
      const claims = claimsOf(sentence, holders);
      for (const claim of claims.filter((one) => !one.isFree && !isShown(one, claims)))
        page.diagnostics.push(
          diagnose(
            rangeInInline(page, inline, claim.piece.from, claim.piece.to),
            otherValue(claim, screen, isCaption),
          ),
        );
    }
}

/** A part that holds one value shows one of those that a step names: `choose **A** or **B**`. */
function isShown(claim: Claim, all: readonly Claim[]): boolean {
  const { holders, says, piece } = claim;
  if (typeof says === 'boolean') return holders.some(({ on }) => on === says);
  const shows = (text: string | boolean) =>
    holders.some(({ values }) => values.some((value) => holds(value, String(text))));
  if (shows(says)) return true;
  const isChoice = piece.type === 'bold' && holders.every(({ isSingle }) => isSingle);
  const others = all.filter((one) => one !== claim && one.holders[0] === holders[0]);
  return others.some((one) => (isChoice || one.isFree) && shows(one.says));
}

/** Is it the value, or a whole name within it: `chartData` in `bind:Variables.chartData.dataSet`? */
function holds(value: string, text: string): boolean {
  const [shown, said] = [plainLabel(value), plainLabel(text)];
  if (shown === said) return true;
  for (let at = shown.indexOf(said); at >= 0 && said; at = shown.indexOf(said, at + 1))
    if (!isWordSign(shown[at - 1], said[0]) && !isWordSign(shown[at + said.length], said.at(-1)))
      return true;
  // A long value that a narrow box cuts off.
  return shown.length > 4 && value.endsWith('…') && said.startsWith(shown);
}

const WORD = /\w/;
const isWordSign = (beside: string | undefined, edge: string | undefined): boolean =>
  WORD.test(beside ?? '') && WORD.test(edge ?? '');

function otherValue({ holders, says }: Claim, { name }: ScreenFile, isCaption: boolean): Problem {
  const [holder] = holders;
  const { label = '', id, on, values = [] } = holder ?? {};
  const isState = typeof says === 'boolean';
  const said = isState ? (says ? 'on' : 'off') : says;
  const shown = isState ? (on ? 'on' : 'off') : values.slice(0, 6).join(', ');
  const set = (part: string) =>
    isCaption ? `{set="${part}: ${said}"}` : `{name=${name} set="${part}: ${said}"}`;
  const where = isCaption ? 'Set it at the end of the caption' : 'Set it on this page';
  return {
    code: 'screens/other-value',
    message: `The screen "${name}" shows "${shown}" in "${label || id}", not "${said}".`,
    hint: id
      ? `${where}, ${set(id)}, or correct the step.`
      : `Give "${label}" an id in content/screens/${name}.yaml, and set it: ${set('id')}.`,
  };
}
