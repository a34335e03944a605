import { STOCK_BACKEND_META, type StockBackend, type StockBackends } from '#config/stock-backend.ts';

/** How the backend of a store view is asked where it is a stock one, as the page says; `null`: it keeps the contract. */
export function stockBackendOf(storeCode: string): StockBackend | null {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${STOCK_BACKEND_META}"]`)?.content;
  return said ? ((JSON.parse(said) as StockBackends)[storeCode] ?? null) : null;
}
