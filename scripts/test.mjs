// `npm test`: set up, then every check in turn; all diagnostics are seen, and the last line counts.
//   node scripts/test.mjs [--only NAME[,NAME]]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

const STEPS = [
  step('format and lint', bin('biome'), 'ci', '--error-on-warnings', '.'),
  types('types', '.'),
  types('types of the site', 'site'),
  types('types of the client', 'engine/client'),
  types('types of the writers’ page', 'tools/insight/page'),
  types('types of the screens’ client', 'collections/screens/client'),
  types('types of the browser tests', 'tests/browser'),
  step('content', ...learn, 'check'),
  step('build', ...learn, 'build', '--out', BUILT),
  vitest('unit', 'sites', 'attack', 'install', 'browser'),
];

setUp();
const only = process.argv.includes('--only') ? process.argv.at(-1).split(',') : undefined;
const steps = STEPS.map((one) => ({
  ...one,
  names: one.names.filter((name) => !only || only.includes(name)),
})).filter(({ names }) => names.length > 0);
const env = { ...process.env, LEARN_CACHE: path.join(project, '.learn/tests/cache') };
if (steps.some(({ names }) => names.includes('browser'))) env.CHROMIUM_PATH = await findChromium();

const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again in the end: of a long log, often only that is kept. */
const failures = [];
for (const one of steps) {
  const title = one.names.join(', ');
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`);
  const [command, ...args] = one.commandOf(one.names);
  const { status } = spawnSync(command, args, { cwd: project, stdio: 'inherit', env });
  count(one, status === 0);
  // Tests that need the site build it themselves where this step has not.
  if (one.names.includes('build') && status === 0) env.BUILT_SITE = BUILT;
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}\n`).join('')}`);
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;

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
