// Loaded before a measured program: prints what the process used when it ends, with the processes that it started.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Of the kernel's clock, by which it counts processes that have ended. */
const TICK_MS = 10;

if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const cpuMs = (userCPUTime + systemCPUTime) / 1000 + endedMs();
    const usage = { cpuMs, peakMb: maxRSS / 1024 };
    process.stderr.write(`\nBENCH-USAGE ${JSON.stringify(usage)}\n`);
  });

/** Processor time of started processes that have ended; see proc(5), fields 16 and 17 of `stat`. */
function endedMs() {
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  return (Number(afterName[13]) + Number(afterName[14])) * TICK_MS;
}
