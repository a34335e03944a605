import { languageOfLocale } from '#config/languages.ts';
import { GUEST_PRICE_GROUP } from '#config/settings.ts';
import { storeViewByCode } from '#config/stores.ts';
import { productPath } from '#domain/paths.ts';
import { findSellable } from '../cart/sellable.ts';
import type { RouteTools } from '../routes/route-tools.ts';
import { awaitedArticles, forgetWaiting, takeOn, waitingFor } from './restock-requests.ts';

/**
 * Writes to everybody who waits for an article that can be bought now. Who was written to is forgotten only once the mail is
 * delivered, or refused for good: one that failed is tried again by a later run, and one that the end of the server cut off may come
 * twice. Runs may overlap, also those of two servers.
 */
export async function tellRestocked(
  { database, mailer, shopUrl }: Pick<RouteTools, 'database' | 'mailer' | 'shopUrl'>,
  now = (): Date => new Date(),
): Promise<void> {
  for (const article of await awaitedArticles(database)) {
    const store = storeViewByCode(article.storeCode);
    if (!store) continue;
    const wanted = { sku: article.sku, productOption: null, priceGroup: GUEST_PRICE_GROUP, isOfAnyChoice: true };
    const found = await findSellable(database, store, wanted);
    if (!found.ok || found.value.available() < 1) continue;
    const { name, product, variant } = found.value;
    const facts = { name, link: `${shopUrl}${store.prefix}${productPath(product, variant?.sku)}` };
    const language = languageOfLocale(store.locales[0]!);
    for (const waiting of await waitingFor(database, article)) {
      if (!(await takeOn(database, waiting, now()))) continue;
      const outcome = await mailer.deliver({ to: waiting.email, language, template: 'restocked', facts });
      if (outcome !== 'failed') await forgetWaiting(database, waiting);
    }
  }
}
