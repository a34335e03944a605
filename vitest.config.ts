import { defineConfig } from 'vitest/config';
import { plantedBug } from './tests/reliability/planted/plant.ts';

const project = (name: string, include: string[], extra: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include, ...extra },
});

/** Files share what they import: loading the server anew for each takes as long as testing it. */
const LOADED_ONCE = { isolate: false };

const STARTS_POSTGRES = 'tests/support/start-postgres.ts';

export default defineConfig({
  plugins: [plantedBug()],
  test: {
    setupFiles: ['tests/support/fail-on-console.ts'],
    restoreMocks: true,
    // What is waited for comes in milliseconds, but for a machine that is busy.
    expect: { poll: { timeout: 30_000 } },
    // For what hangs; a machine that is slow and busy takes several times as long as usual.
    testTimeout: 60_000,
    projects: [
      project(
        'unit',
        [
          'src/**/*.test.ts',
          'schemas/**/*.test.ts',
          'worker/**/*.test.ts',
          'sw/**/*.test.ts',
          'server/**/*.test.ts',
          'studio/**/*.test.ts',
          'tests/!(size).test.ts',
          'tests/demo/**/*.test.ts',
          'tests/bench/**/*.test.ts',
        ],
        LOADED_ONCE,
      ),
      project('size', ['tests/size.test.ts']),
      project('worker', ['tests/worker/**/*.test.ts'], {
        globalSetup: STARTS_POSTGRES,
        testTimeout: 180_000,
        hookTimeout: 180_000,
      }),
      // The server renders as it does for shoppers: React's development build takes twice as long.
      {
        ...project('contract', ['tests/contract/**/*.test.ts'], {
          ...LOADED_ONCE,
          env: { NODE_ENV: 'production' },
          globalSetup: [STARTS_POSTGRES, 'tests/support/make-embedded-database.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        }),
        oxc: { jsx: { runtime: 'automatic', development: false } },
      },
      project('reliability', ['tests/reliability/**/*.test.ts'], { testTimeout: 600_000, hookTimeout: 120_000 }),
    ],
  },
});
