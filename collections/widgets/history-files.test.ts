// Moves of widgets → a file beside the page of each, newest first.
import { expect, it } from 'vitest';
import type { WidgetMove } from './facts/widget-moves.ts';
import { historyFiles } from './history-files.ts';

type Site = Parameters<typeof historyFiles>[0];
type Records = Parameters<typeof historyFiles>[1];

const site = {
  config: { url: 'https://docs.example.com/', base: '/learn/' },
  has: (id: string) => id === 'widgets/slider',
} as unknown as Site;
const move = (widget: string, version: string, name: string): WidgetMove => ({
  ...{ widget, version, name, platform: 'web', change: 'added' },
});
const records = {
  widgets: {
    slider: { name: 'slider', title: 'Slider', page: 'widgets/slider' },
    knob: { name: 'knob', title: 'Knob', page: 'widgets/knob' },
  },
  moves: [
    move('slider', '10.9.0', 'step'),
    move('knob', '10.9.0', 'turn'),
    move('slider', '10.15.2', 'icon'),
    { ...move('slider', '11.2.0', 'step'), change: 'default', from: 1, to: 5 },
  ],
  movesSince: { web: '10.0.0' },
} as unknown as Records;

it('has what its widget gained, lost and changed, newest first, and since when that is known', () => {
  const [file, ...others] = historyFiles(site, records);
  // The other widget has no page in this site.
  expect(others).toEqual([]);
  expect(file?.path).toBe('widgets/slider/history.json');
  expect(JSON.parse(String(file?.make().content))).toEqual({
    widget: 'slider',
    title: 'Slider',
    url: 'https://docs.example.com/learn/widgets/slider',
    known: { web: '10.0.0' },
    changes: [
      { version: '11.2.0', platform: 'web', change: 'default', name: 'step', from: 1, to: 5 },
      { version: '10.15.2', platform: 'web', change: 'added', name: 'icon' },
      { version: '10.9.0', platform: 'web', change: 'added', name: 'step' },
    ],
  });
});

it('is not there where nothing is known of the runtimes', () => {
  expect(historyFiles(site, { ...records, movesSince: {} })).toEqual([]);
});
