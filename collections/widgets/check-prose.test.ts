import { describe, expect, it } from 'vitest';
import { checkProse } from './check-prose.ts';
import type { WidgetRecords } from './load-widgets.ts';

const row = { group: 'Behavior', description: 'What it does.' };
const records = {
  platforms: { web: 'Web', 'react-native': 'React Native', cordova: 'Cordova' },
  widgets: {
    tabs: {
      name: 'tabs',
      title: 'Tabs',
      page: 'tabs',
      category: 'Container',
      summary: 'Panes.',
      platforms: ['web', 'react-native'],
      properties: [
        { ...row, name: 'transition', label: 'Transition', default: 'slide', since: '11.9.0' },
        { ...row, name: 'field', label: 'Filter on Field', values: ['url'] },
      ],
      events: [],
      methods: [],
    },
  },
} as unknown as WidgetRecords;

const check = (...texts: string[]) => {
  const lines = texts.map((text, i) => ({ text, written: text, path: 'tabs.md', line: i + 1 }));
  return checkProse({ id: 'tabs', lines }, records).map(({ line, column, code, message }) =>
    [line, column, code, message].join(' '),
  );
};

describe('the page of a widget and its manifest', () => {
  it('agree', () => {
    expect(
      check(
        '**Transition** (since 11.9.0) has the default `slide`; in `field`, **URL** is a choice.',
        '| **Transition** | since 11.2.0 |',
        '```js',
        '`transition` is `none` by default',
        '```',
        '**Other** (since 11.2.0) isn’t known.',
      ),
    ).toEqual([]);
  });

  it('differ in a default, a version, a platform or the spelling of a label', () => {
    expect(
      check(
        '**Transition** is `none` by default.',
        'The `transition`, since 11.4.2, moves the pane.',
        '**Transition** (React Native only) moves it.',
        'Set **Filter on field**.',
      ),
    ).toEqual([
      '1 20 widgets/other-fact The manifest and the history of "Transition" say the default `slide`, not "none".',
      '2 25 widgets/other-fact The manifest and the history of "transition" say since 11.9.0, not "11.4.2".',
      '3 17 widgets/other-fact The manifest and the history of "Transition" say platforms Web, React Native, not "React Native".',
      '4 7 widgets/other-spelling The manifest spells "Filter on field" otherwise.',
    ]);
  });
});
