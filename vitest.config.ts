// Two projects: quick tests beside their source, and tests that need a built site or a browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          include: [
            'engine/**/*.test.{ts,tsx}',
            'site/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/serve/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/browser-setup.ts',
          expect: { poll: { timeout: 10_000 } },
          // A busy machine loses a key now and then; what fails twice is wrong.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Two browsers keep two cores busy: most tests wait for something.
          maxWorkers: 2,
        },
      },
    ],
  },
});
