// Generated corpora → what it takes to make the index of each engine, each in a separate process.
import { appendFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from '../process.mjs';
import { writeSite } from './corpus.mjs';
import { folderBytes } from './files.mjs';
import { peerFolder } from './packages.mjs';
import { runPagefind } from './pagefind.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * A corpus as a whole site: built, then built again after an edit of one body.
 *
 * @returns  `{ count, corpus, dist, build }`
 */
export async function buildCorpusSite(learn, folder, count) {
  const site = path.join(folder, `site-${count}`);
  const corpus = writeSite(site, count);
  const { wallMs, peakMb } = await runProcess(learn, ['build', site], site);
  const page = path.join(site, 'content/pages', `${corpus.ids[count / 2]}.md`);
  appendFileSync(page, `\n${corpus.titles[Math.floor(count / 3)]}.\n`);
  const edit = await runProcess(learn, ['build', site], site);
  const build = { wallMs, peakMb, editMs: edit.wallMs };
  return { count, corpus, dist: path.join(site, 'dist'), build };
}

/** Our index alone, in a separate process. */
export async function indexOurs(folder, count) {
  const out = path.join(folder, `ours-${count}/_search`);
  const run = await runProcess(path.join(here, 'index-ours.mjs'), [String(count), out], here);
  return { ...resultOf(run), peakMb: run.peakMb };
}

export async function indexPagefind(folder, { count, dist }) {
  const out = path.join(folder, `pagefind-${count}`);
  const took = await runPagefind(dist, out, 'part-*/**/*.html');
  return { indexMs: took.wallMs, peakMb: took.peakMb, bytes: indexBytes(out) };
}

export async function indexMiniSearch(folder, count) {
  const out = path.join(folder, `minisearch-${count}`);
  const run = await runProcess(path.join(here, 'index-minisearch.mjs'), [String(count), out], here);
  copyFileSync(
    path.join(peerFolder('minisearch'), 'dist/es/index.js'),
    path.join(out, 'minisearch.js'),
  );
  return { ...resultOf(run), peakMb: run.peakMb };
}

/** Without the ready-made interfaces that Pagefind writes beside its index. */
function indexBytes(dir) {
  return ['fragment', 'index'].reduce((sum, name) => sum + folderBytes(path.join(dir, name)), 0);
}

function resultOf({ text }) {
  const line = text.split('\n').find((one) => one.startsWith('BENCH-RESULT '));
  return JSON.parse(line.slice('BENCH-RESULT '.length));
}
