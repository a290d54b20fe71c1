// Release notes of the reference, in its git repository ▶ every version they state, compared with our records.
//   node scripts/compare-releases.mjs REPO@COMMIT [--all] [VERSION …]
// Ends with 1 while a stated version, or the one it replaced, is missing or another one.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isKnown, judge, versionOf } from './compare-releases/judge.mjs';
import { sections } from './compare-releases/sections.mjs';
import { claimsOfSentence } from './compare-releases/sentences.mjs';
import { claimsOfRow, rowsOf } from './compare-releases/tables.mjs';

const CONTENT = path.join(import.meta.dirname, '../content/releases');
const GOOD = ['carried', 'in text', 'error of the notes'];

const args = process.argv.slice(2);
const showAll = args.includes('--all');
const [source = '', ...only] = args.filter((one) => one !== '--all');
const [repository, commit] = source.split('@');
if (!repository || !commit) {
  console.error('Name the reference: node scripts/compare-releases.mjs REPO@COMMIT');
  process.exit(2);
}

const git = (...rest) =>
  execFileSync('git', [`--git-dir=${repository}`, ...rest], { encoding: 'utf8', maxBuffer: 1e8 });

const records = new Map(
  readdirSync(CONTENT)
    .map((name) => parse(readFileSync(path.join(CONTENT, name), 'utf8')))
    .map((record) => [record.version, record]),
);
const notes = git('ls-tree', '-r', '--name-only', commit, 'learn/')
  .split('\n')
  .filter((name) => /release-notes\/(?:v\d|\w+-studio-)/.test(name) && !name.includes('summary'));

const results = [];
const unread = [];
for (const file of notes)
  for (const { version, lines } of sections(file, git('show', `${commit}:${file}`), records))
    if (only.length === 0 || only.includes(version)) compare(file, version, lines);
report();

function compare(file, version, lines) {
  const record = records.get(version);
  if (!record) return unread.push(`${file}: no record of ${version}`);
  const rows = [...rowsOf(lines)].flatMap((row) => claimsOfRow({ ...row, version }));
  const seen = new Set();
  for (const claim of [...rows, ...lines.flatMap(claimsOfSentence)]) {
    const { group, component, from, to, isSentence } = claim;
    const key = JSON.stringify([group, component, from, to, isSentence]);
    if (claim.problem) unread.push(`${claim.file}:${claim.line} ${claim.text}`);
    if (claim.problem || seen.has(key)) continue;
    seen.add(key);
    const judged = judge(claim, record, records);
    if (judged.state === 'differs' && isKnown(version, claim)) judged.state = 'error of the notes';
    results.push({ version, ...claim, ...judged });
  }
}

/** In records, but in no list of their notes: carried on from the list before. */
function carriedOn() {
  const stated = new Set(results.map((one) => `${one.version} ${one.group} > ${one.component}`));
  return [...records.values()].flatMap(({ version, stack = {} }) =>
    Object.entries(stack).flatMap(([group, components]) =>
      Object.keys(components)
        .map((name) => [`${version} ${group} > ${name}`, versionOf(components[name])])
        .filter(([key]) => !stated.has(key))
        .map(([key, value]) => `${key}: ${value}`),
    ),
  );
}

function report() {
  for (const one of results) if (showAll || !GOOD.includes(one.state)) console.log(lineOf(one));
  for (const one of unread) console.log(`NOT READ\t${one}`);
  const unstated = only.length ? [] : carriedOn();
  if (showAll) for (const one of unstated) console.log(`NOT IN THE NOTES\t${one}`);
  const moved = results.filter(({ from }) => from !== undefined);
  const plain = results.filter(({ from }) => from === undefined);
  console.log(`old and new version stated: ${moved.length} (${count(moved)})`);
  console.log(`one version stated: ${plain.length} (${count(plain)})`);
  console.log(`not read: ${unread.length}; carried on from the list before: ${unstated.length}`);
  process.exitCode = unread.length || results.some(({ state }) => !GOOD.includes(state)) ? 1 : 0;
}

function lineOf({ state, version, group, component, from, to, before, listed, file, line }) {
  const arrow = (old, now) => (old ? `${old} → ${now}` : now);
  return [
    state.toUpperCase(),
    version,
    `${group} > ${component}`,
    arrow(from, to),
    `record: ${listed ? arrow(before, listed) : 'nothing'}`,
    `${file}:${line}`,
  ].join('\t');
}

function count(list) {
  const states = [...new Set(list.map(({ state }) => state))].sort();
  return states
    .map((state) => `${state} ${list.filter((one) => one.state === state).length}`)
    .join(', ');
}
