import type { Hono } from 'hono';
import { zAskForRestockBody } from '#schemas/api/generated/zod.gen.ts';
import { subscriberEmail } from '#domain/newsletter.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { refusal, success } from '../http/reply.ts';
import { noteRestock } from '../restock/restock-requests.ts';
import { articlesBySku } from '../store/articles.ts';
import type { RouteTools } from './route-tools.ts';

/** Being told when an article can be bought again (contract: stock family). */
export function restockRoutes(app: Hono, { database, limiter }: RouteTools): void {
  serve(app, 'askForRestock', { body: zAskForRestockBody }, async (call) => {
    const { store, address, body, idempotencyKey } = call;
    const email = subscriberEmail(body.email);
    if (email === null) return refusal(400, 'VALIDATION', 'An e-mail address is needed.');
    const isReplay = idempotencyKey !== null && (await hasStoredReply(database, idempotencyKey));
    const limited = isReplay ? null : (limiter.check('restock', address) ?? limitOfWrites(limiter, address));
    if (limited) return limited;
    return onceByKey(database, keyed(call), async (queries) => {
      const [article] = await articlesBySku(queries, [body.sku]);
      if (!article) return refusal(400, 'PRODUCT_NOT_FOUND', 'There is no such article.', { extra: { sku: body.sku } });
      await noteRestock(queries, store, { sku: body.sku, email });
      return success('noted');
    });
  });
}
