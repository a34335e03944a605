import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], extra: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include, ...extra },
});

export default defineConfig({
  test: {
    setupFiles: ['tests/support/fail-on-console.ts'],
    restoreMocks: true,
    projects: [
      project('unit', [
        'src/**/*.test.ts',
        'schemas/**/*.test.ts',
        'worker/**/*.test.ts',
        'sw/**/*.test.ts',
        'server/**/*.test.ts',
        'tests/*.test.ts',
      ]),
      project('worker', ['tests/worker/**/*.test.ts']),
      project('contract', ['tests/contract/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 120_000 }),
      project('reliability', ['tests/reliability/**/*.test.ts'], { testTimeout: 300_000, hookTimeout: 120_000 }),
    ],
  },
});
