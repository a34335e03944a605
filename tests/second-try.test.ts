import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Failure {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly error: string;
  readonly shown: string;
}

interface SecondTry {
  readonly readReport: (path: string) => object;
  readonly failuresIn: (report: object) => Failure[];
  readonly flakyAmong: (failures: readonly Failure[], second: object) => Failure[];
  readonly countsOf: (report: object, status: number) => readonly [number, number];
}

/** Plain Node, so that it runs before anything is installed; hence without types. */
const PLAIN = new URL('support/second-try.mjs', import.meta.url);
const { readReport, failuresIn, flakyAmong, countsOf } = (await import(PLAIN.href)) as SecondTry;

const failed = {
  error: { message: 'no order' },
  attachments: [
    { name: 'error-context', path: 'somewhere' },
    { name: 'shown', body: Buffer.from('- button "Bestill"').toString('base64') },
  ],
};
const spec = (id: string, isGood: boolean): object => ({
  id,
  title: `it ${id}`,
  line: 7,
  ok: isGood,
  tests: [{ results: isGood ? [{ status: 'passed' }] : [failed] }],
});
const report = (isGood: Readonly<Record<string, boolean>>): object => {
  const specs = Object.entries(isGood).map(([id, is]) => spec(id, is));
  const file = {
    title: 'cart.spec.ts',
    specs: specs.slice(0, 1),
    suites: [{ title: 'a line', specs: specs.slice(1) }],
  };
  const unexpected = Object.values(isGood).filter((is) => !is).length;
  return { suites: [file], stats: { expected: specs.length - unexpected, unexpected, flaky: 0 } };
};

test('failures are found at any depth, with their place and the first thing that was wrong', () => {
  expect(failuresIn(report({ a: true, b: true }))).toEqual([]);
  expect(failuresIn(report({ a: false, b: true, c: false }))).toEqual([
    { id: 'a', file: 'cart.spec.ts', title: 'cart.spec.ts:7 › it a', error: 'no order', shown: '- button "Bestill"' },
    {
      id: 'c',
      file: 'cart.spec.ts',
      title: 'cart.spec.ts:7 › a line › it c',
      error: 'no order',
      shown: '- button "Bestill"',
    },
  ]);
});

test('what fails once is flaky, what fails twice is not, and nothing is without a second run', () => {
  const failures = failuresIn(report({ a: false, b: true, c: false }));
  expect(flakyAmong(failures, report({ a: true, c: false })).map(({ id }) => id)).toEqual(['a']);
  expect(flakyAmong(failures, report({ a: false, c: false }))).toEqual([]);
  expect(flakyAmong(failures, {})).toEqual([]);
  // A second run that ran nothing, or left it out, proves nothing.
  expect(flakyAmong(failures, { suites: [], stats: { expected: 0 } })).toEqual([]);
  const leftOut = { id: 'a', title: 'it a', line: 7, ok: true, tests: [{ results: [{ status: 'skipped' }] }] };
  expect(flakyAmong(failures, { suites: [{ title: 'cart.spec.ts', specs: [leftOut] }], stats: {} })).toEqual([]);
});

test('reports of Vitest are read alike', () => {
  const vitest = (status: string): object => ({
    testResults: [
      {
        name: '/shop/tests/worker/heads.test.ts',
        assertionResults: [
          { fullName: 'a round', status, failureMessages: status === 'failed' ? ['expected 1\nat heads'] : [] },
          { fullName: 'left out', status: 'pending' },
        ],
      },
    ],
  });
  const failures = failuresIn(vitest('failed'));
  expect(failures).toEqual([
    {
      id: '/shop/tests/worker/heads.test.ts a round',
      file: '/shop/tests/worker/heads.test.ts',
      title: 'heads.test.ts › a round',
      error: 'expected 1\nat heads',
      shown: '',
    },
  ]);
  expect(failuresIn(vitest('passed'))).toEqual([]);
  expect(flakyAmong(failures, vitest('passed'))).toEqual(failures);
  expect(flakyAmong(failures, vitest('failed'))).toEqual([]);
  expect(flakyAmong(failures, {})).toEqual([]);
});

test('what could not start is a failure, as is a test that was left out, or a report that nobody wrote', () => {
  expect(countsOf(report({ a: true, b: false }), 1)).toEqual([1, 1]);
  expect(countsOf(report({ a: true }), 0)).toEqual([1, 0]);
  expect(countsOf(report({ a: true }), 1)).toEqual([1, 1]);
  expect(countsOf({ stats: { expected: 2, skipped: 1 } }, 1)).toEqual([2, 1]);
  const folder = mkdtempSync(join(tmpdir(), 'stua-no-report-'));
  expect(countsOf(readReport(join(folder, 'missing.json')), 1)).toEqual([0, 1]);
  rmSync(folder, { recursive: true });
});
