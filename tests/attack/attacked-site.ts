// A small site that uses every cache a build keeps: compiled config and theme, bundle, styles, records, pages.
import { type Files, page, recordsConfig } from '../support/site-folder.ts';
import { sliderManifest } from '../support/slider.ts';

const THEME = "export default { styles: ['./own.css'] };\n";

const DRAWN = `import { createElement as h } from 'react';
import './slider.css';
const Slider = ({ properties }) => h('p', { className: 'slider' }, properties.map((one) => one.label).join());
export default Object.assign(Slider, { initial: { minvalue: 0 } });
`;

const SLIDER =
  sliderManifest(`  - { name: minvalue, label: Minimum, group: Range, type: number, description: The smallest value. }
`);

const RELEASE = `version: 1.2.0
date: 2026-03-01
channels: [online]
summary: What is new.
changes:
  - { kind: feature, area: web, widget: slider, title: A Slider with marks }
`;

export const SITE: Files = {
  'site.config.ts': recordsConfig(
    { title: 'Attacked', theme: 'theme.ts' },
    { widgets: { illustrations: 'drawn' } },
  ),
  'theme.ts': THEME,
  'own.css': '.own { color: teal; }\n',
  'drawn/slider/index.tsx': DRAWN,
  'drawn/slider/slider.css': '.slider { color: navy; }\n',
  'content/areas.yaml': 'web: Web apps\n',
  'content/widgets/slider.yaml': SLIDER,
  'content/releases/1.2.0.yaml': RELEASE,
  'content/pages/index.md': page('Home', '[Guide](guide/start) [Slider](slider)'),
  'content/pages/slider.md': page('Slider', '::widget{name=slider}\n\n::properties{slider}'),
  'content/pages/guide/start.md': page('Start', '```js\nconst a = 1;\n```\n\n[Next](./next)'),
  'content/pages/guide/next.md': page('Next', 'Old text.'),
};

/** One page's body, nothing else. */
export const EDIT: Files = { 'content/pages/guide/next.md': page('Next', 'New text.') };
