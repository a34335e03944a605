import fc from 'fast-check';
import { test } from 'vitest';
import { CustomerScenario } from './sim/customer-scenario.ts';
import { customerStep, type CustomerStep, racingSteps } from './sim/customer-steps.ts';
import { underControl } from './sim/run-scenario.ts';

const RUNS = Number(process.env['SIM_RUNS'] ?? 80);
const RACES = Math.ceil(RUNS / 2);
const LENGTH_MIN = Number(process.env['SIM_LENGTH_MIN'] ?? 20);
const LENGTH = Number(process.env['SIM_LENGTH'] ?? 50);
const SEED = Number(process.env['SIM_SEED'] ?? 20_261_126);
/** The one scenario that a failure names. */
const PATH = process.env['SIM_PATH'] ? { path: process.env['SIM_PATH'] } : {};

const LENGTHS = { minLength: LENGTH_MIN, maxLength: LENGTH, size: 'max' } as const;

test(`${RUNS} random scenarios of customers on two devices lose no piece and double none`, async () => {
  await runAll(fc.array(customerStep, LENGTHS), RUNS);
});

test(`${RACES} random scenarios of one cart that two devices and the shop change at the same time`, async () => {
  await runAll(racingSteps(LENGTHS), RACES);
});

async function runAll(scenarios: fc.Arbitrary<CustomerStep[]>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.nat(), scenarios, async (seed, steps) => {
      await underControl(new CustomerScenario(seed), (scenario) => scenario.run(steps));
    }),
    { numRuns, seed: SEED, ...PATH, endOnFailure: process.env['SIM_SHRINK'] === undefined },
  );
}
