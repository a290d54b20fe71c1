// `npm run attack`: the attack suite in full. Bounded, seeded, on this machine only.
//   node scripts/attack.mjs [--seed N] [NAME …]     NAME: a part, as its file in tests/attack/ is called
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { project, setUp } from './set-up.mjs';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

setUp();
const vitest = path.join(project, 'node_modules/.bin/vitest');
const files = positionals.map((name) => `tests/attack/${name}`);
const { status } = spawnSync(
  vitest,
  ['run', '--project', 'attack', '--reporter=verbose', ...files],
  {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ATTACK: 'full', ATTACK_SEED: values.seed },
  },
);
console.log(`seed ${values.seed}`);
process.exitCode = status ?? 1;
