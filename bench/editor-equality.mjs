// `node bench/editor-equality.mjs [--edits N] [--from N] [--cold N] [--seed N] [--warm]`: after each edit of this site, what the language service has published is what `learn check` says of the same texts.
// The service works on one copy of the site, whose edits it is only told of; the check, a new process after each edit, on another, where they are saved. Each Nth is a check with an empty cache, too.
// With --warm, all checks but these run one after another in one process, which takes half the time.
// Where it begins later, all edits before are saved in both copies: what one run has left, another goes on with.
import { execFile, fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { byFile, differences, publishedByFile } from './editor/compare.mjs';
import { createEdits } from './editor/edits.mjs';
import { learn, openService } from './editor/service.mjs';
import { median } from './process.mjs';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '500' },
    from: { type: 'string', default: '1' },
    cold: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    warm: { type: 'boolean', default: false },
  },
});
const project = path.join(import.meta.dirname, '..');
// Always the same, so that caches are found again.
const work = path.join(import.meta.dirname, `.work/equality-${values.from}`);
const LINKED = ['engine', 'tools', 'collections', 'node_modules', 'tsconfig.json', 'package.json'];

function copySite(name) {
  const to = path.join(work, name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const one of LINKED) symlinkSync(path.join(project, one), path.join(to, one));
  for (const one of ['content', 'site'])
    cpSync(path.join(project, one), path.join(to, one), { recursive: true });
  return to;
}

/** What the command prints for programs, of what is on the disk. */
function check(site, cache = process.env.LEARN_CACHE) {
  const env = { ...process.env, ...(cache ? { LEARN_CACHE: cache } : {}) };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const args = [learn, 'check', '--format', 'json'];
    const options = { cwd: site, env, maxBuffer: 1e9 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (stderr || (error && error.code !== 1)) reject(new Error(`${stderr}${error}`));
      else resolve({ found: JSON.parse(stdout).diagnostics, ms: performance.now() - start });
    });
  });
}

const warm = values.warm
  ? fork(path.join(project, 'tests/support/warm-process.mjs'), { execArgv: [] })
  : undefined;

/** The same in a process that has run others. */
function checkWarm(site) {
  if (!warm) return check(site);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    warm.once('message', ({ status, text }) => {
      if (status > 1 || !text.startsWith('{')) reject(new Error(`${last}: ${text}`));
      else resolve({ found: JSON.parse(text).diagnostics, ms: performance.now() - start });
    });
    warm.send({ cwd: site, env: process.env, args: ['check', '--format', 'json', '--debug'] });
  });
}

const [typed, saved] = ['typed', 'saved'].map(copySite);
const edits = createEdits(path.join(project, 'content'), Number(values.seed));
const from = Number(values.from);
for (let edit = 1; edit < from; edit++) save(edits.next(), [typed, saved]);
const service = await openService(typed);
const first = await check(saved);
await service.untilIdle();
const counts = { warm: 0, cold: 0, wrong: 0, found: 0, files: 0 };
const times = { warm: [], cold: [] };
const kinds = new Set();
let last = 'before any edit';
/** In MB, of the service; told where it rises by more than 10. */
let most = service.memory().most;
/** What differed before: it is counted again, and printed once. */
let known = '';

/** @returns  whether the service says what the check says. */
async function compare(label, { found }) {
  const checked = byFile(found);
  let lines = [];
  // A service that had no processor looks idle for a while.
  for (let tries = 0; tries < 3; tries++) {
    await service.untilIdle();
    lines = differences(publishedByFile(service.published, typed), checked);
    if (lines.length === 0) known = '';
    if (lines.length === 0) return true;
    if (lines.join('\n') === known) break;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  counts.wrong++;
  if (lines.join('\n') === known) return false;
  known = lines.join('\n');
  console.log(
    `${label}: ${last}\n${lines.slice(0, 12).join('\n')}${lines.length > 12 ? `\n  … ${lines.length} in all` : ''}`,
  );
  return false;
}

function save({ name, text }, sites) {
  for (const site of sites) {
    const at = path.join(site, 'content', name);
    mkdirSync(path.dirname(at), { recursive: true });
    if (text === null) rmSync(at);
    else writeFileSync(at, text);
  }
}

/** The service is told, and the other copy gets it on its disk. */
async function make(edit) {
  const { name, text, isCorrected } = edit;
  const here = path.join(typed, 'content', name);
  const uri = pathToFileURL(here).href;
  const isThere = existsSync(here);
  save(edit, [saved]);
  if (text === null || !isThere) {
    if (service.isOpen(uri)) await service.shut(uri);
    save(edit, [typed]);
    return service.sayChanged(uri, text === null ? 3 : 1);
  }
  // What was corrected may also be closed without being saved.
  if (isCorrected && service.isOpen(uri) && readFileSync(here, 'utf8') === text && counts.warm % 2)
    return service.shut(uri);
  return service.type(uri, text);
}

await compare('before', first);
for (let edit = from; edit < from + Number(values.edits); edit++) {
  const next = edits.next();
  last = `edit ${edit}, ${next.what} (${next.name})`;
  kinds.add(next.what);
  await make(next);
  const { found, ms } = await checkWarm(saved);
  times.warm.push(ms);
  counts.warm++;
  counts.found += found.length;
  await compare('with the cache', { found });
  const rose = service.memory().most;
  if (rose > most + 10) {
    console.log(`Memory: ${most.toFixed(0)} → ${rose.toFixed(0)} MB at most, ${last}`);
    most = rose;
  }
  if (edit % Number(values.cold) === 0) {
    const cache = path.join(work, 'cold');
    const whole = await check(saved, cache);
    rmSync(cache, { recursive: true });
    times.cold.push(whole.ms);
    counts.cold++;
    await compare('with an empty cache', whole);
    console.log(
      `… ${edit} edits, ${counts.wrong} differences, ${service.memory().now.toFixed(0)} MB`,
    );
  }
}
const seconds = (all) => (all.length ? `${(median(all) / 1000).toFixed(1)} s each` : '');
console.log(
  `${counts.warm} edits of ${kinds.size} kinds, ${counts.found} diagnostics: compared with ${counts.warm} checks (${seconds(times.warm)}) and ${counts.cold} with an empty cache (${seconds(times.cold)}); ${counts.wrong} differences. Memory of the service: ${service.memory().most.toFixed(0)} MB at most.`,
);
for (const one of service.said) console.log(`said: ${one}`);
await service.close();
warm?.kill();
process.exitCode = counts.wrong > 0 ? 1 : 0;
