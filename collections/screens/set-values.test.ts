import { describe, expect, it } from 'vitest';
import { toPart } from './parts/index.ts';
import type { ScreenFile } from './record.ts';
import { parseSettings, setValues } from './set-values.ts';
import { textsOf } from './walk.ts';

const screen: ScreenFile = {
  name: 'forms/form',
  title: 'Form',
  frame: 'dialog',
  size: 'normal',
  parts: [
    { field: 'Name', value: 'employees', id: 'name' },
    { select: 'Target', value: 'Read', of: ['Read', 'Create'], id: 'target' },
    { check: 'Update', id: 'update' },
    {
      tree: 'Tables',
      id: 'tables',
      at: 'Employee',
      of: ['Department', { label: 'Employee', id: 'table' }],
    },
    { table: 'Columns', rows: [{ cells: ['empId', 'Integer'], id: 'column' }] },
    {
      properties: 'list1',
      of: [
        { label: 'Value', value: 'bind:a', id: 'value' },
        { label: 'Show', on: true, id: 'show' },
      ],
    },
    { buttons: ['Cancel', { label: 'Done', id: 'done' }] },
  ].map(toPart),
};

const set = (text: string) => setValues(screen, parseSettings(text));
const says = (text: string) =>
  set(text).problems.map(({ problem, wrong, at }) => [problem.code, wrong, at, problem.hint]);

describe('values that a page sets', () => {
  it('are what the parts show, and leave the record as it was', () => {
    const { screen: shown, problems } = set(
      'name: leave; target: Create; update: on; table: Vacation; column: vacId | String; value: bind:b; show: off',
    );
    expect(problems).toEqual([]);
    expect(textsOf(shown.parts)).toEqual(
      expect.arrayContaining(['leave', 'Create', 'Vacation', 'vacId', 'String', 'bind:b']),
    );
    expect(shown.parts.map(({ on, at }) => [on, at])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [true, undefined],
      [undefined, ['Vacation']],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(shown.parts[5]?.of?.[1]?.on).toBe(false);
    expect(textsOf(screen.parts)).toContain('employees');
  });

  it('choose an entry of a tree', () => {
    expect(set('tables: Department').screen.parts[3]?.at).toEqual(['Department']);
  });

  it('are reported at their place, with the nearest that there is', () => {
    expect(says('nmae: x')).toEqual([['screens/unknown-part', 'nmae', 0, 'Closest: name']]);
    expect(says('name: x; target: Creat')).toEqual([
      ['screens/not-offered', 'Creat', 17, 'Closest: Create'],
    ]);
    expect(says('update: yes')).toEqual([['screens/not-offered', 'yes', 8, 'It offers: on, off']]);
    expect(says('tables: Vacatoin')[0]?.[0]).toBe('screens/not-offered');
    expect(says('done: Finish')[0]?.slice(0, 3)).toEqual(['screens/no-value', 'done', 0]);
    expect(says('name')[0]?.slice(0, 3)).toEqual(['screens/no-value', 'name', 0]);
  });
});
