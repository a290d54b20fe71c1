// Quick tests beside their source, tests of whole sites, attacks, installations, and tests that need a built site or a browser.
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

/** What builds keep isn't mixed with the cache of whoever runs the tests. `scripts/test.mjs` names the same. */
process.env.LEARN_CACHE ??= path.join(import.meta.dirname, '.learn/tests/cache');

/** As many as CI has cores: a third takes as long in all. By itself Vitest leaves a core idle. Projects that run together must have as many. */
const WORKERS = 2;

/** What stops a test that hangs. No time is asserted: on a machine with other work, all take a multiple of their own. */
const HANGS_MS = 180_000;

/** As long as nothing hangs, what is waited for comes. */
const PATIENT = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENT,
          // Modules are loaded once a worker, which took most of the time: what a test replaces, it puts back.
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          maxWorkers: WORKERS,
          include: [
            'engine/**/*.test.{ts,tsx}',
            'tools/**/*.test.{ts,tsx}',
            'collections/**/*.test.{ts,tsx}',
            'site/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'sites',
          expect: PATIENT,
          // As above; nor do these mock anything.
          isolate: false,
          globalSetup: 'tests/support/sites-setup.ts',
          include: ['tests/*.test.ts', 'tests/serve/**/*.test.ts'],
          // It imports JSON in a way that Node alone refuses.
          server: { deps: { inline: [/@actions\/workflow-parser/] } },
          maxWorkers: WORKERS,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: 'attack',
          expect: PATIENT,
          // As above, which starts one process for commands a worker instead of one a file.
          isolate: false,
          include: ['tests/attack/**/*.test.ts'],
          // What stops an attack that hangs; the full form works for minutes.
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          maxWorkers: process.env.ATTACK === 'full' ? 1 : WORKERS,
        },
      },
      {
        test: {
          name: 'install',
          expect: PATIENT,
          include: ['tests/install/**/*.test.ts'],
          maxWorkers: WORKERS,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          // A worker loads the modules and starts the browser once; each file has its own servers.
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/browser-setup.ts',
          expect: PATIENT,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
