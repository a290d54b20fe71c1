// Every example in the guides works: pages and records are built, commands and flags exist.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createSiteFolder,
  type Files,
  page,
  projectDir,
  recordsConfig,
  runWarm,
} from './support/site-folder.ts';

const GUIDES = ['CONTRIBUTING.md', 'README.md', 'deploy/README.md'];
const read = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');

type Example = { guide: string; language: string; text: string };

function fencesOf(guide: string): Example[] {
  const fences = read(guide).matchAll(/^(`{3,})(\w*)\n([\s\S]*?)^\1$/gm);
  return [...fences].map(([, , language = '', text = '']) => ({ guide, language, text }));
}

/** Constructs and links that a sentence shows: `::widget{name=slider}`, `[Roles](teams/roles)`, `## Limits {#limits}`. */
function spansOf(guide: string): string[] {
  const prose = read(guide).replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => /^:{1,4}[a-z]+[[{]|^\[.*\]\(.+\)$|^## /.test(span));
}

const examples = GUIDES.flatMap(fencesOf);
const spans = GUIDES.flatMap(spansOf);

/** Pages that examples lead to, pictures that they show. */
const AROUND: Files = {
  'content/pages/index.md': page('Home'),
  'content/pages/guides/_shared.md': 'What guides share.\n',
  'content/pages/teams/manage-roles.md': page('Roles', '## Create {#create-a-role}\n\nText.'),
  'content/images/file.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
  'content/images/file.mp4': 'A video.',
  'content/samples/app.ts': '// #region setup\nstart();\n// #endregion\n',
  'content/snippets/ports.md': '---\nparams: [target]\n---\nPorts of {target}.\n',
};

function toFiles(): Files {
  const files: Files = {};
  let number = 0;
  const add = (body: string) => {
    number += 1;
    files[`content/pages/examples/${number}.md`] = page(`Example ${number}`, body);
  };
  for (const { language, text } of examples) {
    if (language === 'markdown') add(text.replace('{youtube=ID', '{youtube=abcdefghijk'));
    else if (language === 'yaml' && text.startsWith('---')) {
      number += 1;
      files[`content/pages/examples/${number}.md`] = `${text}\nText.\n`;
    } else if (language === 'yaml' && text.startsWith('- version:')) {
      files['content/versions.yaml'] = text;
    } else if (language === 'yaml') {
      const [, version] = /^version: (.+)$/m.exec(text) ?? [];
      const isScreen = /^parts:$/m.test(text);
      expect(version !== undefined || isScreen, text).toBe(true);
      const name = isScreen ? 'screens/variables/new-variable' : `releases/${version}`;
      files[`content/${name}.yaml`] = text;
    }
  }
  // A filter needs a list below it; a link to a heading of the same page needs that heading.
  for (const span of spans)
    if (span.startsWith('::filter')) add(`## Section\n\n${span}\n\n::parity{category=Form}`);
    else add(`## Limits\n\nText.\n\n${span}`);
  return files;
}

/** Releases that the tables of examples choose from. */
const RELEASES: Files = Object.fromEntries(
  ['7.0.0', '7.8.0', '8.0.0', '11.0.0', '11.4.0', '11.4.2', '11.9.0', '11.11.5', '11.14.0'].map(
    (version, i) => [
      `content/releases/${version}.yaml`,
      `version: ${version}\ndate: 2020-01-1${i}\nchannels: [online, enterprise]\nsummary: What it is about, in a sentence.\nchanges:\n  - kind: known-issue\n    area: web\n    title: Something of ${version} does not work\n`,
    ],
  ),
);

describe('the guides', () => {
  const siteMap = JSON.parse(read('tests/fixtures/site-map/pages.json')) as { id: string }[];
  const ids = siteMap.map(({ id }) => id.replaceAll('{product}', 'millwork'));
  const folder = createSiteFolder({
    ...AROUND,
    'site.config.ts': recordsConfig(
      {
        product: { name: 'Millwork', slug: 'millwork', code: 'MW' },
        base: '/learn/',
        theme: path.join(projectDir, 'site/theme/index.ts'),
      },
      { widgets: { illustrations: path.join(projectDir, 'site/widgets') } },
    ),
    'content/planned.yaml': JSON.stringify([...ids, 'teams/audit']),
    ...toFiles(),
    ...RELEASES,
  });
  for (const name of ['areas.yaml', 'widget-parts.yaml', 'widgets', 'values.yaml'])
    cpSync(path.join(projectDir, 'content', name), path.join(folder.dir, 'content', name), {
      recursive: true,
      force: false,
    });
  afterAll(() => folder.dispose());

  it('have examples', () => {
    expect(examples.map(({ language }) => language).sort()).toContain('markdown');
    expect(spans.length).toBeGreaterThan(15);
  });

  it('show pages and records that can be built as they are', () => {
    const { status, text } = folder.learn('build');
    const ours = text
      .split(/\n\n(?=\S)/)
      .filter((one) => /^content\/(?:pages|screens|releases\/11\.15)/.test(one));
    expect(ours).toEqual([]);
    expect(status, text).toBe(0);
  });

  it('name commands, flags and scripts that are there', () => {
    const help = runWarm(projectDir, 'help').text;
    const { scripts } = JSON.parse(read('package.json'));
    const commands = examples
      .filter(({ language }) => language === 'bash')
      .flatMap(({ text }) => text.split('\n'))
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean);
    expect(commands.length).toBeGreaterThan(38);
    for (const command of commands) {
      const [, script] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      const [, name] = /^npx learn (\w+(?: page\b)?)/.exec(command) ?? [];
      const [, file] = /^node ((?:scripts|bench)\/[\w-]+\.mjs)(?: |$)/.exec(command) ?? [];
      expect(script ?? name ?? file, command).toBeDefined();
      const said = file ? read(file) : help;
      if (script) expect(scripts, command).toHaveProperty([script]);
      if (name) expect(help, command).toContain(`  learn ${name}`);
      for (const [flag] of command.matchAll(/--[a-z]+/g)) expect(said, command).toContain(flag);
    }
  });
});
