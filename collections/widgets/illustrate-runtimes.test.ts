// What each runtime has of an illustration: taken from the manifest and the facts, never invented.
import { describe, expect, it } from 'vitest';
import { runtimeProps } from './illustrate-runtimes.ts';
import type { Widget } from './widgets.ts';

const property = (name: string, more: object = {}): Widget['properties'][number] => ({
  ...{ name, label: name.toUpperCase(), group: 'Behavior', description: 'What it does.' },
  ...more,
});
const MIN = property('minvalue', { default: 0 });
const RANGE = property('range', {
  platforms: ['react-native'],
  facts: { defaults: [{ value: false, platforms: ['react-native'] }] },
});
const STEP = property('step', {
  facts: {
    defaults: [
      { value: 5, platforms: ['web'] },
      { value: 1, platforms: ['react-native'] },
    ],
  },
});
const TAB = property('tabindex', { platforms: ['web', 'cordova'] });
const HINT = property('hint');

const SLIDER: Widget = {
  ...{ name: 'slider', title: 'Slider', category: 'Form', page: 'slider', summary: 'A number.' },
  platforms: ['web', 'react-native', 'cordova'],
  properties: [MIN, RANGE, STEP, TAB, HINT, property('name')],
  events: [
    { name: 'onTap', label: 'On Tap', description: 'A tap.', platforms: ['react-native'] },
    { name: 'onClick', label: 'On Click', description: 'A click.', platforms: ['web', 'cordova'] },
  ],
  methods: [],
};
const OPTIONS = {
  drawn: [MIN, RANGE, STEP, TAB, HINT].map((one) => ({ key: one.name ?? '', property: one })),
  lacks: ['hint'],
  platforms: { web: 'Web', 'react-native': 'React Native', cordova: 'Cordova' },
  isWhole: true,
};

describe('the runtimes of an illustration', () => {
  it('say which properties and events only one of them has, defaults, and what isn’t drawn', () => {
    expect(runtimeProps(SLIDER, OPTIONS)).toEqual({
      names: { web: 'Web', 'react-native': 'React Native' },
      only: { range: 'react-native', tabindex: 'web', hint: 'web' },
      lacking: ['onClick'],
      others: [
        ['HINT', 'hint'],
        ['NAME', 'name'],
      ],
      defaults: { minvalue: 0, range: false, step: 1 },
    });
  });

  it('say less where the panel is closed', () => {
    const { others, defaults } = runtimeProps(SLIDER, { ...OPTIONS, isWhole: false }) ?? {};
    expect([others, defaults]).toEqual([undefined, undefined]);
  });

  it.each([[['web', 'cordova']], [['react-native']]] as const)('are none for %j', (platforms) => {
    expect(runtimeProps({ ...SLIDER, platforms: [...platforms] }, OPTIONS)).toBe(undefined);
  });
});
