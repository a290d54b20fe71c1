// Widget manifests in a small site: tables with rows that links and search lead to, and what is said of wrong ones.
import { describe, expect, it } from 'vitest';
import { type Files, page, recordsConfig, useSiteFolders } from './support/site-folder.ts';

const PARTS = `properties:
  show: { name: show, label: Show, group: Behavior, type: boolean, bindable: true, description: Whether it is seen. }
events:
  change: { name: onChange, label: On Change, args: [{ name: $event }, { name: newVal }], description: The value has changed. }
`;
const SLIDER = `name: slider
title: Slider
category: Form
platforms: [web, react-native]
page: slider
summary: Chooses a number.
properties:
  - { name: minvalue, label: Minimum Value, group: Range, type: number, default: 0, description: The smallest value. }
  - { label: Mode, group: Range, type: choice, values: [a, b], platforms: [web], since: "1.2", description: "What | it does." }
  - { name: show, label: Show, group: Range, deprecated: Use **Show**., description: Whether the range is seen. }
  - use: show
    description: Whether the slider is seen.
events:
  - use: change
methods:
  - { name: reset, signature: reset(), returns: nothing, description: Goes back., example: "Page.Widgets.slider1.reset();" }
`;
const SITE: Files = {
  'content/widget-parts.yaml': PARTS,
  'content/widgets/slider.yaml': SLIDER,
  'content/pages/slider.md': page(
    'Slider',
    '## Properties\n\n::properties{slider}\n\n## Events\n\n::events{slider}\n\n## Methods\n\n::methods{slider}\n\nSee [the smallest](slider#property-minvalue).',
  ),
};

const make = useSiteFolders({ 'site.config.ts': recordsConfig(), ...SITE });
describe('the manifest of a widget', () => {
  it('makes the tables of its page, for readers and for machines', () => {
    const folder = make({});
    expect(folder.learn('build').text).toContain(', 0 warnings');
    expect(folder.file('dist/slider.md')).toContain(`### Range {#properties-range}

| Property | Type | What it does |
| --- | --- | --- |
| **Minimum Value** \`minvalue\` {#property-minvalue} | number | The smallest value. Default: \`0\`. |
| **Mode** {#property-mode} | choice | What \\| it does. Web only. Since 1.2. One of \`a\`, \`b\`. |
| **Show** \`show\` {#property-show} |  | Deprecated: Use **Show**. Whether the range is seen. |

### Behavior {#properties-behavior}

| Property | Type | What it does |
| --- | --- | --- |
| **Show** \`show\` {#property-behavior-show} | yes or no, bindable | Whether the slider is seen. |
`);
    const html = folder.file('dist/slider/index.html');
    expect(html).toContain('<tr id="event-onchange">');
    expect(html).toContain('<code>Change(<wbr>$event, newVal)</code>');
    expect(html).toContain('<tr id="method-reset">');
  });

  it('stands with others in a gallery and in a table of platforms', () => {
    const folder = make({
      'content/widgets/gauge.yaml':
        'name: gauge\ntitle: Gauge\ncategory: Form\nplatforms: [react-native]\npage: slider\nsummary: Shows a "level".\n',
      'content/pages/all.md': page(
        'All',
        '::filter{groups platforms}\n\n## Form\n\n::gallery{category=Form}\n\n::gallery{category=Form platforms=web}\n\n## Side by side\n\n::parity{category=Form platforms="web,react-native"}',
      ),
    });
    expect(folder.learn('build').text).toContain(', 0 warnings');
    const html = folder.file('dist/all/index.html');
    expect(html).toContain('<li data-platforms="react-native"><a class="card" href="/slider">');
    expect(html).toContain('<span>Shows a ”level”.</span>');
    expect(html.match(/<strong>Slider<\/strong>/g)).toHaveLength(2);
    expect(html.match(/<strong>Gauge<\/strong>/g)).toHaveLength(1);
    expect(html).toContain('<select name="platform"><option value="">All platforms</option>');
    const markdown = folder.file('dist/all.md');
    expect(markdown).toContain(`### Slider {#slider}

| Property, event or method | Web | React Native |
| --- | --- | --- |
| **Mode** | Yes | **No** |

The same on all of them: **Minimum Value** \`minvalue\``);
    expect(markdown).not.toContain(':::compared');
    expect(html).toMatch(/<summary>\s*<h3 id="slider">/);
    expect(markdown).not.toContain('::filter');
    expect(markdown).not.toContain('### Gauge');
    folder.write({ 'content/widgets/slider.yaml': SLIDER.replace('title: Slider', 'title: Knob') });
    folder.learn('build');
    expect(folder.file('dist/all/index.html')).toContain('<strong>Knob</strong>');
  });

  it('with many rows has a box that filters them', () => {
    const many = Array.from(
      { length: 12 },
      (_, i) => `  - { label: P${i}, group: Range, description: Part ${i}. }\n`,
    );
    const folder = make({
      'content/widgets/slider.yaml': SLIDER.replace(
        '  - use: show\n',
        `${many.join('')}  - use: show\n`,
      ),
    });
    folder.learn('build');
    const html = folder.file('dist/slider/index.html');
    expect(html.match(/data-filter/g)).toHaveLength(1);
    expect(html.indexOf('data-filter')).toBeLessThan(html.indexOf('id="properties-range"'));
  });

  it('is found by search, row by row', () => {
    const folder = make({});
    folder.learn('build');
    for (const [query, anchor] of [
      ['minvalue', 'property-minvalue'],
      ['onchange', 'event-onchange'],
      ['reset', 'method-reset'],
    ])
      expect(folder.learn('search', query ?? '').text, query).toContain(`/slider#${anchor}`);
  });

  it('changed, changes its page and no other', () => {
    const folder = make({ 'content/pages/other.md': page('Other') });
    folder.learn('build');
    folder.write({ 'content/widgets/slider.yaml': SLIDER.replace('The smallest', 'The least') });
    expect(folder.learn('build').text).toContain('(1 rebuilt)');
    expect(folder.file('dist/slider.md')).toContain('The least value.');
    folder.write({ 'content/widget-parts.yaml': PARTS.replace('has changed', 'is another') });
    expect(folder.learn('build').text).toContain('(1 rebuilt)');
    expect(folder.file('dist/slider.md')).toContain('The value is another.');
  });
});

describe('what is said of', () => {
  const reported = (files: Files) => make(files).learn('check').text;

  it('a part, a page or a name that does not exist', () => {
    const wrong = SLIDER.replace('use: show', 'use: shwo').replace('page: slider', 'page: slidr');
    const text = reported({ 'content/widgets/slider.yaml': wrong });
    expect(text).toContain(`content/widgets/slider.yaml:5:1  error  widgets/unknown-page

  There is no page "slidr".

  5 │ page: slidr
    │ ^^^^

  Closest: slider
`);
    expect(text).toContain(`error  widgets/unknown-part

  widget-parts.yaml has no "shwo" among its properties.
`);
    expect(text).toContain('Closest: show\n');
    expect(reported({ 'content/widgets/other.yaml': SLIDER })).toContain(
      'The file content/widgets/other.yaml holds the widget "slider".',
    );
  });

  it.each([
    ['::properties{slidr}', 'There is no widget "slidr".', 'Closest: slider'],
    ['::properties', '"::properties" names no widget.', 'Write ::properties{slider}'],
    ['::gallery', '"::gallery" names no category.', 'Write ::gallery{category=Form}, '],
    ['::gallery{category=Fomr}', 'of the category "Fomr" exists', 'Closest: Form'],
    ['::parity{category=Form platforms=cordova}', 'exists on cordova.', 'Categories: Form'],
    ['::events{slider depth=2}', '"::events" takes no "depth".', 'Write ::events{slider}'],
    ['::widget{name=slider}', 'There is no illustration of the widget "slider".', ''],
  ])('%s', (line, message, hint) => {
    const text = reported({ 'content/pages/wrong.md': page('Wrong', line) });
    expect(text).toContain(`content/pages/wrong.md:6:1  error  `);
    expect(text).toContain(message);
    expect(text).toContain(hint);
  });

  it('a table that would be empty', () => {
    const without = SLIDER.slice(0, SLIDER.indexOf('methods:'));
    expect(reported({ 'content/widgets/slider.yaml': without })).toContain(
      'The manifest of "slider" has no methods.',
    );
  });

  it('a value that does not fit the schema', () => {
    const text = reported({
      'content/widgets/slider.yaml': SLIDER.replace('type: number', 'type: nubmer'),
    });
    expect(text).toMatch(/content\/widgets\/slider\.yaml:8:\d+ {2}error {2}widgets\/wrong-value/);
  });
});

describe('a page that shows a widget', () => {
  it('is made again when the manifest changes, as a card and as an illustration', () => {
    const drawn = `import { createElement as h } from 'react';
const Slider = ({ properties }) => h('p', null, properties.map((one) => one.label).join(' '));
export default Object.assign(Slider, { initial: { minvalue: 0 } });`;
    const folder = make({
      'site.config.ts': recordsConfig({}, { widgets: { illustrations: 'drawn' } }),
      'drawn/slider/index.tsx': drawn,
      'content/pages/cards.md': page(
        'Cards',
        ':::cards\n::card[Slider]{to=slider widget=slider}\n:::',
      ),
      'content/pages/alive.md': page('Alive', '::widget{name=slider}'),
    });
    expect(folder.learn('build').text).toContain(', 0 warnings');
    expect(folder.file('dist/cards/index.html')).toContain('data-platforms="web react-native"');
    expect(folder.file('dist/alive/index.html')).toContain('Minimum Value');
    folder.write({
      'content/widgets/slider.yaml': SLIDER.replace('[web, react-native]', '[web]').replace(
        'Minimum Value',
        'Lowest Value',
      ),
    });
    expect(folder.learn('build').status).toBe(0);
    expect(folder.file('dist/cards/index.html')).toContain('data-platforms="web"');
    expect(folder.file('dist/alive/index.html')).toContain('Lowest Value');
  });
});
