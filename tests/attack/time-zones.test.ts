// One site with every illustration, a release and dates → the same bytes in every time zone and language of a machine.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  createSiteFolder,
  type Files,
  page,
  projectDir,
  readTree,
  recordsConfig,
} from '../support/site-folder.ts';
import { createRandom, tries } from './attack.ts';

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'UTC',
];
const LOCALES = ['tr_TR.UTF-8', 'de_DE.UTF-8', 'C'];
const content = path.join(projectDir, 'content');

/** The lines `::widget{name=…}` of this site's pages, all on one page for each sort of widget. */
function illustratedPages(): Files {
  const names = new Set<string>();
  const pages: Files = {};
  const folder = path.join(content, 'pages');
  for (const file of readdirSync(folder, { recursive: true }).map(String).filter(isPage))
    for (const [, name = ''] of read(path.join(folder, file)).matchAll(
      /^::widget\{name=([\w-]+)/gm,
    ))
      names.add(name);
  for (const file of readdirSync(path.join(content, 'widgets'))) {
    const [, id = ''] = /^page: (.+)$/m.exec(read(path.join(content, 'widgets', file))) ?? [];
    pages[`content/pages/${id}.md`] = page('Widgets', '## Properties\n');
  }
  const all = [...names].sort().map((name) => `::widget{name=${name}}`);
  return {
    ...pages,
    'content/pages/all.md': page('All', all.join('\n\n'), 'last_update: 2026-03-01\n'),
  };
}

const isPage = (name: string) => name.endsWith('.md');
const read = (file: string) => readFileSync(file, 'utf8');

const RELEASE = `version: 1.2.0
date: 2026-03-01
channels: [online]
summary: What is new.
changes:
  - { kind: feature, area: web, title: A new thing }
`;

const folder = createSiteFolder({
  'site.config.ts': recordsConfig(
    { theme: path.join(projectDir, 'site/theme/index.ts') },
    { widgets: { illustrations: path.join(projectDir, 'site/widgets') } },
  ),
  ...illustratedPages(),
  'content/pages/releases.md': page('Releases'),
  'content/pages/upgrade.md': page('Upgrade'),
  'content/releases/1.2.0.yaml': RELEASE,
});
for (const name of ['widgets', 'widget-parts.yaml', 'areas.yaml'])
  cpSync(path.join(content, name), path.join(folder.dir, 'content', name), { recursive: true });
afterAll(folder.dispose);

it('a build is the same bytes in every zone and language', () => {
  const random = createRandom('time zones');
  const every = ZONES.flatMap((zone) => LOCALES.map((locale) => ({ TZ: zone, LC_ALL: locale })));
  const [east, west] = [
    { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' },
    { TZ: 'Pacific/Pago_Pago', LC_ALL: 'C' },
  ];
  const places = tries({ short: 0, full: 1 }) ? random.shuffle(every) : [east, west];
  const built = places.map((place, n) => {
    const { status, text } = folder.learnWith(place, 'build', '--out', `out-${n}`);
    expect(status, text).toBe(0);
    return readTree(path.join(folder.dir, `out-${n}`));
  });
  const [first = new Map<string, string>()] = built;
  expect(first.get('all/index.html')?.match(/data-island/g)?.length).toBeGreaterThan(30);
  for (const [n, output] of built.entries()) {
    const other = [...first.keys()].filter((name) => output.get(name) !== first.get(name));
    expect(other, JSON.stringify([places[0], places[n]])).toEqual([]);
    expect(output.size).toBe(first.size);
  }
});
