// `npm test`: set up, then every check in turn; all complaints are seen, and the last line counts.
//   node scripts/test.mjs [--only NAME[,NAME]]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './find-browsers.mjs';
import { project, setUp } from './set-up.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'learn-test-'));
const bin = (name) => path.join(project, 'node_modules/.bin', name);
const learn = [process.execPath, path.join(project, 'engine/bin/learn.mjs')];
const vitest = (name, ...flags) => ({
  name,
  report: path.join(reports, `${name}.json`),
  command: [bin('vitest'), 'run', '--project', name, ...flags],
});

const STEPS = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  { name: 'types of the site', command: [bin('tsc'), '-p', 'site'] },
  { name: 'types of the client', command: [bin('tsc'), '-p', 'engine/client'] },
  {
    name: 'types of the screens’ client',
    command: [bin('tsc'), '-p', 'collections/screens/client'],
  },
  { name: 'types of the browser tests', command: [bin('tsc'), '-p', 'tests/browser'] },
  vitest('unit'),
  vitest('attack'),
  { name: 'content', command: [...learn, 'check'] },
  { name: 'build', command: [...learn, 'build'] },
  vitest('install'),
  vitest('browser'),
];

setUp();
const only = process.argv.includes('--only') ? process.argv.at(-1).split(',') : undefined;
const steps = STEPS.filter((step) => !only || only.includes(step.name));
const env = { ...process.env };
if (steps.some((step) => step.name === 'browser')) env.CHROMIUM_PATH = await findChromium();

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`);
  const counted = step.report
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${step.report}`]
    : [];
  const [command, ...args] = [...step.command, ...counted];
  const { status } = spawnSync(command, args, { cwd: project, stdio: 'inherit', env });
  count(step, status === 0);
}
rmSync(reports, { recursive: true, force: true });
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** A step of Vitest counts its tests, any other counts once; a run that broke off counts as failed. */
function count(step, isGood) {
  const report = step.report ? readReport(step.report) : undefined;
  if (!report) totals[isGood && !step.report ? 'passed' : 'failed'] += 1;
  else {
    totals.passed += report.numPassedTests;
    totals.failed += report.numFailedTests;
    totals.skipped += report.numPendingTests + report.numTodoTests;
    if (!isGood && report.numFailedTests === 0) totals.failed += 1;
    if (isGood && report.numTotalTests === 0) totals.failed += 1;
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
