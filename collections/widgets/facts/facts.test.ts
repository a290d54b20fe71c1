// Facts and manifests: what a row gets from the code of the runtimes, and how they differ.
import { describe, expect, it } from 'vitest';
import type { Widget } from '../widgets.ts';
import { addFacts } from './add-facts.ts';
import { findDifferences } from './differences.ts';
import type { Facts, PropertyFact, RuntimeWidget } from './facts-file.ts';
import { widgetMoves } from './widget-moves.ts';

const runtimeWidget = (
  properties: Record<string, PropertyFact>,
  events: Record<string, string[]> = {},
): RuntimeWidget => ({ properties, events, methods: {}, fields: [] });

const NONE = runtimeWidget({});

/** A lamp on the web, which has a bulb, and one on phones. */
const facts: Facts = {
  runtimes: {
    web: {
      provenance: { platform: 'web', version: '2.0.0', commit: 'abc', date: '2025-01-01' },
      widgets: {
        '*': runtimeWidget({ show: { type: 'boolean' } }),
        lamp: runtimeWidget(
          {
            watt: { type: 'number', default: 40 },
            color: { type: 'string', default: 'white', values: ['white', 'red'] },
            secret: { type: 'string', internal: true },
          },
          { flicker: ['$event', 'widget'] },
        ),
        bulb: runtimeWidget({ socket: { type: 'string' } }),
      },
    },
    'react-native': {
      provenance: { platform: 'react-native', version: '2.0.0', commit: 'def', date: '2025-01-01' },
      widgets: {
        '*': NONE,
        lamp: runtimeWidget({ watt: { type: 'number', default: 5 }, glow: { type: 'boolean' } }),
      },
    },
  },
  map: { lamp: { web: ['lamp', 'bulb'], 'react-native': ['lamp'] } },
  history: {
    versions: {
      web: ['1.0.0', '1.2.0', '1.3.0', '1.4.0'].map((version) => ({ version })),
      'react-native': ['1.5.0', '1.6.0'].map((version) => ({ version })),
    },
    web: {
      lamp: {
        properties: {
          color: [{ in: '1.2.0', change: 'added' }],
          watt: [{ in: '1.3.0', change: 'default', from: 60, to: 40 }],
          secret: [{ in: '1.3.0', change: 'added' }],
        },
      },
      bulb: { properties: { socket: [{ in: '1.4.0', change: 'added' }] } },
    },
    'react-native': { lamp: { widget: [{ in: '1.6.0', change: 'added' }] } },
  },
};

const lamp = (more: Partial<Widget>): Widget => ({
  name: 'lamp',
  title: 'Lamp',
  category: 'Basic',
  platforms: ['web', 'react-native', 'cordova'],
  page: 'lamp',
  summary: 'Gives light.',
  properties: [],
  events: [],
  methods: [],
  ...more,
});

const property = (name: string, more: object = {}) => ({
  name,
  label: name,
  group: 'General',
  description: 'It does.',
  ...more,
});

const ALL = ['watt', 'color', 'glow', 'socket'].map((name) => property(name));
const flicker = { name: 'onFlicker', label: 'On Flicker', description: 'It flickers.' };

describe('a row', () => {
  const row = (name: string, more: object = {}) =>
    addFacts(lamp({ properties: [property(name, more)] }), facts).properties[0];

  it('exists on the platforms whose code has it; apps for Cordova run the code of the web', () => {
    expect(row('color')?.platforms).toEqual(['web', 'cordova']);
    expect(row('glow')?.platforms).toEqual(['react-native']);
    expect(row('watt')?.platforms).toBeUndefined();
  });

  it('keeps the platforms that its author wrote', () => {
    expect(row('watt', { platforms: ['web'] })?.platforms).toEqual(['web']);
  });

  it('has the default of each platform, what it was before, choices, and since when', () => {
    expect(row('watt')?.facts).toEqual({
      defaults: [
        { value: 40, platforms: ['web'] },
        { value: 5, platforms: ['react-native'] },
      ],
      before: [{ until: '1.3.0', value: 60, platforms: ['web'] }],
      moves: [
        { kind: 'changed', platform: 'web', version: '1.3.0' },
        { kind: 'since', platform: 'react-native', version: '1.6.0' },
      ],
    });
    expect(row('color')?.facts).toEqual({
      defaults: [{ value: 'white', platforms: ['web'] }],
      values: ['white', 'red'],
      since: [{ version: '1.2.0', platforms: ['web'] }],
      moves: [{ kind: 'since', version: '1.2.0' }],
    });
  });

  it('without a name that the code knows stays as it is', () => {
    expect(row('shine')).toEqual(property('shine'));
  });
});

describe('a manifest', () => {
  const differences = (more: Partial<Widget>, isUndocumented = (_name: string) => false) =>
    findDifferences([lamp(more)], facts, isUndocumented).map(
      ({ problem, name, says }) => `${problem} ${name}: ${says.join()}`,
    );

  it('that says what the code says differs in nothing', () => {
    expect(differences({ properties: ALL, events: [flicker] })).toEqual([]);
  });

  it.each([
    ['an unknown name', property('wattage'), 'unknown wattage: watt'],
    ['another default', property('watt', { default: 60 }), 'default watt: web: 40,react-native: 5'],
    [
      'a platform without it',
      property('glow', { platforms: ['web', 'react-native'] }),
      'platform glow: web',
    ],
    ['too few platforms', property('watt', { platforms: ['web'] }), 'unsaid watt: react-native'],
  ])('with %s is told', (_, row, reported) => {
    const others = ALL.filter(({ name }) => name !== row.name);
    expect(differences({ properties: [...others, row], events: [flicker] })).toContain(reported);
  });

  it('that leaves out what app developers use is told, with the part that it belongs to', () => {
    expect(differences({ properties: [property('watt'), property('glow')] })).toEqual([
      'missing color: web',
      'missing bulb/socket: web',
      'missing on-flicker: web',
    ]);
  });

  it('need not document what is listed as such', () => {
    expect(
      differences({ properties: ALL.slice(0, 3), events: [flicker] }, (name) => name === 'socket'),
    ).toEqual([]);
  });

  it('is asked for an event however it spells it', () => {
    const spelled = { ...flicker, name: 'on-flicker' };
    expect(differences({ properties: ALL, events: [spelled] })).toEqual([]);
  });

  it('may not claim a platform without such a widget', () => {
    const map = { lamp: { web: ['lamp', 'bulb'], 'react-native': null } };
    const found = findDifferences([lamp({ properties: ALL })], { ...facts, map }, () => true);
    expect(found).toContainEqual(
      expect.objectContaining({ problem: 'platform', name: 'lamp', says: ['react-native'] }),
    );
  });
});

it('history: what is internal is left out, what a part has is named with it, a new widget is one entry', () => {
  const moves = widgetMoves([lamp({})], facts, () => false);
  expect(
    moves.map(({ version, platform, change, name }) => [version, platform, change, name]),
  ).toEqual([
    ['1.2.0', 'web', 'added', 'color'],
    ['1.3.0', 'web', 'default', 'watt'],
    ['1.4.0', 'web', 'added', 'bulb/socket'],
    ['1.6.0', 'react-native', 'added', ''],
  ]);
});
