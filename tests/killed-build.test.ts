// A build that is killed at any moment leaves a whole site: the last one or the new one.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  createSiteFolder,
  page,
  projectDir,
  readTree,
  type SiteFolder,
} from './support/site-folder.ts';

const learn = path.join(projectDir, 'engine/bin/learn.mjs');
let folder: SiteFolder;

afterEach(() => folder.dispose());

const pages = (text: string) =>
  Object.fromEntries(
    Array.from({ length: 120 }, (_, i) => [
      `content/pages/group/p-${i}.md`,
      page(`Page ${i}`, text),
    ]),
  );

it('leaves the last site or the new one, never a mixture', async () => {
  folder = createSiteFolder({ 'content/pages/index.md': page('Home'), ...pages('Old text.') });
  expect(folder.learn('build').status).toBe(0);
  folder.write(pages('New text.'));
  for (const afterMs of [60, 160, 260, 360, 460, 560, 700]) {
    const child = spawn(process.execPath, [learn, 'build'], { cwd: folder.dir, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    child.kill('SIGKILL');
    await ended;
    const dist = path.join(folder.dir, 'dist');
    if (!existsSync(dist)) continue;
    const texts = new Set(
      Array.from(
        { length: 120 },
        (_, i) =>
          /(Old|New) text/.exec(
            readFileSync(path.join(dist, `group/p-${i}/index.html`), 'utf8'),
          )?.[1],
      ),
    );
    expect([...texts], `killed after ${afterMs} ms`).toHaveLength(1);
  }
  expect(folder.learn('build').status).toBe(0);
  const output = folder.output();
  expect(output.get('group/p-7/index.html')).toContain('New text.');
  const leftovers = [...readTree(folder.dir).keys()].filter((name) =>
    /dist\.(old|staging)/.test(name),
  );
  expect(leftovers).toEqual([]);
});
