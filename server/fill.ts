import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { storeViews } from '#config/stores.ts';
import { demoFolder, indexShelf, keptPicturesFolder } from './environment.ts';
import { specialKind } from './import/files/folder-files.ts';
import type { ReadCatalogue } from './import/imported-catalogue.ts';
import { importReport } from './import/import-report.ts';
import { navigationDocument } from './import/navigation-document.ts';
import { barOf } from './import/pictures/progress-bar.ts';
import { PictureKeeper } from './import/pictures/picture-keeper.ts';
import { takePictures } from './import/pictures/take-pictures.ts';
import { readSource } from './import/read-source.ts';
import { shopBasics } from './import/shop-basics.ts';
import { shopFees } from './import/shop-fees.ts';
import type { StoreFee } from '#schemas/api/generated/types.gen.ts';
import { type Progress, writeFirstCatalogue } from './import/write-catalogue.ts';
import { WrittenIndexes } from './render/written-indexes.ts';
import type { Queries } from './store/database.ts';
import { lastChangeNumber } from './store/documents.ts';
import { setMeta } from './store/meta.ts';
import { inTransaction, waitForLocks } from './store/transaction.ts';
import { syntheticCatalogue } from './synthetic/synthetic-catalogue.ts';

/** What `CATALOGUE` calls the demo shop. */
export const DEMO = 'demo';

/** What fills an empty database: its name, and what was read of it where that was done before. */
export interface Filling {
  readonly catalogue: string;
  readonly read?: ReadCatalogue | undefined;
  readonly dataDir: string;
  readonly say: (text: string) => void;
}

/**
 * Fills an empty database; a filled one stays as it is, and one that another server is filling is waited for. Answers with lines for a
 * person: what was refused, and remarks.
 */
export async function fillIfEmpty(database: Queries, filling: Filling, progress: Progress): Promise<readonly string[]> {
  if (await isFilled(database)) return [];
  const { catalogue, dataDir, say } = filling;
  const read = filling.read ?? (await readCatalogue(catalogue));
  const isFolder = existsSync(catalogue) && specialKind(catalogue) === 'a folder';
  const taken = await takePictures(read, {
    folder: isFolder ? catalogue : dirname(catalogue),
    keeper: new PictureKeeper(keptPicturesFolder(dataDir)),
    progress: barOf(say),
  });
  const indexes = new WrittenIndexes();
  const filled = catalogueForEmpty(taken, catalogue === DEMO ? shopFees : []);
  // Another server may have looked at the same time.
  if (!(await writeFirstCatalogue(database, filled, storeViews, { progress, onWrite: indexes.onWrite }))) return [];
  await setMeta(database, 'catalogue', catalogue);
  const shelf = indexShelf(dataDir);
  // If this fails, the first page makes the index of what is stored.
  if (shelf) await indexes.keep(database, shelf).catch(() => undefined);
  const { rejections, assumptions = [] } = read;
  const { lost } = taken;
  const rejected = rejections.length + lost.length > 0 ? importReport({ rejections, lost }, dataDir).lines : [];
  return [...rejected, ...assumptions, ...taken.remarks];
}

/** Whether there is a catalogue. Whoever writes the first one lets nobody read until it is there. */
function isFilled(database: Queries): Promise<boolean> {
  return inTransaction(database, async (queries) => {
    await waitForLocks(queries);
    return (await lastChangeNumber(queries)) > 0;
  });
}

/**
 * A catalogue for a shop that has nothing: one that was made elsewhere may lack tax, delivery and payment, without which nothing can
 * be sold, and menus. Fees are asked for what a shop does, so it has those that it names and no others.
 */
export function catalogueForEmpty(catalogue: ReadCatalogue, fees: readonly StoreFee[] = []): ReadCatalogue {
  const { documents } = catalogue;
  const { categories = [], navigation = [], cms_pages: pages = [] } = documents;
  const menus =
    navigation.length === 0 && categories.length > 0
      ? { navigation: [navigationDocument([...categories], pages)] }
      : {};
  return { ...catalogue, documents: { ...shopBasics(fees), ...documents, ...menus } };
}

/** Reads what `CATALOGUE` names. Throws a sentence when that is nothing. */
export async function readCatalogue(name: string): Promise<ReadCatalogue> {
  if (name === DEMO) return readSource(demoFolder(), 'auto');
  const synthetic = /^synthetic:(\d{1,7})$/.exec(name);
  if (synthetic) return syntheticCatalogue(Number(synthetic[1]));
  if (existsSync(name)) return readSource(name, 'auto');
  throw new Error(`CATALOGUE names neither demo, synthetic:N nor a path: ${name}`);
}
