import { test } from './faults/fault-test.ts';
import { runScenario } from './faults/scenarios/scenario.ts';

/**
 * Two scenarios that never change (in the second a change waits for a worker that is dead), and many others where
 * `BROWSER_SCENARIOS` says so; `STUA_SCENARIO=<seed>[;<path>[;<replay path>]]` runs one that failed elsewhere.
 */
const FIXED_SEEDS = [11, 34];
const LONG_SEED_FIRST = 11;
const count = Number(process.env['BROWSER_SCENARIOS'] ?? 0);
const seeds = count === 0 ? FIXED_SEEDS : Array.from({ length: count }, (_, index) => LONG_SEED_FIRST + index);
const [asked, path, replayPath] = (process.env['STUA_SCENARIO'] ?? '').split(';');

test.describe('T3: whatever happens, orders arrive once and carts agree', () => {
  for (const seed of asked ? [Number(asked)] : seeds) {
    test(`scenario ${seed}`, async ({ shop, network, device }) => {
      await runScenario({ shop, proxy: network, device }, { seed, commandsMax: 14, path, replayPath });
    });
  }
});
