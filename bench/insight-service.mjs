// `learn insight serve` on a port of this machine → the running process, once it answers.
import { spawn } from 'node:child_process';
import path from 'node:path';

export const TOKEN = 'a-token-of-the-benchmark';
const learn = path.join(import.meta.dirname, '../engine/bin/learn.mjs');

/** @param data  the folder of its data. @param database  a PostgreSQL server; the embedded database without it. */
export async function startInsight({ site, port, data, database }) {
  const flags = ['insight', 'serve', site, '--port', String(port), '--data', data];
  if (database) flags.push('--database', database);
  const service = spawn(process.execPath, [learn, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LEARN_INSIGHT_TOKEN: TOKEN },
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));
  return service;
}

export async function stopInsight(service) {
  service.kill('SIGTERM');
  await new Promise((resolve) => service.once('exit', resolve));
}
