// The extension for VS Code as it is packed: its manifest fits what is in it, and its script starts the real server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEditorStub } from './support/editor-stub.ts';
import { page, projectDir, useSiteFolders } from './support/site-folder.ts';

const require = createRequire(import.meta.url);
const pack = (to: string) =>
  spawnSync(process.execPath, ['scripts/pack-vscode.mjs', to], { cwd: projectDir });

let scratch: string;
let files: Map<string, string>;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'learn-vsix-'));
  const at = path.join(scratch, 'a.vsix');
  const { stderr } = pack(at);
  expect(String(stderr)).toBe('');
  const entries = Object.entries(unzipSync(readFileSync(at)));
  files = new Map(entries.map(([name, data]) => [name, Buffer.from(data).toString('utf8')]));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const textOf = (name: string) => files.get(name) ?? '';
const manifest = () => JSON.parse(textOf('extension/package.json'));

describe('the package', () => {
  it('has each file that its manifests name, of a type that is listed', () => {
    const named = [...textOf('extension.vsixmanifest').matchAll(/ Path="([^"]+)"/g)];
    const main = path.posix.join('extension', manifest().main);
    expect(named.length).toBeGreaterThan(2);
    for (const name of [...named.map(([, at = '']) => at), main])
      expect([...files.keys()]).toContain(name);
    const types = [...textOf('[Content_Types].xml').matchAll(/Extension="([^"]+)"/g)].map(
      ([, type]) => type,
    );
    for (const name of files.keys())
      if (!name.startsWith('[')) expect(types, name).toContain(path.extname(name));
  });

  it('says the same in both manifests, and has the version of the engine', () => {
    const { name, version, publisher, engines } = manifest();
    const says = textOf('extension.vsixmanifest');
    expect(says).toContain(`Id="${name}" Version="${version}" Publisher="${publisher}"`);
    expect(says).toContain(`Code.Engine" Value="${engines.vscode}"`);
    expect(version).toBe(
      JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')).version,
    );
  });

  it('starts where the engine finds a site, and reads and registers what it contributes', () => {
    const { activationEvents, contributes } = manifest();
    const finds = readFileSync(
      path.join(projectDir, 'engine/content/config/find-config.ts'),
      'utf8',
    );
    const names = [...finds.matchAll(/'(site\.config\.\w+)'/g)].map(([, name]) => name);
    expect(activationEvents).toEqual(
      [...new Set(names)].map((name) => `workspaceContains:**/${name}`),
    );
    const source = ['extension', 'server']
      .map((name) => readFileSync(path.join(projectDir, `editors/vscode/src/${name}.ts`), 'utf8'))
      .join('\n');
    const read = [...source.matchAll(/settings\.get<string>\('(\w+)'\)/g)].map(
      ([, name]) => `learn.${name}`,
    );
    expect(read.sort()).toEqual(Object.keys(contributes.configuration.properties).sort());
    const registered = [...source.matchAll(/registerCommand\('([\w.]+)'/g)].map(([, name]) => name);
    expect(registered).toEqual(
      contributes.commands.map(({ command }: { command: string }) => command),
    );
  });

  it('takes nothing but the editor and Node, has the licenses of the rest, and always the same bytes', () => {
    const code = textOf('extension/extension.cjs');
    const taken = [...code.matchAll(/\brequire\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(
      ([, name = '']) => name,
    );
    expect(taken).toContain('vscode');
    expect(
      taken.filter(
        (name) => name !== 'vscode' && !builtinModules.includes(name.replace('node:', '')),
      ),
    ).toEqual([]);
    expect(textOf('extension/notices.txt')).toContain('vscode-languageclient');
    expect(code).not.toContain(projectDir);
    const again = path.join(scratch, 'b.vsix');
    pack(again);
    expect(readFileSync(again).equals(readFileSync(path.join(scratch, 'a.vsix')))).toBe(true);
  });
});

describe('the extension', () => {
  const newFolder = useSiteFolders({
    'site.config.json': '{"strict": true}',
    'content/pages/index.md': page('Home', 'See [A](nowhere).'),
    'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - index\n',
  });
  const command = path.join(projectDir, 'engine/bin/learn.mjs');

  /** Its script, as the editor loads it. */
  function load(vscode: object) {
    const module = { exports: {} as Record<string, (context?: object) => Promise<void>> };
    const take = (name: string) => (name === 'vscode' ? vscode : require(name));
    new Function('require', 'module', 'exports', textOf('extension/extension.cjs'))(
      take,
      module,
      module.exports,
    );
    const { activate, deactivate } = module.exports;
    if (!activate || !deactivate) throw new Error('It exports no activate and deactivate.');
    return { activate: () => activate({ subscriptions: [] }), deactivate };
  }
  const codes = (shown: ReturnType<ReturnType<typeof createEditorStub>['shownIn']>) =>
    shown?.map(({ code, range }) => `${range.start.line + 1} ${code}`);

  it('starts the server of the site in an open folder, which says what is wrong with a page', async () => {
    const folder = newFolder();
    const stub = createEditorStub(folder.dir, { 'learn.command': command });
    const extension = load(stub.vscode);
    await extension.activate();
    const isThere = () =>
      expect(codes(stub.shownIn('content/pages/index.md'))).toEqual(['6 links/missing-page']);
    await vi.waitFor(isThere, { timeout: 30_000 });
    expect(stub.shownIn('content/pages/index.md')?.[0]?.message).toContain('nowhere');
    await stub.commands.get('learn.restart')?.();
    await vi.waitFor(isThere, { timeout: 30_000 });
    await extension.deactivate();
    expect(stub.shownIn('content/pages/index.md')).toBeUndefined();
    expect(stub.errors).toEqual([]);
  });

  it('takes the topmost site of a folder, or the one that is set', async () => {
    const folder = newFolder({ 'deep/inside/site.config.json': '{"content": "none"}' });
    folder.remove('site.config.json');
    folder.write({ 'docs/site.config.json': '{"strict": true, "content": "../content"}' });
    for (const settings of [{}, { 'learn.site': 'docs' }]) {
      const stub = createEditorStub(folder.dir, { 'learn.command': command, ...settings });
      const extension = load(stub.vscode);
      await extension.activate();
      await vi.waitFor(
        () =>
          expect(codes(stub.shownIn('content/pages/index.md'))).toEqual(['6 links/missing-page']),
        { timeout: 30_000 },
      );
      await extension.deactivate();
    }
  });

  it('starts nothing in a folder without a site, and says when the command is not there', async () => {
    const folder = newFolder();
    const wrong = createEditorStub(folder.dir, { 'learn.command': 'not-there' });
    const extension = load(wrong.vscode);
    await extension.activate();
    expect(wrong.errors.join()).toMatch(/does not start.*not-there/s);
    await extension.deactivate();
    folder.remove('site.config.json');
    const none = createEditorStub(folder.dir, { 'learn.command': 'not-there' });
    await load(none.vscode).activate();
    expect(none.errors).toEqual([]);
  });
});
