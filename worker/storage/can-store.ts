import { STORAGE_CHECK_MS } from '#config/timings.ts';

const CHECK = 'storage-check';

/** Whether this browser can open databases: some block them, some answer with errors, and some never answer. */
export async function canStore(factory: () => IDBFactory): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), STORAGE_CHECK_MS));
  return Promise.race([opens(factory), limit]);
}

function opens(factory: () => IDBFactory): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = factory().open(CHECK);
      request.addEventListener('success', () => {
        request.result.close();
        factory().deleteDatabase(CHECK);
        resolve(true);
      });
      for (const trouble of ['error', 'blocked']) request.addEventListener(trouble, () => resolve(false));
    } catch {
      // Browsers that block storage throw as soon as it is touched.
      resolve(false);
    }
  });
}
