// A commit → how many lines of product code it has, by folder: without tests, content, fixtures and what is generated.
//   node scripts/count-lines.mjs [COMMIT [COMMIT]]      two commits are compared; without any, what is committed last
import { spawnSync } from 'node:child_process';
import { project } from './set-up.mjs';

const FOLDERS = ['engine', 'tools', 'collections', 'site'];
const CODE = /\.(?:tsx?|mjs|js|css)$/;
const TEST = /\.test\.|\/(?:fixtures|public)\//;

function git(args) {
  const done = spawnSync('git', args, { cwd: project, maxBuffer: 1e9 });
  if (done.status !== 0) throw new Error(String(done.stderr));
  return done.stdout;
}

/** Folder → lines. */
function linesIn(commit) {
  const counts = Object.fromEntries(FOLDERS.map((folder) => [folder, 0]));
  const found = String(git(['grep', '-zc', '', commit, '--', ...FOLDERS])).split('\n');
  for (const line of found.filter(Boolean)) {
    const [name = '', count] = line.slice(commit.length + 1).split('\0');
    if (CODE.test(name) && !TEST.test(name)) counts[name.split('/')[0]] += Number(count);
  }
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

const commits = process.argv.slice(2);
const counted = (commits.length ? commits : ['HEAD']).map(linesIn);
for (const folder of [...FOLDERS, 'all']) {
  const [before, after] = counted.map((counts) => counts[folder]);
  const change =
    after === undefined ? '' : ` → ${after} (${after - before > 0 ? '+' : ''}${after - before})`;
  console.log(`${folder.padEnd(12)} ${before}${change}`);
}
