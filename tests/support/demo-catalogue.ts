import { demoFolder } from '#server/environment.ts';
import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { readSource } from '#server/import/read-source.ts';
import { shopBasics } from '#server/import/shop-basics.ts';

const read = await readSource(demoFolder(), 'auto');
const catalogue: ImportedCatalogue = { ...read, documents: { ...shopBasics(), ...read.documents } };

/** The demo shop as an empty database is filled with it. */
export function demoCatalogue(): ImportedCatalogue {
  return catalogue;
}
