import { test } from './faults/fault-test.ts';
import { runScenario } from './faults/scenarios/scenario.ts';

/**
 * Two scenarios that never change, and more of the same where `BROWSER_SCENARIOS` says so;
 * `STUA_SCENARIO=<seed>[;<path>[;<replay path>]]` runs one that failed elsewhere.
 */
const SEED_FIRST = 11;
const COUNT = Number(process.env['BROWSER_SCENARIOS'] ?? 2);
const fixedSeeds = Array.from({ length: COUNT }, (_, index) => SEED_FIRST + index);
const [asked, path, replayPath] = (process.env['STUA_SCENARIO'] ?? '').split(';');

test.describe('T3: whatever happens, orders arrive once and carts agree', () => {
  test.setTimeout(150_000);

  for (const seed of asked ? [Number(asked)] : fixedSeeds) {
    test(`scenario ${seed}`, async ({ shop, network, device }) => {
      await runScenario({ shop, proxy: network, device }, { seed, commandsMax: 14, path, replayPath });
    });
  }
});
