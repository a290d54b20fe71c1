import { describe, expect, it } from 'vitest';
import { iconNames, iconOf } from './icons.ts';
import { kinds, partSchema, toPart } from './parts/index.ts';

const isValid = (part: unknown) => partSchema.safeParse(part).success;

describe('a part', () => {
  it.each([
    [
      { field: 'Name', value: 3 },
      { kind: 'field', label: 'Name', value: '3' },
    ],
    [
      { field: 'Key', kind: 'password' },
      { kind: 'field', label: 'Key', type: 'password' },
    ],
    [
      { tabs: ['A', 'B'], at: 'A' },
      { kind: 'tabs', label: '', of: [{ label: 'A' }, { label: 'B' }], at: ['A'] },
    ],
    [
      { steps: { of: ['A'], at: 'A' } },
      { kind: 'steps', label: '', of: [{ label: 'A' }], at: ['A'] },
    ],
    [
      { tree: 'T', of: [{ label: 'A', of: ['B'] }] },
      { kind: 'tree', label: 'T', of: [{ label: 'A', of: [{ label: 'B' }] }] },
    ],
    [
      { table: 'T', rows: [[1, true], { cells: ['x'], id: 'row' }] },
      { kind: 'table', label: 'T', rows: [{ cells: ['1', 'true'] }, { cells: ['x'], id: 'row' }] },
    ],
    [
      { group: [{ text: 'A' }] },
      { kind: 'group', label: '', parts: [{ kind: 'text', label: 'A' }] },
    ],
    [{ field: null }, { kind: 'field', label: '' }],
  ])('%j has one shape, however it is written', (written, part) => {
    expect(isValid(written)).toBe(true);
    expect(toPart(written)).toEqual(part);
  });

  it.each([
    { feild: 'Name' },
    { field: 'Name', valeu: 1 },
    { tabs: [{ lable: 'A' }] },
    { buttons: [{ label: 'A', icon: 'nothing' }] },
    { field: 'A', id: 'Not an id' },
    { columns: [{ parts: [{ feild: 'Deep' }] }] },
    'words',
  ])('%j is refused', (written) => {
    expect(isValid(written)).toBe(false);
  });

  it('of the properties panel has tabs that steps point at', () => {
    const { tabs } = toPart({ properties: 'button1' });
    expect((tabs as { id: string }[]).map(({ id }) => id)).toEqual([
      'tab-properties',
      'tab-styles',
      'tab-events',
      'tab-device',
      'tab-security',
    ]);
  });
});

it('every kind says what it is for, and every icon is one short path', () => {
  for (const kind of kinds().values()) expect(kind.about.length, kind.name).toBeGreaterThan(3);
  expect(iconNames.length).toBeGreaterThan(95);
  for (const name of iconNames) {
    expect(String(iconOf(name)), name).toMatch(
      /^<svg [^>]+><path d="[MLHVCAazmlhvcsq\d\s.,-]+"\/><\/svg>$/,
    );
    expect(String(iconOf(name)).length, name).toBeLessThan(260);
  }
});
