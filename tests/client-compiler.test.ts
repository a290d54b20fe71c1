// The process that compiles a site's scripts: it ends with the build that started it, and what fails in it is told.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { learn } from './support/kill-build.ts';
import { emptyCache, page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const makeFolder = useSiteFolders({ 'content/pages/a.md': page('A') });

/** Begin a build that has no scripts yet. */
async function begin(folder: SiteFolder) {
  emptyCache(folder);
  const child = spawn(process.execPath, [learn, 'build'], { cwd: folder.dir });
  let text = '';
  child.stderr.on('data', (part) => (text += part));
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(text)));
  const compilers = () =>
    startedBy(child.pid ?? 0).filter((pid) => read(pid, 'cmdline').includes('client-compiler'));
  await expect.poll(compilers, { timeout: 20_000, interval: 5 }).toHaveLength(1);
  return { child, ended, compiler: compilers()[0] ?? 0 };
}

const startedBy = (pid: number): number[] =>
  read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** What the kernel knows of a process; empty once it is gone. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

const isThere = (pid: number) => read(pid, 'cmdline') !== '';

it.runIf(existsSync('/proc/self/task'))('ends when the build is killed', async () => {
  const folder = makeFolder();
  const { child, ended, compiler } = await begin(folder);
  const cache = folder.cacheDir;
  const parts = (name: RegExp) =>
    existsSync(cache) ? readdirSync(cache).filter((one) => name.test(one)) : [];
  await expect.poll(() => parts(/^client\..+\.part$/), { interval: 5 }).toHaveLength(1);
  child.kill('SIGKILL');
  await ended;
  await expect.poll(() => isThere(compiler), { timeout: 10_000 }).toBe(false);
  expect(parts(/^store$/)).toEqual([]);
});

it.runIf(existsSync('/proc/self/task'))(
  'when it is killed, the build fails and says so',
  async () => {
    const folder = makeFolder();
    const { ended, compiler } = await begin(folder);
    process.kill(compiler, 'SIGKILL');
    expect(await ended).toContain('Compiling the scripts ended with SIGKILL.');
    expect(folder.output().size).toBe(0);
    expect(folder.learn('build').status).toBe(0);
  },
);

it('says what does not compile as the build would', () => {
  const folder = makeFolder({
    'site.config.json': '{"strict": true, "theme": "theme.tsx"}',
    'theme.tsx': "export default { styles: ['./own.css'] };\n",
    'own.css': '@import "./none.css";\n',
  });
  const { status, text } = folder.learn('build');
  expect(status).toBe(1);
  expect(text).toContain('do not compile');
  expect(text).toMatch(/own\.css\n.*none\.css/);
  expect(text).not.toMatch(/^ +at /m);
});
