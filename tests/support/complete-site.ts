// A small site with every kind of file that a site can have, and what a team changes of them, one after another.
import { type Files, page, projectDir, recordsConfig } from './site-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const SLIDER = `name: slider
title: Slider
category: Form
platforms: [web, react-native]
page: widgets/slider
summary: Chooses a number.
properties:
  - { name: minvalue, label: Minimum Value, group: Range, type: number, description: The smallest value. }
  - use: show
events:
  - use: change
methods:
  - { name: reset, signature: reset(), returns: nothing, description: Goes back. }
`;
const GAUGE = `name: gauge
title: Gauge
category: Form
platforms: [web]
page: widgets/gauge
summary: Shows a level.
properties:
  - use: show
`;
const PARTS = `properties:
  show: { name: show, label: Show, group: Behavior, type: boolean, description: Whether it is seen. }
events:
  change: { name: onChange, label: On Change, args: [{ name: $event }], description: The value has changed. }
`;

const runtime = (platform: string, minvalue: number, isShown = true) =>
  JSON.stringify({
    provenance: { platform, version: '2.0.0', commit: 'abc', date: '2026-01-01' },
    widgets: {
      slider: {
        properties: {
          minvalue: { type: 'number', default: minvalue },
          show: { type: 'boolean', default: isShown },
        },
        events: { change: ['$event'] },
        methods: { reset: { args: [], documented: true } },
        fields: [],
      },
    },
  });
const map = (native: string[] | null) =>
  JSON.stringify({
    slider: { web: ['slider'], 'react-native': native },
    gauge: { web: null, 'react-native': null },
  });
const history = (since: string) =>
  JSON.stringify({
    versions: { web: [{ version: '1.0.0' }], 'react-native': [{ version: '1.0.0' }] },
    web: { slider: { properties: { minvalue: [{ in: since, change: 'added' }] } } },
    'react-native': {},
  });

const release = (version: string, title: string, area = 'web') => `version: ${version}
date: 2026-01-0${version[0]}
channels: [online, enterprise]
summary: What it is about, in a sentence.
changes:
  - { kind: feature, area: ${area}, widget: slider, title: ${title}, pages: [guide/start] }
  - { kind: known-issue, area: web, title: Something does not work }
stack: { Backend: { Java: "${version[0]}1" } }
`;

const version = (label: string) => `- version: current\n  label: v${label}\n  isLast: true\n`;

const FRAME = `title: Studio
parts:
  - list: Resources
    id: resources
    of: [Pages, Databases]
    at: Pages
`;
const DATABASES = `title: Databases
where: Studio > Databases
frame: studio
parts:
  - from: studio/frame
    chosen: { resources: Databases }
  - buttons: [{ label: Import, id: import }]
`;
const RUNBOOK = `choices:
  target:
    label: Where
    folders: install
    options: { aws: AWS, gcp: GCP }
phases:
  - title: Install
    steps:
      - { page: "install/{target}/launch" }
`;
const VALUES = `pages: [install/]
fields:
  platform-ip: { label: Address of the platform, example: 10.0.0.10, kind: address }
`;
const DRAWN = `import { createElement as h } from 'react';
import { frame } from '../kit/frame.ts';
import '../kit/kit.css';
const Slider = ({ properties }) => h('p', { className: frame }, properties.map((one) => one.label).join(' '));
export default Object.assign(Slider, { initial: { minvalue: 0 } });
`;
const THUMBNAIL = (size: number) => `import { createElement as h } from 'react';
export default h('rect', { width: ${size}, height: ${size} });
`;
const SIDEBAR = `name: Guide
slug: guide
order: 1
items:
  - guide/start
  - label: More
    items:
      - guide/next: The next page
      - guide/later
      - widgets/slider
`;
const START =
  '## First\n\n::include{note.md name="you"}\n\n![Two dots](dots.png)\n\n:::cards\n::card{to=guide/next}\n::card[Slider]{to=widgets/slider widget=slider}\n:::';
const command = (name: string) =>
  `\`\`\`bash on="Platform instance" as="root" then="It answers."\n${name} <platform-ip>\n\`\`\``;
const SLIDER_PAGE =
  '::widget{name=slider}\n\n## Properties\n\n::properties{slider}\n\n## Events\n\n::events{slider}\n\n## Methods\n\n::methods{slider}';

const engine = JSON.stringify(`${projectDir}/engine/index.ts`);
const theme = (heading: string) => `import { createElement as h } from 'react';
import { defineTheme } from ${engine};
const HomePage = () => h('html', null, h('body', null, ${JSON.stringify(heading)}));
export default defineTheme({ HomePage, styles: ['./look.css'], pageStyles: { home: './home.css' } });
`;

/** Shows what a theme of a site may show of a page. */
const OTHER_LAYOUT = `import { createElement as h } from 'react';
import { defineTheme } from ${engine};
const DocPage = ({ page }) =>
  h('html', null, h('body', null,
    JSON.stringify([page.links, page.outline, page.anchors, page.sections, page.images]),
    h('main', { dangerouslySetInnerHTML: { __html: page.html } })));
export default defineTheme({ DocPage, pageStyles: { home: './home.css' } });
`;

const settings = {
  title: 'Complete',
  url: 'https://docs.example',
  base: '/learn/',
  theme: './theme/index.ts',
};
const options = { widgets: { illustrations: 'drawn' } };

export const COMPLETE: Files = {
  'site.config.ts': recordsConfig(settings, options),
  'theme/index.ts': theme('Welcome'),
  'theme/look.css': 'article { color: teal }\n',
  'theme/home.css': 'body { color: navy }\n',
  'drawn/slider/index.tsx': DRAWN,
  'drawn/slider/thumbnail.tsx': THUMBNAIL(10),
  'drawn/kit/frame.ts': "export const frame = 'slider-frame';\n",
  'drawn/kit/kit.css': '.slider-frame { color: red }\n.slider-other { color: blue }\n',
  'public/robots-more.txt': 'Nothing.\n',
  'content/pages/guide/start.md': page('Start {Product}', START),
  'content/pages/guide/next.md': page(
    'Next',
    '```js\nconst a = 1;\n```\n\n[Back](./start#first) [later](guide/later) [slider](widgets/slider#property-minvalue)',
  ),
  'content/pages/guide/old.md': '---\nalias_of: guide/next\n---\n',
  'content/pages/guide/alone.md': page('Alone', 'A page that nothing else has to do with.'),
  'content/pages/guide/screens.md': page(
    'A screen beside steps',
    ':::screen{name=studio/databases}\n1. Click **Import** [import].\n:::',
  ),
  'content/pages/guide/sizes.md': page('Sizes', '::tool{name=sizing}'),
  'content/pages/install/aws/launch.md': page('Launch', command('ping')),
  'content/pages/install/gcp/launch.md': page('Launch', command('ssh')),
  'content/pages/widgets/slider.md': page('Slider', SLIDER_PAGE),
  'content/pages/widgets/gauge.md': page('Gauge', '## Properties\n\n::properties{gauge}'),
  'content/pages/widgets/all.md': page(
    'All',
    '::filter{groups platforms}\n\n## Form\n\n::gallery{category=Form}\n\n## Side by side\n\n::parity{category=Form platforms="web,react-native"}',
  ),
  'content/pages/releases.md': page('Releases'),
  'content/pages/upgrade.md': page('Upgrade'),
  'content/pages/runbook.md': page('Runbook'),
  'content/pages/screens.md': page('Screens', '::filter{groups}\n\n::screens'),
  'content/snippets/note.md': '---\nparams: [name]\n---\n:::note\nFor {name}.\n:::\n',
  'content/images/dots.png': PNG,
  'content/redirects.yaml':
    '- from: gone/page\n  to: guide/next\n- from: guide/next#once\n  to: guide/start#first\n',
  'content/planned.yaml': '- guide/later\n',
  'content/sidebars/guide.yaml': SIDEBAR,
  'content/synonyms.yaml': 'begin: [start]\n',
  'content/values.yaml': VALUES,
  'content/versions.yaml': version('2.0.0'),
  'content/runbook.yaml': RUNBOOK,
  'content/areas.yaml': 'web: Web apps\nstudio: Studio\n',
  'content/releases/1.0.0.yaml': release('1.0.0', 'Slides'),
  'content/releases/2.0.0.yaml': release('2.0.0', 'Slides faster'),
  'content/screens/studio/frame.yaml': FRAME,
  'content/screens/studio/databases.yaml': DATABASES,
  'content/widget-parts.yaml': PARTS,
  'content/widgets/slider.yaml': SLIDER,
  'content/widgets/gauge.yaml': GAUGE,
  'content/facts/web.json': runtime('web', 0),
  'content/facts/react-native.json': runtime('react-native', 0),
  'content/facts/map.json': map(['slider']),
  'content/facts/history.json': history('2.0.0'),
  'content/facts/not-documented.yaml': '- reason: None tells them.\n  names: [id]\n',
};

export type Edit = {
  what: string;
  /** `undefined` removes a file. */
  files: Record<string, string | Buffer | undefined>;
};

/** Each adds to those before it. */
export const EDITS: readonly Edit[] = [
  {
    what: 'the platforms of a manifest',
    files: { 'content/widgets/gauge.yaml': GAUGE.replace('[web]', '[web, react-native]') },
  },
  {
    what: 'the title and summary of a manifest',
    files: {
      'content/widgets/slider.yaml': SLIDER.replace('title: Slider', 'title: Range').replace(
        'a number',
        'one number',
      ),
    },
  },
  {
    what: 'the category of a manifest',
    files: {
      'content/widgets/gauge.yaml': GAUGE.replace('category: Form', 'category: Chart'),
    },
  },
  {
    what: 'the page of a manifest',
    files: { 'content/widgets/gauge.yaml': GAUGE.replace('widgets/gauge', 'guide/alone') },
  },
  {
    what: 'a shared part',
    files: { 'content/widget-parts.yaml': PARTS.replace('Whether it', 'If it') },
  },
  { what: 'a default of the facts', files: { 'content/facts/web.json': runtime('web', 5) } },
  { what: 'the history of the facts', files: { 'content/facts/history.json': history('1.5.0') } },
  {
    what: 'the map of the facts',
    files: {
      'content/facts/map.json': map(null),
      'content/widgets/slider.yaml': SLIDER.replace('[web, react-native]', '[web]'),
    },
  },
  {
    what: 'names that facts leave out',
    files: {
      'content/facts/not-documented.yaml': '- reason: None tells them.\n  names: [minvalue]\n',
    },
  },
  {
    what: 'a change of a release',
    files: { 'content/releases/1.0.0.yaml': release('1.0.0', 'Slides well') },
  },
  {
    what: 'a new release',
    files: {
      'content/releases/3.0.0.yaml': release('3.0.0', 'Flies'),
      'content/versions.yaml': version('3.0.0'),
    },
  },
  {
    what: 'the name of an area',
    files: { 'content/areas.yaml': 'web: Web applications\nstudio: Studio\n' },
  },
  { what: 'the order of areas', files: { 'content/areas.yaml': 'studio: Studio\nweb: Web\n' } },
  {
    what: 'a value',
    files: { 'content/values.yaml': VALUES.replace('10.0.0.10', '10.0.0.11') },
  },
  {
    what: 'the pages that have values',
    files: { 'content/values.yaml': VALUES.replace('[install/]', '[install/, guide/]') },
  },
  {
    what: 'the runbook',
    files: { 'content/runbook.yaml': RUNBOOK.replace('title: Install', 'title: Begin') },
  },
  {
    what: 'a choice of the runbook',
    files: { 'content/runbook.yaml': RUNBOOK.replace('gcp: GCP', 'gcp: Google') },
  },
  {
    what: 'a snippet',
    files: { 'content/snippets/note.md': '---\nparams: [name]\n---\nNow {name}.\n' },
  },
  {
    what: 'the sidebar',
    files: { 'content/sidebars/guide.yaml': SIDEBAR.replace('label: More', 'label: Further') },
  },
  {
    what: 'a second sidebar',
    files: {
      'content/sidebars/more.yaml':
        'name: Widgets\nslug: widgets\norder: 2\nitems:\n  - widgets/all\n',
    },
  },
  {
    what: 'a picture',
    files: { 'content/images/dots.png': Buffer.concat([PNG, Buffer.from([0])]) },
  },
  {
    what: 'a screen that another shows',
    files: { 'content/screens/studio/frame.yaml': FRAME.replaceAll('Pages', 'Views') },
  },
  {
    what: 'a screen',
    files: { 'content/screens/studio/databases.yaml': DATABASES.replace('> Databases', '> Data') },
  },
  {
    what: 'a new screen, and the page that shows it',
    files: {
      'content/pages/guide/new.md': page('New', '::screen{name=studio/new}'),
      'content/screens/studio/new.yaml':
        'title: New\nwhere: Studio > New\nparts:\n  - text: Nothing yet\n',
    },
  },
  { what: 'synonyms', files: { 'content/synonyms.yaml': 'commence: [start]\n' } },
  {
    what: 'a redirect',
    files: {
      'content/redirects.yaml':
        '- from: gone/page\n  to: guide/start\n- from: guide/next#twice\n  to: guide/start#first\n',
    },
  },
  {
    what: 'an illustration',
    files: { 'drawn/slider/index.tsx': DRAWN.replace("join(' ')", "join(', ') + '!'") },
  },
  {
    what: 'what an illustration imports',
    files: { 'drawn/kit/frame.ts': "export const frame = 'slider-other';\n" },
  },
  {
    what: 'the style sheet of an illustration',
    files: { 'drawn/kit/kit.css': '.slider-frame { color: red }\n.slider-other { color: pink }\n' },
  },
  { what: 'a small picture', files: { 'drawn/slider/thumbnail.tsx': THUMBNAIL(12) } },
  { what: 'a first small picture', files: { 'drawn/gauge/thumbnail.tsx': THUMBNAIL(14) } },
  { what: 'the layout of pages', files: { 'theme/index.ts': OTHER_LAYOUT } },
  { what: 'the home page', files: { 'theme/index.ts': theme('Hello') } },
  { what: 'the style of the site', files: { 'theme/look.css': 'article { color: olive }\n' } },
  { what: 'the style of the home page', files: { 'theme/home.css': 'body { color: gray }\n' } },
  {
    what: 'a text of a collection',
    files: {
      'site.config.ts': recordsConfig(
        { ...settings, texts: { screens: { steps: 'Numbers of steps' } } },
        options,
      ),
    },
  },
  {
    what: 'the title of the site',
    files: { 'site.config.ts': recordsConfig({ ...settings, title: 'Renamed' }, options) },
  },
  {
    what: 'the product',
    files: {
      'site.config.ts': recordsConfig(
        { ...settings, product: { name: 'Planer', slug: 'planer', code: 'PL' } },
        options,
      ),
    },
  },
  {
    what: 'the version',
    files: {
      'content/versions.yaml':
        '- version: current\n  label: v3.0.0\n  isLast: true\n- version: old\n  label: v1\n  base: /learn/old/\n',
    },
  },
  { what: 'a public file', files: { 'public/robots-more.txt': 'More.\n' } },
  { what: 'a page', files: { 'content/pages/guide/alone.md': page('Alone', 'Other words.') } },
  {
    what: 'a heading, with a redirect from its old anchor',
    files: {
      'content/pages/guide/start.md': page('Start', START.replace('## First', '## Begin')),
      'content/pages/guide/next.md': page('Next', '[Back](./start#begin) [later](guide/later)'),
      'content/redirects.yaml':
        '- from: gone/page\n  to: guide/start\n- from: guide/start#first\n  to: guide/start#begin\n',
    },
  },
  {
    what: 'the title of a page that others show',
    files: { 'content/pages/guide/next.md': page('After that', '[Back](./start)') },
  },
  {
    what: 'a planned page that comes',
    files: { 'content/pages/guide/later.md': page('Later'), 'content/planned.yaml': '[]\n' },
  },
  {
    what: 'a page that has another name',
    files: {
      'content/pages/guide/later.md': undefined,
      'content/pages/guide/afterwards.md': page('Later'),
      'content/sidebars/guide.yaml': SIDEBAR.replace('guide/later', 'guide/afterwards'),
      'content/redirects.yaml':
        '- from: guide/later\n  to: guide/afterwards\n- from: gone/page\n  to: guide/start\n',
    },
  },
  {
    what: 'a page that is gone',
    files: {
      'content/pages/guide/afterwards.md': undefined,
      'content/sidebars/guide.yaml': SIDEBAR.replace('      - guide/later\n', ''),
      'content/redirects.yaml': '- from: gone/page\n  to: guide/start\n',
    },
  },
  {
    what: 'a page whose screen is shown no longer',
    files: { 'content/pages/guide/screens.md': page('No screen', 'Text.') },
  },
  {
    what: 'an alias that becomes a page',
    files: { 'content/pages/guide/old.md': page('Old', 'A page again.') },
  },
  {
    what: 'a page that is a draft',
    files: { 'content/pages/guide/old.md': page('Old', 'Away.', 'draft: true\n') },
  },
  {
    what: 'a file of the public folder without an ending',
    files: { 'public/about': 'A file.' },
  },
  {
    what: 'a page where there was a file',
    files: { 'public/about': undefined, 'content/pages/about/us.md': page('About us') },
  },
  {
    what: 'a file where there was a folder',
    files: { 'content/pages/about/us.md': undefined, 'public/about': 'Again a file.' },
  },
  {
    what: 'a manifest that is gone',
    files: {
      'content/widgets/gauge.yaml': undefined,
      'content/pages/widgets/gauge.md': undefined,
    },
  },
  { what: 'a release that is gone', files: { 'content/releases/2.0.0.yaml': undefined } },
];
