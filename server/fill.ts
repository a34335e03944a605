import { existsSync } from 'node:fs';
import { storeViews } from '#config/stores.ts';
import { demoFolder } from './environment.ts';
import { type ImportedCatalogue, rejectionLine } from './import/imported-catalogue.ts';
import { readSource } from './import/read-source.ts';
import { shopBasics } from './import/shop-basics.ts';
import { type Progress, writeCatalogue } from './import/write-catalogue.ts';
import type { Queries } from './store/database.ts';
import { lastChangeNumber } from './store/documents.ts';
import { setMeta } from './store/meta.ts';
import { syntheticCatalogue } from './synthetic/synthetic-catalogue.ts';

/** Fills an empty database with what `CATALOGUE` names; a filled one stays as it is. Answers with lines for a person: what was refused, and warnings. */
export async function fillIfEmpty(
  database: Queries,
  catalogue: string,
  progress: Progress,
): Promise<readonly string[]> {
  if ((await lastChangeNumber(database)) > 0) return [];
  const { documents, rejections } = await readCatalogue(catalogue);
  // A shop that was dumped elsewhere may lack tax, delivery and payment; without them nothing could be sold.
  const whole = { documents: { ...shopBasics(), ...documents }, rejections };
  const { warnings } = await writeCatalogue(database, whole, storeViews, progress);
  await setMeta(database, 'catalogue', catalogue);
  return [...rejections.map(rejectionLine), ...warnings];
}

async function readCatalogue(name: string): Promise<ImportedCatalogue> {
  if (name === 'demo') return readSource(demoFolder(), 'auto');
  const synthetic = /^synthetic:(\d{1,7})$/.exec(name);
  if (synthetic) return syntheticCatalogue(Number(synthetic[1]));
  if (existsSync(name)) return readSource(name, 'auto');
  throw new Error(`CATALOGUE names neither demo, synthetic:N nor a path: ${name}`);
}
