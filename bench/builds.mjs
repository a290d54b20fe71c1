// A corpus → cold build, unchanged build, build after one edit; and what the output weighs.
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveCacheAway } from './cache.mjs';
import { runProcess, summary } from './process.mjs';
import { moveAway } from './site/copy.mjs';

/** @param runs  how often each is measured. */
export async function measureBuilds(learn, folder, ids, runs) {
  const build = () => runProcess(learn, ['build', folder], folder);
  const cold = [];
  for (let n = 0; n < runs; n++) {
    moveAway(folder, ['dist', 'dist.builds']);
    moveCacheAway();
    cold.push(await build());
  }
  const unchanged = [];
  for (let n = 0; n < runs; n++) unchanged.push(await build());
  const page = path.join(folder, 'content/pages', `${ids[Math.floor(ids.length / 2)]}.md`);
  const original = readFileSync(page, 'utf8');
  const body = [];
  for (let n = 0; n < runs; n++) {
    appendFileSync(page, `\nOne more line, number ${n}.\n`);
    body.push(await build());
  }
  const title = [];
  for (let n = 0; n < runs; n++) {
    writeFileSync(page, original.replace(/^title: .*$/m, `title: Another title ${n}`));
    title.push(await build());
  }
  writeFileSync(page, original);
  return {
    pages: ids.length,
    cold: account(cold),
    unchanged: account(unchanged),
    body: account(body),
    title: account(title),
    output: weigh(path.join(folder, 'dist')),
  };
}

function account(runs) {
  return {
    wallMs: summary(runs.map((run) => run.wallMs)),
    cpuMs: summary(runs.map((run) => run.cpuMs)),
    peakMb: summary(runs.map((run) => run.peakMb)),
  };
}

function weigh(folder) {
  let bytes = 0;
  let htmlBytes = 0;
  let htmlPages = 0;
  let files = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size } = statSync(path.join(entry.parentPath, entry.name));
    files++;
    bytes += size;
    if (entry.parentPath.includes('/page-') && entry.name === 'index.html') {
      htmlBytes += size;
      htmlPages++;
    }
  }
  return { files, bytes, bytesPerPage: htmlBytes / Math.max(1, htmlPages) };
}
