// This site as three refs, each with other text in a twentieth of its pages → time and disk of all of them, beside one.
import { execFileSync } from 'node:child_process';
import { appendFileSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { moveCacheAway } from '../cache.mjs';
import { runProcess, summary } from '../process.mjs';
import { clearAway, cloneProject, moveAway } from './copy.mjs';

const OLDER = ['2', '1'];
const RECORDS = OLDER.map(
  (n) => `- version: "${n}"\n  label: v${n}\n  base: /learn/v${n}/\n  from: stable/${n}\n`,
).join('');

/** @returns  wall times in ms, and bytes on the disk, of the one and of the three. */
export async function measureVersions(project, folder, runs) {
  const clone = cloneProject(project, path.join(folder, 'versions'));
  writeVersions(clone);
  const learn = path.join(clone, 'engine/bin/learn.mjs');
  const dist = path.join(clone, 'dist');
  const found = { one: [], three: [] };
  const bytes = {};
  for (let run = 0; run < runs; run++)
    for (const [kind, flags] of Object.entries({ one: [], three: ['--all-versions'] })) {
      moveAway(clone, ['dist', 'dist.builds']);
      moveCacheAway();
      found[kind].push((await runProcess(learn, ['build', ...flags], clone)).wallMs);
      bytes[kind] = bytesOf(realpathSync(dist));
    }
  clearAway(clone);
  return { one: summary(found.one), three: summary(found.three), bytes };
}

/** Older versions first, each a commit and a branch. */
function writeVersions(clone) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@docs.example', ...args], {
      cwd: clone,
    });
  const pages = path.join(clone, 'content/pages');
  const names = readdirSync(pages, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .sort();
  for (const [at, n] of OLDER.toReversed().entries()) {
    git('branch', `stable/${n}`);
    for (const name of names.filter((_, i) => i % 20 === at))
      appendFileSync(path.join(pages, name), `\nA line that came after version ${n}.\n`);
    git('commit', '--quiet', '--all', '--message=State');
  }
  appendFileSync(path.join(clone, 'content/versions.yaml'), RECORDS);
}

/** What a file takes on the disk counts once, however many names it has. */
function bytesOf(dir) {
  const sizes = new Map();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const { ino, blocks } = lstatSync(path.join(entry.parentPath, entry.name));
    if (entry.isFile()) sizes.set(ino, blocks * 512);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
