// Takes the films of products that turn round themselves.
import { fingerprint } from './fingerprint.mjs';
import { Ledger, turntableFileOf } from './ledger.mjs';
import { accept, make } from './make.mjs';

/** Takes the films that are missing or no longer as the studio builds the piece, or accepts them as they are, and forgets those of other products. */
export async function makeTurntables(page, isWanted, isAccepted) {
  const ledger = new Ledger();
  const tasks = await page.evaluate(() => globalThis.studio.turntableTasks());
  ledger.forgetOthers('turntables', new Set(tasks.map(({ sku }) => turntableFileOf(sku))));
  const jobs = tasks
    .filter((task) => isWanted(task))
    .map(({ sku, colour, entries, inputs }) => {
      const print = fingerprint({ entries, inputs }, 'turntable');
      return { name: sku, file: turntableFileOf(sku), print, order: { sku, colour } };
    })
    .filter(({ file, print }) => !ledger.isCurrent(file, print));
  if (isAccepted) return accept(jobs, ledger);
  return make(jobs, ledger, ({ order }) => page.evaluate((turned) => globalThis.studio.turntable(turned), order));
}
