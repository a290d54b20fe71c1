// `npm start`: set up, build the site, serve it, all in one.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { project, setUp } from './set-up.mjs';

setUp({ isForTests: false });
const learn = path.join(project, 'engine/bin/learn.mjs');
const args = [learn, 'serve', '--build', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: project, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
