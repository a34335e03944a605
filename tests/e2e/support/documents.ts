import { expect, type Page } from '@playwright/test';
import type { CustomerDoc } from '#worker/documents/shopper-documents.ts';

/** Documents of a collection of the shopper's database, as they are stored. */
export async function shopperDocuments<T>(page: Page, collection: string): Promise<T[]> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const found = names.find((name) => /^rxdb-dexie-shopper--\d+--(.*)$/.exec(name)?.[1] === collection);
  if (!found) return [];
  const all = await readStore<T & { _deleted: '0' | '1' }>(page, found, 'docs');
  return all.filter(({ _deleted }) => _deleted !== '1');
}

/** Waits until something of the shopper's is stored: a window that goes elsewhere right after a choice ends its worker. */
export async function isStored<K extends CustomerDoc['kind']>(
  page: Page,
  kind: K,
  isIt: (document: Extract<CustomerDoc, { kind: K }>) => boolean,
): Promise<void> {
  const isSuch = (each: CustomerDoc): each is Extract<CustomerDoc, { kind: K }> => each.kind === kind;
  await expect
    .poll(async () => (await shopperDocuments<CustomerDoc>(page, 'customer')).filter(isSuch).some(isIt))
    .toBe(true);
}

/** Waits until the product that is shown is the one that was looked at last. */
export async function isRemembered(page: Page, { sku }: { readonly sku: string }): Promise<void> {
  await isStored(page, 'viewed', ({ skus }) => skus[0] === sku);
}

/** Everything in a store of a database that exists. */
export async function readStore<T>(page: Page, database: string, store: string): Promise<T[]> {
  return page.evaluate(
    ([name, storeName]) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('error', () => reject(opening.error as Error));
        // What the shop has not made is not made here either.
        opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
        opening.addEventListener('success', () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(storeName!)) {
            result.close();
            return reject(new Error(`${name} has no ${storeName}`));
          }
          const reading = result.transaction(storeName!).objectStore(storeName!).getAll();
          reading.addEventListener('error', () => reject(reading.error as Error));
          reading.addEventListener('success', () => {
            resolve(reading.result as T[]);
            result.close();
          });
        });
      }),
    [database, store],
  );
}
