import { languageOfLocale } from '#config/languages.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import { storeViewByCode } from '#config/stores.ts';
import { productPath } from '#domain/paths.ts';
import { findSellable } from '../cart/sellable.ts';
import type { RouteTools } from '../routes/route-tools.ts';
import { awaitedArticles, takeWaiting } from './restock-requests.ts';

/** Writes to everybody who waits for an article that can be bought now, once. */
export async function tellRestocked({
  database,
  mailer,
  shopUrl,
}: Pick<RouteTools, 'database' | 'mailer' | 'shopUrl'>): Promise<void> {
  for (const { storeCode, sku } of await awaitedArticles(database)) {
    const store = storeViewByCode(storeCode);
    if (!store) continue;
    const found = await findSellable(database, store, { sku, productOption: null, priceGroup: GUEST_PRICE_GROUP });
    if (!found.ok || found.value.available() < 1) continue;
    const { name, product, variant } = found.value;
    const facts = { name, link: `${shopUrl}${store.prefix}${productPath(product, variant?.sku)}` };
    for (const to of await takeWaiting(database, storeCode, sku))
      mailer.send({ to, language: languageOfLocale(store.locales[0]!), template: 'restocked', facts });
  }
}
