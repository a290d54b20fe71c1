// Loaded into a process before anything else: ends it, as a power failure would, before its Nth change to the
// disk (`KILL_BEFORE`), or writes the list of all changes into a file (`LIST_CHANGES`).
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const CHANGES = ['renameSync', 'rmSync', 'linkSync', 'writeFileSync', 'mkdirSync'];
const { KILL_BEFORE, LIST_CHANGES } = process.env;
const list = LIST_CHANGES ? fs.openSync(LIST_CHANGES, 'a') : undefined;
let count = 0;

if (isMainThread && (KILL_BEFORE || list !== undefined)) {
  for (const name of CHANGES) {
    const original = fs[name];
    fs[name] = (...args) => {
      count += 1;
      if (count === Number(KILL_BEFORE)) process.kill(process.pid, 'SIGKILL');
      if (list !== undefined) fs.writeSync(list, `${name} ${args[0]}\n`);
      return original(...args);
    };
  }
  syncBuiltinESMExports();
}
