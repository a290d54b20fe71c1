// A screen and what each state of a sequence sets, leaves out and brings → the screen in each state, and what changed.
import type { Problem } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import type { ScreenBook } from './book.ts';
import { unknownScreen } from './find-screen.ts';
import type { Changes } from './pen.ts';
import type { ScreenFile } from './record.ts';
import { isChoice, parseSettings, setValues } from './set-values.ts';
import { unknownPart } from './unknown-part.ts';
import { idsOf, leaveOut } from './walk.ts';

/** What the braces of a state may name. */
export const STATE_KEYS = ['set', 'with', 'without', 'name'] as const;
export type StateKey = (typeof STATE_KEYS)[number];

/** The values of a state, as they are written. */
export type WrittenState = Readonly<Partial<Record<StateKey, string>>>;

/** `wrong`: the words that are wrong, and where they begin in the value of `key`. */
export type StateProblem = { key: StateKey; wrong: string; at: number; problem: Problem };

/** `changes`: the parts that look otherwise than in the state before; `gone`: those that it leaves out. */
export type State = {
  screen: ScreenFile;
  changes: Changes;
  gone: readonly string[];
  /** Another screen than in the state before, or the first. */
  isNew: boolean;
  problems: StateProblem[];
};

/** Pure. A state begins as the one before it ended; `name` begins again, with another screen. */
export function toStates(
  first: ScreenFile,
  written: readonly WrittenState[],
  book: ScreenBook,
): State[] {
  let whole = first;
  let hidden = new Set<string>();
  return written.map((own, i) => {
    const problems: StateProblem[] = [];
    const isNew = i === 0 || own.name !== undefined;
    if (own.name !== undefined) {
      const next = lookUp(book, own.name);
      if (next) [whole, hidden] = [next, new Set()];
      else problems.push(nameProblem(own.name, book));
    }
    const before = hidden;
    const gone = namesIn(own, 'without', whole, problems);
    const back = namesIn(own, 'with', whole, problems, before);
    hidden = new Set([...hidden, ...gone].filter((id) => !back.includes(id)));
    const changes = new Map(back.map((id) => [id, 'part' as const]));
    whole = withValues(whole, own, changes, problems);
    const screen = { ...whole, parts: leaveOut(whole.parts, hidden) };
    return { screen, changes: isNew ? new Map() : changes, gone, isNew, problems };
  });
}

function withValues(
  screen: ScreenFile,
  { set = '' }: WrittenState,
  changes: Map<string, 'part' | 'choice'>,
  problems: StateProblem[],
): ScreenFile {
  let shown = screen;
  for (const setting of parseSettings(set)) {
    const { id } = setting;
    const next = setValues(shown, [setting]);
    for (const one of next.problems) problems.push({ ...one, key: 'set' });
    if (!changes.has(id) && JSON.stringify(next.screen.parts) !== JSON.stringify(shown.parts))
      changes.set(id, isChoice(shown.parts, id) ? 'choice' : 'part');
    shown = next.screen;
  }
  return shown;
}

/** @param among  the only parts that it can mean: those left out. */
function namesIn(
  own: WrittenState,
  key: 'with' | 'without',
  screen: ScreenFile,
  problems: StateProblem[],
  among?: ReadonlySet<string>,
): string[] {
  const known = idsOf(screen.parts);
  return [...(own[key] ?? '').matchAll(/[^\s,]+/g)].flatMap(({ 0: id, index: at }) => {
    const isKnown = known.includes(id);
    if (isKnown && (among?.has(id) ?? true)) return [id];
    const problem = isKnown ? alreadyThere(id) : unknownPart(id, screen);
    problems.push({ key, wrong: id, at, problem });
    return [];
  });
}

const alreadyThere = (id: string): Problem => ({
  code: 'screens/already-there',
  message: `"${id}" is on the screen already.`,
  hint: `Leave it out of a state before, {without="${id}"}, or write only what comes here.`,
});

const nameProblem = (name: string, book: ScreenBook): StateProblem => ({
  key: 'name',
  wrong: name,
  at: 0,
  problem: unknownScreen(name, book),
});
