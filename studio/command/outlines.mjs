// Makes the drawings on which the measures of products stand: one a product and width, in lines.
import { fingerprint } from './fingerprint.mjs';
import { Ledger, outlineFileOf } from './ledger.mjs';
import { accept, make } from './make.mjs';

/** Makes the drawings that are missing or no longer as the studio draws them, or accepts them as they are, and forgets those of other products. */
export async function makeOutlines(page, isWanted, isAccepted) {
  const ledger = new Ledger();
  const { outlined, tasks } = await page.evaluate(() => ({
    outlined: globalThis.studio.outlined,
    tasks: globalThis.studio.tasks(),
  }));
  ledger.forgetOthers('outlines', new Set(outlined.map(({ name }) => outlineFileOf(name))));
  const heroes = new Map(tasks.filter(({ shot }) => shot === 'hero').map((task) => [task.sku, task]));
  const jobs = outlined
    .filter(({ sku }) => isWanted(heroes.get(sku)))
    .map((one) => jobOf(one, heroes.get(one.sku)))
    .filter(({ file, print }) => !ledger.isCurrent(file, print));
  if (isAccepted) return accept(jobs, ledger);
  return make(jobs, ledger, ({ one }) => page.evaluate((wanted) => globalThis.studio.outline(wanted), one));
}

function jobOf(one, { entries, inputs: { piece } }) {
  const print = fingerprint(
    { entries: ['outline/outline.ts', 'outline/as-drawn.ts', ...entries], inputs: { piece, width: one.width } },
    'outline',
  );
  const file = outlineFileOf(one.name);
  return { name: file, file, print, one };
}
