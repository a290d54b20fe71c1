// Moves of widgets between two versions: what counts in the end, which widgets are meant, packed and unpacked.
import { describe, expect, it } from 'vitest';
import {
  movesBetween,
  packMoves,
  unpackMoves,
  type WidgetHistory,
  type WidgetMove,
} from './widget-moves.ts';

const move = (
  version: string,
  change: WidgetMove['change'],
  name: string,
  more: Partial<WidgetMove> = {},
): WidgetMove => ({ version, platform: 'web', widget: 'data-table', change, name, ...more });

const history = (...moves: WidgetMove[]): WidgetHistory => ({
  widgets: {
    'data-table': { title: 'Data Table', url: '/table' },
    list: { title: 'List', url: '/list' },
  },
  platforms: { web: 'Web', 'react-native': 'React Native' },
  since: { web: '10.0.0' },
  moves,
});

const between = (moves: WidgetMove[], wanted = '', range = { from: '10.0.0', to: '11.0.0' }) =>
  movesBetween(history(...moves), range, wanted);

const reported = (moves: WidgetMove[]) =>
  between(moves).groups.flatMap((group) =>
    group.moves.map(({ change, name, from, to }) => [change, name, from, to]),
  );

describe('moves between two versions', () => {
  it('leaves out the version one comes from, and keeps the one one goes to', () => {
    const moves = ['10.0.0', '10.1.0', '11.0.0', '11.1.0'].map((version) =>
      move(version, 'added', `in-${version}`),
    );
    expect(reported(moves).map(([, name]) => name)).toEqual(['in-10.1.0', 'in-11.0.0']);
  });

  it('says nothing of what came and went', () => {
    expect(reported([move('10.1.0', 'added', 'a'), move('10.2.0', 'removed', 'a')])).toEqual([]);
  });

  it('says that a name went which came back and went again', () => {
    const moves = [
      move('10.1.0', 'removed', 'a'),
      move('10.2.0', 'added', 'a'),
      move('10.3.0', 'removed', 'a'),
    ];
    expect(reported(moves)).toEqual([['removed', 'a', undefined, undefined]]);
  });

  it('joins defaults, and drops one that is as before', () => {
    expect(
      reported([
        move('10.2.0', 'default', 'a', { from: 2, to: 3 }),
        move('10.1.0', 'default', 'a', { from: 1, to: 2 }),
        move('10.1.0', 'default', 'b', { to: true }),
        move('10.2.0', 'default', 'b', { from: true }),
      ]),
    ).toEqual([['default', 'a', 1, 3]]);
  });

  it('says of a new widget only that it is new, on that platform', () => {
    expect(
      reported([
        move('10.1.0', 'added', ''),
        move('10.2.0', 'removed', 'a'),
        move('10.2.0', 'removed', 'b', { platform: 'react-native' }),
      ]).map(([change, name]) => [change, name]),
    ).toEqual([
      ['removed', 'b'],
      ['added', ''],
    ]);
  });

  it('keeps platforms apart and puts what went first', () => {
    const groups = between([
      move('10.1.0', 'added', 'a'),
      move('10.1.0', 'removed', 'a', { platform: 'react-native' }),
    ]).groups;
    expect(groups[0]?.moves.map(({ platform, change }) => `${platform} ${change}`)).toEqual([
      'react-native removed',
      'web added',
    ]);
  });
});

describe('named widgets', () => {
  const moves = [move('10.1.0', 'added', 'a'), move('10.1.0', 'added', 'b', { widget: 'list' })];

  it.each(['Data Table', 'data-table', ' datatable ; ', 'DATA TABLE,'])('%s is found', (wanted) => {
    expect(between(moves, wanted).groups.map(({ widget }) => widget)).toEqual(['data-table']);
  });

  it('tells what is no widget, and shows the others', () => {
    expect(between(moves, 'list, Tabel')).toMatchObject({
      groups: [{ widget: 'list' }],
      unknown: ['Tabel'],
    });
    expect(between(moves, 'Tabel')).toEqual({ groups: [], unknown: ['Tabel'] });
  });
});

it('is the same once packed and unpacked', () => {
  const before = history(
    move('10.2.0', 'default', 'a', { to: 'x' }),
    move('10.1.0', 'removed', 'on-tap', { platform: 'react-native', widget: 'list' }),
    move('10.1.0', 'default', 'b', { from: false, to: 0 }),
  );
  expect(unpackMoves(JSON.parse(JSON.stringify(packMoves(before))))).toEqual(before);
});
