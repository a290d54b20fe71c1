// A command → its wall time, processor time and peak memory: the kernel's account, with the processes that it starts.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NOTE = 'BENCH-USAGE ';

const SAMPLE_MS = 25;

/**
 * Run `node script …args` to its end. `resourceUsage` covers all threads of the process and, once it has
 * ended, is the kernel's own account; it is printed by a small module that is loaded first. Where the process starts
 * others, what all of them have in memory at one time is sampled: the larger number counts.
 */
export function runProcess(script, args, cwd) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const usage = fileURLToPath(new URL('./report-usage.mjs', import.meta.url));
    const child = spawn(process.execPath, ['--import', usage, script, ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let treeMb = 0;
    const sampling = setInterval(() => {
      treeMb = Math.max(
        treeMb,
        treeOf(child.pid).reduce((sum, pid) => sum + residentMb(pid), 0),
      );
    }, SAMPLE_MS);
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.stderr.on('data', (part) => (text += part));
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(sampling);
      const wallMs = performance.now() - started;
      if (code !== 0) return reject(new Error(`${args.join(' ')} failed:\n${text}`));
      const line = text.split('\n').find((one) => one.startsWith(NOTE)) ?? '';
      const usage = JSON.parse(line.slice(NOTE.length));
      resolve({ wallMs, ...usage, peakMb: Math.max(usage.peakMb, treeMb), text });
    });
  });
}

/** A process and all that it has started, as far as they are still there. */
function treeOf(pid) {
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return [pid, ...children.flatMap(treeOf)];
}

function residentMb(pid) {
  const [, kb = 0] = /VmRSS:\s*(\d+)/.exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  return Number(kb) / 1024;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** `{ median, low, high }` of a list of numbers. */
export function summary(values) {
  return {
    median: median(values),
    low: Math.min(...values),
    high: Math.max(...values),
    runs: values.length,
  };
}

export function machine() {
  const cpu =
    /model name\s*:\s*(.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor';
  const memoryKb = Number(
    /MemTotal:\s*(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0,
  );
  return { cpu, memoryGb: Math.round(memoryKb / 1024 / 1024), node: process.version };
}
