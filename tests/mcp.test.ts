// `learn mcp`, asked by the protocol's own client: what it offers, what it answers, and what it refuses.

import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from './support/ask-assistant.ts';
import {
  createSiteFolder,
  page,
  projectDir,
  type SiteFolder,
  withoutPackage,
} from './support/site-folder.ts';

let folder: SiteFolder;
let client: Client;

const TABLE = '| Port | For |\n| --- | --- |\n| 22 {#port-22} | SSH |\n| 443 {#port-443} | HTTPS |';

beforeAll(async () => {
  folder = createSiteFolder({
    'site.config.json': '{"title": "Case Docs", "base": "/docs/", "url": "https://docs.example"}',
    'content/pages/guide/start.md': page(
      'Start',
      'Begin here.\n\n## Create an account\n\nPick **Sign up**.\n\n### With a code\n\nType it.\n\n## Limits {#limits}\n\nTen accounts.',
    ),
    'content/pages/guide/ports.md': page('Ports', `What is open.\n\n## Open ports\n\n${TABLE}`),
    'content/pages/index.md': page('Home', 'Welcome.'),
    'content/redirects.yaml': '- { from: old/start, to: guide/start#limits }\n',
    'content/sidebars/guide.yaml':
      'name: Guide\nslug: guide\norder: 1\nitems:\n  - guide/start\n  - guide/ports\n',
  });
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  client = await connect(path.join(folder.dir, 'dist'));
});
afterAll(async () => {
  await client.close();
  folder.dispose();
});

async function connect(...args: string[]): Promise<Client> {
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [learn, 'mcp', ...args],
    cwd: folder.dir,
  });
  const own = new Client({ name: 'test', version: '1' });
  await own.connect(transport);
  return own;
}

const call = (name: string, args: Record<string, unknown>) => askAssistant(client, name, args);

const refusal = async (name: string, args: Record<string, unknown>) => {
  const { text, isError } = await call(name, args);
  expect(isError, text).toBe(true);
  return text;
};

describe('the tools', () => {
  it('are listed with a schema of their input', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'read_section']);
    expect(tools[0]?.inputSchema).toMatchObject({ type: 'object', required: ['query'] });
    expect(client.getInstructions()).toContain('cite the addresses');
  });

  it('find the section that answers a question', async () => {
    const { text } = await call('search', { query: 'how do i creat an account' });
    expect(text).toContain(
      '1. Start › Create an account (Guide)\n   page: guide/start, anchor: create-an-account',
    );
    expect(text).toContain(
      'Cite:\n- [Start › Create an account](https://docs.example/docs/guide/start#create-an-account)',
    );
  });

  it('read a page by its id, its address or an old address', async () => {
    for (const written of [
      'guide/start',
      '/docs/guide/start',
      'https://docs.example/docs/guide/start#limits',
      'guide/start.md',
    ])
      expect((await call('read_page', { page: written })).text).toMatch(
        /^# Start\n[\s\S]*Ten accounts\.\n\nCite:\n- \[Start\]\(https:\/\/docs\.example\/docs\/guide\/start\)$/,
      );
    expect((await call('read_section', { page: 'old/start' })).text).toMatch(/^## Limits/);
    expect((await call('read_page', { page: '/docs/' })).text).toMatch(/^# Home/);
  });

  it('read a section with all below it, a row with the head of its table, or the beginning', async () => {
    const read = async (page: string, anchor?: string) =>
      (await call('read_section', { page, ...(anchor ? { anchor } : {}) })).text.split(
        '\n\nCite:',
      )[0];
    expect(await read('guide/start', 'create-an-account')).toBe(
      '## Create an account {#create-an-account}\n\nPick **Sign up**.\n\n### With a code {#with-a-code}\n\nType it.',
    );
    expect(await read('guide/ports', '#port-443')).toBe(
      '## Open ports {#open-ports}\n\n| Port | For |\n| --- | --- |\n| 443 {#port-443} | HTTPS |',
    );
    expect(await read('guide/ports')).toBe(
      '# Ports\n\n> What Ports is about, in one sentence.\n\nWhat is open.',
    );
  });
});

describe('the resources', () => {
  it('are the pages, listed and read by their addresses', async () => {
    const { resources, nextCursor } = await client.listResources();
    expect(resources.map(({ uri }) => uri).sort()).toEqual([
      'https://docs.example/docs/',
      'https://docs.example/docs/guide/ports',
      'https://docs.example/docs/guide/start',
    ]);
    expect(nextCursor).toBeUndefined();
    const { contents } = await client.readResource({
      uri: 'https://docs.example/docs/guide/start',
    });
    expect(contents[0]).toMatchObject({
      mimeType: 'text/markdown',
      text: expect.stringMatching(/^# Start/),
    });
    await expect(client.listResources({ cursor: 'x' })).rejects.toThrow('"x" is no cursor');
  });
});

describe('a wrong call', () => {
  it('is told each field that is wrong, and what is allowed', async () => {
    expect(await refusal('search', { query: '', limt: 3, limit: 99 })).toBe(
      '"query": the text is empty.\n"limit": expected 20 or less.\nThere is no field "limt".\nThe fields:\n' +
        '- query: a question, or a few words\n- section: only in this section of the site: its slug\n' +
        '- limit: sections at most, 1 to 20; 8 unless given\n' +
        '- version: the version in use, such as "11.9.0": says what it lacks, and how it differs',
    );
    expect(await refusal('search', { query: 'port', section: 'guides' })).toBe(
      'The site has no section "guides".\nAllowed for "section": guide',
    );
    expect(await refusal('read_page', { page: 'guide/start', part: 2 })).toContain(
      'Allowed for "part": 1 to 1.',
    );
  });

  it('reaches no file outside of the site, whatever it calls a page', async () => {
    for (const name of [
      '../../etc/passwd',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/etc/passwd',
      'file:///etc/passwd',
      'C:\\Windows\\win.ini',
      'guide\\start',
      'guide/start\0',
      '_server',
      'constructor',
      '__proto__',
    ])
      expect(await refusal('read_page', { page: name }), name).toContain('There is no page');
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow(
      'There is no page',
    );
  });

  it('is told the nearest page, section or tool', async () => {
    expect(await refusal('read_page', { page: 'guide/strat' })).toBe(
      'There is no page "guide/strat".\nClosest: guide/start, guide/ports, index',
    );
    expect(await refusal('read_section', { page: 'guide/start', anchor: 'limit' })).toBe(
      'The page "guide/start" has no section "limit". Closest: limits\n' +
        'Its anchors: create-an-account, with-a-code, limits',
    );
    expect(await refusal('raed_page', {})).toContain('Closest: read_page');
  });
});

describe('without the library of the protocol', () => {
  it('the command says what to install', () => {
    const run = folder.learnWith(withoutPackage('@modelcontextprotocol/server'), 'mcp');
    expect(run).toEqual({
      status: 1,
      text:
        "learn: learn mcp needs the package @modelcontextprotocol/server, which isn't installed.\n" +
        'Install it: npm install @modelcontextprotocol/server\n',
    });
  });
});
