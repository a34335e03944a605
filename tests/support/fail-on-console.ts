import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Messages that libraries print and that say nothing about the shop's code. */
const expected: readonly RegExp[] = [/RxDB Open Core RxStorage/];

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      const text = values.map(String).join(' ');
      if (!expected.some((pattern) => pattern.test(text))) printed.push(`${level}: ${text}`);
    });
  }
});

afterEach(() => {
  expect(printed, 'unexpected console output').toEqual([]);
});
