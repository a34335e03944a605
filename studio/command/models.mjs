// Makes the files that phones put into a room: one a product, with all its colours.
import { fingerprint } from './fingerprint.mjs';
import { Ledger, modelFileOf } from './ledger.mjs';
import { accept, make } from './make.mjs';

/** Makes the models that are missing or no longer as the studio builds them, or accepts them as they are, and forgets those of other products. */
export async function makeModels(page, isWanted, isAccepted) {
  const ledger = new Ledger();
  const { modelled, tasks } = await page.evaluate(() => ({
    modelled: globalThis.studio.modelled,
    tasks: globalThis.studio.tasks(),
  }));
  ledger.forgetOthers('models', new Set(modelled.map(modelFileOf)));
  const heroes = new Map(tasks.filter(({ shot }) => shot === 'hero').map((task) => [task.sku, task]));
  const printOf = ({ entries, inputs }) => fingerprint({ entries: ['ar/glb.ts', ...entries], inputs }, 'glb');
  const jobs = modelled
    .map((sku) => heroes.get(sku))
    .filter((task) => isWanted(task))
    .map((task) => ({ name: task.sku, file: modelFileOf(task.sku), print: printOf(task) }))
    .filter(({ file, print }) => !ledger.isCurrent(file, print));
  if (isAccepted) return accept(jobs, ledger);
  return make(jobs, ledger, ({ name }) => page.evaluate((sku) => globalThis.studio.glb(sku), name));
}
