import type { Page } from '@playwright/test';

/** Everything that this device keeps and its pages can read, as one text for each place; pictures are of nobody. */
export function keptOn(page: Page): Promise<ReadonlyMap<string, string>> {
  return page
    .evaluate(async () => {
      const found: [string, string][] = [
        ['localStorage', JSON.stringify(Object.entries(localStorage))],
        ['sessionStorage', JSON.stringify(Object.entries(sessionStorage))],
        ['cookies', document.cookie],
      ];
      for (const { name } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const asked = indexedDB.open(name!);
          asked.onsuccess = () => resolve(asked.result);
          asked.addEventListener('error', () => reject(asked.error!));
        });
        for (const store of database.objectStoreNames) {
          const all = database.transaction(store).objectStore(store).getAll();
          const documents = await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
          found.push([`${name}/${store}`, JSON.stringify(documents)]);
        }
        database.close();
      }
      for (const name of await caches.keys()) {
        if (name.startsWith('pictures')) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          found.push([`${name} ${request.url}`, (await (await cache.match(request))?.text()) ?? '']);
      }
      return found;
    })
    .then((found) => new Map(found));
}
