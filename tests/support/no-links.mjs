// Loaded into a process before anything else: makes its disk one that knows no symbolic links.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.symlinkSync = (target, at) => {
  const message = `EPERM: operation not permitted, symlink '${target}' -> '${at}'`;
  throw Object.assign(new Error(message), { code: 'EPERM', syscall: 'symlink' });
};
syncBuiltinESMExports();
