import fc from 'fast-check';
import { test } from 'vitest';
import { CustomerScenario } from './sim/customer-scenario.ts';
import { customerStep } from './sim/customer-steps.ts';
import { underControl } from './sim/run-scenario.ts';

const RUNS = Number(process.env['SIM_RUNS'] ?? 80);
const LENGTH_MIN = Number(process.env['SIM_LENGTH_MIN'] ?? 20);
const LENGTH = Number(process.env['SIM_LENGTH'] ?? 50);
const SEED = Number(process.env['SIM_SEED'] ?? 20_261_126);
/** The one scenario that a failure names. */
const PATH = process.env['SIM_PATH'] ? { path: process.env['SIM_PATH'] } : {};

test(`${RUNS} random scenarios of customers on two devices lose no piece and double none`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(customerStep, { minLength: LENGTH_MIN, maxLength: LENGTH, size: 'max' }),
      async (seed, steps) => {
        await underControl(new CustomerScenario(seed), (scenario) => scenario.run(steps));
      },
    ),
    { numRuns: RUNS, seed: SEED, ...PATH, endOnFailure: process.env['SIM_SHRINK'] === undefined },
  );
});
