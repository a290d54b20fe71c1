// `npm run dev`: set up, then the author's server.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { project, setUp } from './set-up.mjs';

setUp({ isForTests: false });
const learn = path.join(project, 'engine/bin/learn.mjs');
const child = spawn(process.execPath, [learn, 'dev', ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
