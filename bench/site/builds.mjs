// This site, in a clone → times and memory of its builds: cold, unchanged, after one edit of each kind; Hugo beside it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveCacheAway } from '../cache.mjs';
import { median, runProcess, summary } from '../process.mjs';
import { clearAway, cloneProject, moveAway, writeHugoSite } from './copy.mjs';

/** What is edited, as an author or an engineer would: file, and what the text becomes. */
const EDITS = {
  page: ['content/pages/teams/overview.md', (text, n) => `${text}\nOne more line, number ${n}.\n`],
  manifest: [
    'content/widgets/label.yaml',
    (text, n) => text.replace(/^summary: .*$/m, `summary: Shows text, number ${n}.`),
  ],
  release: [
    'content/releases/11.13.0.yaml',
    (text, n) => text.replace(/^summary: .*$/m, `summary: What came, number ${n}.`),
  ],
  layout: [
    'engine/theme/Footer.tsx',
    (text, n) => text.replace('<footer', `<footer data-number="${n}"`),
  ],
};

/** @param runs  how often each is measured, in turns: noise of the machine falls on all alike. */
export async function measureSiteBuilds(project, folder, runs) {
  const clone = cloneProject(project, path.join(folder, 'clone'));
  const learn = path.join(clone, 'engine/bin/learn.mjs');
  const dist = path.join(clone, 'dist');
  const build = () => runProcess(learn, ['build'], clone);
  const made = { cold: [], unchanged: [], hugo: [] };
  for (const name of Object.keys(EDITS)) made[name] = [];
  const hugo = path.join(folder, 'hugo');
  let pages = 0;
  for (let n = 0; n < runs; n++) {
    moveAway(clone, ['dist', 'dist.builds']);
    moveCacheAway();
    made.cold.push(await build());
    made.unchanged.push(await build());
    for (const [name, [file, edit]] of Object.entries(EDITS)) {
      const at = path.join(clone, file);
      const before = readFileSync(at, 'utf8');
      const after = edit(before, n);
      if (after === before) throw new Error(`${file}: nothing to edit`);
      writeFileSync(at, after);
      made[name].push(await build());
      writeFileSync(at, before);
      await build();
    }
    moveAway(folder, ['hugo']);
    pages = writeHugoSite(dist, hugo);
    made.hugo.push(runHugo(hugo));
  }
  for (const moved of [clone, folder]) clearAway(moved);
  return {
    pages,
    files: readdirSync(dist, { recursive: true }).length,
    ...Object.fromEntries(Object.entries(made).map(([name, all]) => [name, account(all)])),
    ratio: median(made.cold.map((run) => run.wallMs)) / median(made.hugo.map((run) => run.wallMs)),
  };
}

function account(runs) {
  const of = (key) =>
    runs.every((run) => run[key] !== undefined) ? summary(runs.map((run) => run[key])) : undefined;
  return { wallMs: of('wallMs'), cpuMs: of('cpuMs'), peakMb: of('peakMb') };
}

function runHugo(folder) {
  const started = performance.now();
  const { status, stderr, error } = spawnSync('hugo', ['--source', folder, '--quiet']);
  if (error) throw new Error(`Hugo isn't there: ${error.message}`);
  if (status !== 0) throw new Error(`Hugo failed: ${stderr}`);
  return { wallMs: performance.now() - started };
}
