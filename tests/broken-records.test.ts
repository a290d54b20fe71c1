// A record or a small file that is wrong, in a whole site: its own mistake, with what to write, and one line for all that depends on it.
import { expect, it } from 'vitest';
import { type Files, page, recordsConfig, useSiteFolders } from './support/site-folder.ts';
import { sliderManifest } from './support/slider.ts';

const SLIDER = sliderManifest(`  - name: minvalue
    label: Minimum Value
    group: Range
    type: number
    description: The smallest value.
  - name: maxvalue
    label: Maximum Value
    group: Range
    description: The largest value.
`);
const RELEASE = `version: 1.0.0
date: 2024-02-03
summary: What is new.
changes:
  - { kind: fix, area: web, title: Starts, widget: slider }
  - { kind: fix, area: mobile, title: Stops }
`;
const MANIFEST = 'content/widgets/slider.yaml';
const SITE: Files = {
  'site.config.ts': recordsConfig(),
  [MANIFEST]: SLIDER,
  'content/widgets/gauge.yaml':
    'name: gauge\ntitle: Gauge\ncategory: Form\nplatforms: [web]\npage: slider\nsummary: Shows a level.\n',
  'content/areas.yaml': 'web: Web apps\nmobile: Mobile apps\n',
  'content/releases/1.0.0.yaml': RELEASE,
  'content/pages/index.md': page(
    'Home',
    '[The smallest](slider#property-minvalue)\n\n:::cards\n::card[]{widget=slider to=slider}\n:::\n\n## All\n\n::gallery{category=Form}',
  ),
  'content/pages/slider.md': page(
    'Slider',
    '## Properties\n\n::properties{slider}\n\nSee [the largest](#property-maxvalue).',
  ),
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - slider\n',
  'content/redirects.yaml': '- from: slider#smallest\n  to: slider#property-minvalue\n',
  'content/published.json':
    '{"product": "docs", "pages": {"slider": ["properties", "property-maxvalue", "property-minvalue"]}}',
};
const make = useSiteFolders(SITE);

/** All that is said, as `line code`, of the file that is wrong alone; and the hint of the first. */
function check(name: string, text: string) {
  expect(text).not.toBe(SITE[name]);
  const found = JSON.parse(make({ [name]: text }).learn('check', '--format', 'json').text);
  const all = found.diagnostics as { path: string; line: number; code: string; hint: string }[];
  expect(all.filter(({ path }) => path !== name)).toEqual([]);
  return { says: all.map(({ line, code }) => `${line} ${code}`), hint: all[0]?.hint ?? '' };
}
const COUNTED = /(?:^|\n)\d+ errors? elsewhere comes? from it, and (?:is|are) shown if still there/;

it('is right as it is', () => {
  const { status, text } = make({}).learn('check', '--all');
  expect(text).toContain('no mistakes, 0 warnings');
  expect(status).toBe(0);
});

it('names a key that is wrong, and the right one, and goes on as if that were written', () => {
  const text = check(MANIFEST, SLIDER.replace('description: The smallest', 'text: The smallest'));
  expect(text).toEqual({
    says: ['12 widgets/unknown-key'],
    hint: expect.stringMatching(/^Write "description" instead\.\nAll keys: name, label, [^\n]*$/),
  });
  const list = check(MANIFEST, SLIDER.replace('properties:', 'propertys:'));
  expect(list).toEqual({
    says: ['7 widgets/unknown-key'],
    hint: expect.stringMatching(/^Write "properties" instead\.\nAll keys: [^\n]*$/),
  });
});

it.each([
  ['has no platforms, without which it is none', MANIFEST, /platforms: .*\n/, ''],
  ['has another name than its file', MANIFEST, 'name: slider', 'name: slidr'],
  ['has a text where a list was to be', MANIFEST, /properties:[\s\S]*/, 'properties: none\n'],
  ['has no page', MANIFEST, /page: .*\n/, ''],
  ['lost the name of a property', MANIFEST, 'name: minvalue', 'name: min value'],
  ['can’t be read', MANIFEST, 'title: Slider', 'title: [Slider'],
  ['has a list where names were to be', 'content/areas.yaml', /[\s\S]*/, '- web\n- mobile\n'],
  ['can’t be read, and is a small file', 'content/areas.yaml', 'web:', 'web: ['],
])('a file that %s has one line for what depends on it', (_, name, from, to) => {
  const { says, hint } = check(name, String(SITE[name]).replace(from, to));
  expect(says).toHaveLength(1);
  expect(hint).toMatch(COUNTED);
});
