import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Coverage } from './sim/coverage.ts';
import { runScenario } from './sim/run-scenario.ts';
import { step } from './sim/steps.ts';

const RUNS = Number(process.env['SIM_RUNS'] ?? 220);
const LENGTH_MIN = Number(process.env['SIM_LENGTH_MIN'] ?? 20);
const LENGTH = Number(process.env['SIM_LENGTH'] ?? 60);
const SEED = Number(process.env['SIM_SEED'] ?? 20_260_601);
/** The one scenario that a failure names. */
const PATH = process.env['SIM_PATH'] ? { path: process.env['SIM_PATH'] } : {};

test(`${RUNS} random scenarios of ${LENGTH} steps lose nothing, double nothing and come to rest`, async () => {
  const coverage = new Coverage();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(step, { minLength: LENGTH_MIN, maxLength: LENGTH, size: 'max' }),
      async (seed, steps) => {
        await runScenario(seed, steps, coverage);
      },
    ),
    { numRuns: RUNS, seed: SEED, ...PATH, endOnFailure: process.env['SIM_SHRINK'] === undefined },
  );
  if (process.env['SIM_COVERAGE']) coverage.save(process.env['SIM_COVERAGE']);
});

test('the same seed has the same history', async () => {
  for (const [index, steps] of fc
    .sample(fc.array(step, { minLength: 40, maxLength: 60 }), { numRuns: 5, seed: SEED })
    .entries()) {
    const [first, second] = [await runScenario(index, steps), await runScenario(index, steps)];
    expect(second.hash).toBe(first.hash);
  }
});
