// Loaded before a measured program: prints what the process used when it ends.
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMb: maxRSS / 1024 };
    process.stderr.write(`\nBENCH-USAGE ${JSON.stringify(usage)}\n`);
  });
