// `npm run bench`: set up, with what is only measured, then measure.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { project, setUp } from './set-up.mjs';

setUp();
const run = path.join(project, 'bench/run.mjs');
const { status } = spawnSync(process.execPath, [run, ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
