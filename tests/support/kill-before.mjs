// Loaded into a process before anything else: ends it, as a power failure would, before its Nth change to the
// disk (`KILL_BEFORE`), counting those that `KILL_AMONG` fits, or writes all of them into a file (`LIST_CHANGES`).
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const CHANGES = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'unlinkSync',
  'utimesSync',
  'writeFileSync',
];
const { KILL_BEFORE, KILL_AMONG = '', LIST_CHANGES } = process.env;
const among = new RegExp(KILL_AMONG);
const list = LIST_CHANGES ? fs.openSync(LIST_CHANGES, 'a') : undefined;
let count = 0;

// Processes that it starts have a channel to it.
if (isMainThread && !process.send && (KILL_BEFORE || list !== undefined)) {
  for (const name of CHANGES) {
    const original = fs[name];
    fs[name] = (...args) => {
      if (among.test(`${name} ${args[0]}`)) count += 1;
      if (count === Number(KILL_BEFORE)) process.kill(process.pid, 'SIGKILL');
      if (list !== undefined) fs.writeSync(list, `${name} ${args[0]}\n`);
      return original(...args);
    };
  }
  syncBuiltinESMExports();
}
