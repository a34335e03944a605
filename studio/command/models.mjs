// Makes the files that phones put into a room: one a product for Android and one for iPhone and iPad, with all its colours.
import { fingerprint } from './fingerprint.mjs';
import { Ledger, modelFileOf } from './ledger.mjs';
import { accept, make } from './make.mjs';

const kinds = ['glb', 'usdz'];

/** Makes the models that are missing or no longer as the studio builds them, or accepts them as they are, and forgets those of other products. */
export async function makeModels(page, isWanted, isAccepted) {
  const ledger = new Ledger();
  const { modelled, tasks } = await page.evaluate(() => ({
    modelled: globalThis.studio.modelled,
    tasks: globalThis.studio.tasks(),
  }));
  const files = modelled.flatMap((sku) => kinds.map((kind) => modelFileOf(sku, kind)));
  ledger.forgetOthers('models', new Set(files));
  const heroes = new Map(tasks.filter(({ shot }) => shot === 'hero').map((task) => [task.sku, task]));
  const jobs = modelled
    .map((sku) => heroes.get(sku))
    .filter((task) => isWanted(task))
    .flatMap((task) => kinds.map((kind) => jobOf(task, kind)))
    .filter(({ file, print }) => !ledger.isCurrent(file, print));
  if (isAccepted) return accept(jobs, ledger);
  return make(jobs, ledger, ({ order }) => page.evaluate(({ sku, kind }) => globalThis.studio[kind](sku), order));
}

function jobOf({ sku, entries, inputs }, kind) {
  const print = fingerprint({ entries: [`ar/${kind}.ts`, ...entries], inputs }, kind);
  const file = modelFileOf(sku, kind);
  return { name: file, file, print, order: { sku, kind } };
}
