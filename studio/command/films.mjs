// Takes the films of products that turn round themselves.
import { fingerprint } from './fingerprint.mjs';
import { Ledger, filmFileOf } from './ledger.mjs';
import { accept, make } from './make.mjs';

/** Takes the films that are missing or no longer as the studio builds the piece, or accepts them as they are, and forgets those of other products. */
export async function makeFilms(page, isWanted, isAccepted) {
  const ledger = new Ledger();
  const tasks = await page.evaluate(() => globalThis.studio.filmTasks());
  ledger.forgetOthers('films', new Set(tasks.map(({ sku }) => filmFileOf(sku))));
  const jobs = tasks
    .filter((task) => isWanted(task))
    .map(({ sku, colour, entries, inputs }) => {
      const print = fingerprint({ entries, inputs }, 'film');
      return { name: sku, file: filmFileOf(sku), print, order: { sku, colour } };
    })
    .filter(({ file, print }) => !ledger.isCurrent(file, print));
  if (isAccepted) return accept(jobs, ledger);
  return make(jobs, ledger, ({ order }) => page.evaluate((turned) => globalThis.studio.film(turned), order));
}
