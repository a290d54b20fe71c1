// Quick tests beside their source, attacks, installations, and tests that need a built site or a browser.
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: 'tests/support/unit-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // By itself Vitest leaves a core idle, which on two is half of them.
          maxWorkers: 2,
          include: [
            'engine/**/*.test.{ts,tsx}',
            'collections/**/*.test.{ts,tsx}',
            'site/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/serve/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          // What stops an attack that hangs; the full form works for minutes.
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          maxWorkers: process.env.ATTACK === 'full' ? 1 : 2,
        },
      },
      {
        test: {
          name: 'install',
          include: ['tests/install/**/*.test.ts'],
          // Projects that run together must have as many.
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          // Each file has its own browser; loading modules for each again takes most of a second.
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/browser-setup.ts',
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Two browsers keep two cores busy: most tests wait for something.
          maxWorkers: 2,
        },
      },
    ],
  },
});
