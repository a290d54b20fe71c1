// `npm test`: set up, then every check, two at once; all diagnostics are seen, and the last line counts.
//   node scripts/test.mjs [--only NAME[,NAME]]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium } from './find-browsers.mjs';
import { listFailures } from './list-failures.mjs';
import { project, setUp } from './set-up.mjs';

/** Where tests find the site. */
const BUILT = path.join(project, '.learn/tests/real-site');
const reports = mkdtempSync(path.join(tmpdir(), 'learn-test-'));
const bin = (name) => path.join(project, 'node_modules/.bin', name);
const learn = [process.execPath, path.join(project, 'engine/bin/learn.mjs')];
const step = (name, ...command) => ({ names: [name], commandOf: () => command });

/** The next run checks only what depends on a change. */
function types(name, at) {
  const info = path.join('.learn/tests/types', at, 'all.tsbuildinfo');
  return step(name, bin('tsc'), '-p', at, '--incremental', '--tsBuildInfoFile', info);
}

/** In one run, so that no core waits for the last file of a project, and browsers wait while builds work. */
function vitest(...projects) {
  const report = path.join(reports, `${projects[0]}.json`);
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const commandOf = (chosen) => [
    ...[bin('vitest'), 'run'],
    ...chosen.flatMap((name) => ['--project', name]),
    ...flags,
  ];
  return { names: projects, report, commandOf };
}

/** Beside the build and the tests, which wait for nothing but each other: what no test needs. */
const CHECKS = [
  step('format and lint', bin('biome'), 'ci', '--error-on-warnings', '.'),
  types('types', '.'),
  types('types of the site', 'site'),
  types('types of the client', 'engine/client'),
  types('types of the writers’ page', 'tools/insight/page'),
  types('types of the screens’ client', 'collections/screens/client'),
  types('types of the browser tests', 'tests/browser'),
];
const BUILD = step('build', ...learn, 'build', '--out', BUILT);
/** After the build: what that has parsed is in the cache. */
const CONTENT = step('content', ...learn, 'check');
const TESTS = vitest('unit', 'sites', 'attack', 'install', 'browser');

setUp();
const only = process.argv.includes('--only') ? process.argv.at(-1).split(',') : undefined;
const chosen = (steps) =>
  steps.flatMap((one) => {
    const names = one.names.filter((name) => !only || only.includes(name));
    return names.length > 0 ? [{ ...one, names }] : [];
  });
const [tests] = chosen([TESTS]);
const env = { ...process.env, LEARN_CACHE: path.join(project, '.learn/tests/cache') };
if (tests?.names.includes('browser')) env.CHROMIUM_PATH = await findChromium();

const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again in the end: of a long log, often only that is kept. */
const failures = [];
/** What has been printed beside the tests, which print as they go: it waits until they are over. */
let held;
const isBuilt = inTurn(chosen([BUILD]));
await Promise.all([
  inTurn(chosen(CHECKS))
    .then(() => isBuilt)
    .then(() => inTurn(chosen([CONTENT]))),
  isBuilt.then(runTests),
]);
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}\n`).join('')}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function inTurn(steps) {
  for (const one of steps) {
    const child = run(one, ['ignore', 'pipe', 'pipe']);
    const [status, ...printed] = await Promise.all([
      endOf(child),
      text(child.stdout),
      text(child.stderr),
    ]);
    print(`${titleOf(one)}\n${printed.join('')}`);
    count(one, status === 0);
    // Tests that need the site build it themselves where this step has not.
    if (one.names.includes('build') && status === 0) env.BUILT_SITE = BUILT;
  }
}

async function runTests() {
  if (!tests) return;
  print(`${titleOf(tests)}\n`);
  held = '';
  const status = await endOf(run(tests, 'inherit'));
  process.stdout.write(held);
  held = undefined;
  count(tests, status === 0);
}

function run(one, stdio) {
  const [command, ...args] = one.commandOf(one.names);
  return spawn(command, args, { cwd: project, stdio, env });
}

/** Its exit code; -1 where it didn't even start. */
function endOf(child) {
  return new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', () => resolve(-1));
  });
}

function print(printed) {
  if (held === undefined) process.stdout.write(printed);
  else held += printed;
}

function titleOf({ names }) {
  const title = names.join(', ');
  return `\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`;
}

/** A step of Vitest counts its tests, any other counts once; a run that broke off counts as failed. */
function count(step, isGood) {
  const report = step.report ? readReport(step.report) : undefined;
  totals.passed += report?.numPassedTests ?? (isGood && !step.report ? 1 : 0);
  totals.skipped += report ? report.numPendingTests + report.numTodoTests : 0;
  const failed = report ? listFailures(report, project) : [];
  const isEmpty = step.report && !report?.numTotalTests;
  if (failed.length === 0 && (!isGood || isEmpty))
    failed.push(`the step “${step.names.join(', ')}”`);
  totals.failed += failed.length;
  failures.push(...failed);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
