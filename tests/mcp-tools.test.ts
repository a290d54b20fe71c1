// Over HTTP: the tools that collections bring to `learn mcp`, and who is let in.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from './serve/send-request.ts';
import { askAssistant } from './support/ask-assistant.ts';
import {
  createSiteFolder,
  page,
  projectDir,
  recordsConfig,
  type SiteFolder,
} from './support/site-folder.ts';

const release = (version: string, date: string, ...changes: string[]) =>
  `version: ${version}\ndate: ${date}\nchannels: [online]\nsummary: What is new.\nchanges:\n${changes.map((one) => `  - ${one}\n`).join('')}`;

const FILES = {
  'site.config.ts': recordsConfig({ url: 'https://docs.example', base: '/docs/' }),
  'content/areas.yaml': 'web: Web apps\nstudio: Studio\n',
  'content/releases/1.0.0.yaml': release(
    '1.0.0',
    '2024-01-01',
    '{ kind: feature, area: web, title: It begins }',
  ),
  'content/releases/1.1.0.yaml': release(
    '1.1.0',
    '2024-02-01',
    '{ kind: breaking, area: web, widget: slider, title: It starts at its minimum, action: Set **Value**. }',
    '{ kind: feature, area: studio, title: A new button }',
    '{ kind: fix, area: studio, title: It saves, symptom: It hung. }',
  ),
  'content/widgets/slider.yaml': `name: slider
title: Range Slider
category: Form
platforms: [web, react-native]
page: slider
summary: Chooses a number.
properties:
  - { name: minvalue, label: Minimum Value, group: Range, type: number, default: 0, description: The smallest value. }
  - { name: mode, label: Mode, group: Range, values: [a, b], platforms: [web], since: "1.1", description: What it does. }
events:
  - { name: onChange, label: On Change, description: The value has changed. }
`,
  'content/runbook.yaml': `choices:
  kind: { label: What you do, options: { fresh: New, upgrade: Upgrade } }
  target: { label: Where, when: { kind: fresh }, options: { aws: AWS, azure: Azure } }
phases:
  - title: Prepare
    steps:
      - { page: "install/{target}", when: { kind: fresh }, minutes: [5, 10] }
      - { page: upgrade-it, when: { kind: upgrade } }
`,
  'content/pages/index.md': page('Home'),
  'content/pages/slider.md': page('Range Slider', '## Properties\n\n::properties{slider}'),
  'content/pages/marked.md': page(
    'Marked',
    '## Gauges {since=1.1.0}\n\nThey turn.\n\n## Dials\n\nThey turn, too. {until=1.1.0}',
  ),
  'content/pages/install/aws.md': page('Install on AWS'),
  'content/pages/install/azure.md': page('Install on Azure'),
  'content/pages/upgrade-it.md': page('Upgrade it'),
};

let folder: SiteFolder;
let server: ChildProcess;
let url = '';
let client: Client;

beforeAll(async () => {
  folder = createSiteFolder(FILES);
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  server = spawn(process.execPath, [learn, 'mcp', '--http', '0'], { cwd: folder.dir });
  const [said] = await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
  url = /http:\S+/.exec(String(said))?.[0] ?? '';
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)) as never);
});
afterAll(async () => {
  await client.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  folder.dispose();
});

const ask = (name: string, args: object) => askAssistant(client, name, args);

describe('tools of collections', () => {
  it('are listed behind those of the engine', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'read_section',
      'widget',
      'compare_versions',
      'runbook_steps',
    ]);
  });

  it('tell the facts of a widget, by platform and version', async () => {
    const all = await ask('widget', { name: 'range slider' });
    expect(all.text).toBe(
      '# Range Slider\n\nChooses a number. Category: Form. Platforms: Web, React Native.\n\n## properties\n\n' +
        '- **Minimum Value** `minvalue` (number; default 0): The smallest value.\n' +
        '- **Mode** `mode` (Web only; since 1.1; one of a, b): What it does.\n\n## events\n\n' +
        '- **On Change** `onChange`: The value has changed.\n\nCite:\n- [Range Slider](https://docs.example/docs/slider)',
    );
    for (const wish of [{ platform: 'react-native' }, { version: '1.0.9' }]) {
      const { text } = await ask('widget', { name: 'slider', part: 'properties', ...wish });
      expect(text).toContain('minvalue');
      expect(text).not.toMatch(/mode|onChange/);
    }
    expect(await ask('widget', { name: 'slidr', platform: 'ios' })).toMatchObject({
      isError: true,
    });
    expect((await ask('widget', { name: 'slidr' })).text).toBe(
      'There is no widget "slidr". Closest: slider\nAllowed for "name": slider',
    );
    expect((await ask('widget', { name: 'slider', platform: 'ios' })).text).toContain(
      '"platform": expected one of web, react-native, cordova.',
    );
  });

  it('read as of a version, and say what it lacks', async () => {
    const read = (version: string) => ask('read_page', { page: 'marked', version });
    expect((await read('1.0.0')).text).toContain(
      '## Gauges (since 1.1.0 [not in 1.0.0]) {#gauges}\n\nThey turn.\n\n## Dials {#dials}\n\nThey turn, too. (until 1.1.0)',
    );
    expect((await read('1.1.0')).text).toContain('(until 1.1.0 [no longer in 1.1.0])');
    const { text } = await ask('search', { query: 'gauges', version: '1.0.0' });
    expect(text).toMatch(/^1\. Marked › Gauges \(since 1\.1\.0\) \[not in 1\.0\.0\]/);
    expect((await read('1.2')).text).toContain(
      'There is no version "1.2".\nAllowed for "version": 1.0.0, 1.1.0',
    );
  });

  it('compare two versions', async () => {
    const { text } = await ask('compare_versions', { from: '1.0', to: 'v1.1.0' });
    expect(text).toMatch(
      /^From 1\.0\.0 to 1\.1\.0\. Versions: 1\. Changes of the kinds .*: 1\.\n- breaking, 1\.1\.0: It starts at its minimum What to do: Set \*\*Value\*\*\.\n\nCite:\n- \[It starts at its minimum\]\(https:\/\/docs\.example\/docs\/releases\/v1-1-0#it-starts-at-its-minimum\)$/,
    );
    const some = await ask('compare_versions', {
      from: '1.0',
      to: '1.1',
      kinds: ['feature'],
      area: 'studio',
    });
    expect(some.text).toContain('A new button');
    const fixes = await ask('compare_versions', { from: '1.0', to: '1.1', kinds: ['fix'] });
    expect(fixes.text).toContain('- fix, 1.1.0: It saves Before: It hung.');
    expect((await ask('compare_versions', { from: '1.1', to: '1.0' })).text).toContain(
      'Swap them.',
    );
    expect((await ask('compare_versions', { from: '0.1', to: '1.0' })).text).toBe(
      '"from": there is no version "0.1".\nAllowed: 1.1.0, 1.0.0',
    );
    expect((await ask('compare_versions', { from: '1.0', to: '1.1', area: 'wep' })).text).toContain(
      'Allowed: studio, web',
    );
  });

  it('lead through the runbook, choice by choice', async () => {
    expect((await ask('runbook_steps', {})).text).toContain(
      'Choose next:\n- kind (What you do): fresh = New, upgrade = Upgrade',
    );
    expect((await ask('runbook_steps', { choices: { kind: 'fresh' } })).text).toContain(
      '- target (Where)',
    );
    expect((await ask('runbook_steps', { choices: { kind: 'fresh', target: 'aws' } })).text).toBe(
      'Steps for kind: fresh, target: aws.\n\n## Prepare\n\n1. Install on AWS (5 to 10 minutes), page: install/aws\n\n' +
        'Cite:\n- [Install on AWS](https://docs.example/docs/install/aws)',
    );
    expect((await ask('runbook_steps', { choices: { kind: 'old' } })).text).toContain(
      'Allowed: fresh = New, upgrade = Upgrade',
    );
    expect((await ask('runbook_steps', { choices: { __proto__x: 'a' } })).text).toContain(
      'Allowed: kind, target',
    );
  });
});

describe('over HTTP', () => {
  const send = (method: string, headers: Record<string, string>, body = '{}', target = '/mcp') =>
    sendRequest(Number(new URL(url).port), { method, target, headers, body });
  const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;

  it('another site, a name of somebody else and what is no call are refused', async () => {
    const { port } = new URL(url);
    expect(await statusOf('POST', { origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf('POST', { host: `evil.example:${port}` })).toBe(403);
    expect(await statusOf('POST', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusOf('POST', {}, '{')).toBe(400);
    expect(await statusOf('POST', { 'content-length': '300000' }, 'x'.repeat(300_000))).toBe(413);
    expect(await statusOf('POST', {}, '{}', '/other')).toBe(404);
    expect(await statusOf('GET', {}, '')).toBe(405);
  });

  it('a hundred calls at once are all answered', async () => {
    const asked = Array.from({ length: 100 }, (_, i) => ask('search', { query: `slider ${i}` }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ isError }) => isError)).toEqual([]);
  });
});
