// States of a sequence: each begins as the one before it ended; what changed is told apart from what was said again.
import { describe, expect, it } from 'vitest';
import { NEW_VARIABLE, screenBook } from '../../tests/support/screens.ts';
import { toStates, type WrittenState } from './states.ts';
import { findPart, idsOf } from './walk.ts';

const other = 'title: Done\nparts:\n  - note: Saved\n    id: saved\n';
const book = screenBook({ 'variables/new-variable': NEW_VARIABLE, 'variables/done': other });
const first = book['variables/new-variable'];

const statesOf = (...written: WrittenState[]) => (first ? toStates(first, written, book) : []);

describe('states', () => {
  it('keep the values of those before, and leave the record as it is', () => {
    const [one, two, three] = statesOf({}, { set: 'target: Create' }, { set: 'name: orders' });
    expect(findPart(one?.screen.parts ?? [], 'target')?.value).toBe('Read records');
    expect(findPart(two?.screen.parts ?? [], 'target')?.value).toBe('Create');
    expect(findPart(three?.screen.parts ?? [], 'target')?.value).toBe('Create');
    expect(three?.changes).toEqual(new Map([['name', 'part']]));
    expect(findPart(first?.parts ?? [], 'target')?.value).toBe('Read records');
  });

  it('tell a part that changes from one in which another entry is chosen', () => {
    const [, two] = statesOf({}, { set: 'tables: Vacation; update: off' });
    expect(two?.changes).toEqual(
      new Map([
        ['tables', 'choice'],
        ['update', 'part'],
      ]),
    );
  });

  it('mark nothing that is set to what it was', () => {
    const [, two] = statesOf({}, { set: 'target: Read records' });
    expect(two?.changes.size).toBe(0);
    expect(two?.problems).toEqual([]);
  });

  it('leave parts and entries out until they come', () => {
    const [one, two, three] = statesOf(
      { without: 'update, done' },
      { with: 'done' },
      { with: 'update', set: 'update: off' },
    );
    const ids = (state: typeof one) => idsOf(state?.screen.parts);
    expect(ids(one)).not.toContain('update');
    expect(ids(one)).not.toContain('done');
    expect(ids(two)).toContain('done');
    expect(ids(two)).not.toContain('update');
    expect(findPart(three?.screen.parts ?? [], 'update')?.on).toBe(false);
    expect(three?.changes).toEqual(new Map([['update', 'part']]));
  });

  it('go on with another screen, of which nothing is left out or marked', () => {
    const [, two, three] = statesOf(
      { without: 'done' },
      { name: 'variables/done' },
      { set: 'saved: x' },
    );
    expect([two?.isNew, two?.screen.title, two?.changes.size]).toEqual([true, 'Done', 0]);
    expect(three?.changes.has('saved')).toBe(true);
  });

  it('report what no part has, and what is there already, at its letters', () => {
    const [one, two] = statesOf(
      { without: 'done, dnoe' },
      { with: 'target', set: 'update: maybe' },
    );
    expect(one?.problems).toMatchObject([
      { key: 'without', wrong: 'dnoe', at: 6, problem: { code: 'screens/unknown-part' } },
    ]);
    expect(two?.problems).toMatchObject([
      { key: 'with', wrong: 'target', at: 0, problem: { code: 'screens/already-there' } },
      { key: 'set', wrong: 'maybe', at: 8, problem: { code: 'screens/not-offered' } },
    ]);
  });
});
