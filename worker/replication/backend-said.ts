import type { OpenBackend } from './backend.ts';

/** A stock backend, as a page said it of a store view. Its code comes only where there is one (decision 028). */
export async function backendSaid(said: string, storeCode: string): Promise<OpenBackend> {
  return (await import('./storefront-api/storefront-api-backend.ts')).backendSaid(said, storeCode);
}
