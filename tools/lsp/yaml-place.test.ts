// Half-written YAML: where the cursor is, by indentation alone.
import { expect, it } from 'vitest';
import { ITEM, yamlPlaceAt } from './yaml-place.ts';

/** `|` is the cursor. */
function placeIn(text: string) {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes('|'));
  const character = lines[line]?.indexOf('|') ?? 0;
  const clean = lines.map((one) => one.replace('|', ''));
  const found = yamlPlaceAt(clean, { line, character });
  const path = found?.path.map((step) => (step === ITEM ? '-' : step)).join(' ');
  return (
    found && { path, isValue: found.isValue, before: found.before, siblings: [...found.siblings] }
  );
}

it.each([
  ['ti|', { path: '', isValue: false, before: 'ti' }],
  ['title: A\nfra|', { path: '', isValue: false, before: 'fra', siblings: ['title'] }],
  ['frame: dia|', { path: 'frame', isValue: true, before: 'dia' }],
  ['parts:\n  - fie|', { path: 'parts -', isValue: false, before: 'fie' }],
  ['parts:\n- fie|', { path: 'parts -', isValue: false, before: 'fie' }],
  ['parts:\n  - field: Name\n    i|', { path: 'parts -', before: 'i', siblings: ['field'] }],
  ['parts:\n  - field: A\n  - id: b\n    i|', { path: 'parts -', siblings: ['id'] }],
  ['a:\n  b: 1\nparts:\n  - parts:\n      - i|', { path: 'parts - parts -', before: 'i' }],
  ['items:\n- items:\n  - i|', { path: 'items - items -', before: 'i' }],
  [
    'items:\n  - label: A\n    items:\n      - a\n      - b|',
    { path: 'items - items -', before: 'b' },
  ],
  ['a: 1\n|\nb: 2', { path: '', before: '', siblings: ['a', 'b'] }],
  ['page: "te|', { path: 'page', isValue: true, before: 'te' }],
])('%j', (text, expected) => {
  expect(placeIn(text)).toMatchObject(expected);
});

it.each([
  '# a com|ment',
  'text: a # b|',
  'list: [a, b|',
  'map: {a: b|',
])('%j is not completed', (text) => {
  expect(placeIn(text)).toBeUndefined();
});
