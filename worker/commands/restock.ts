import { subscriberEmail } from '#domain/newsletter.ts';
import { fail, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { RESTOCK_PATH } from '../documents/restock.ts';
import { enqueueWish } from '../outbox/queue-wish.ts';

/** Queues that an address is told once an article can be bought. */
export async function ask(
  context: WorkerContext,
  call: { readonly operationId: string; readonly sku: string; readonly productName: string; readonly email: string },
): Promise<Result<null>> {
  const { cart: name, outbox } = context;
  const { operationId: id, sku, productName } = call;
  const email = subscriberEmail(call.email);
  if (email === null) return fail({ code: 'fixValidationErrors' });
  const queued = await enqueueWish(context, {
    name,
    id,
    wish: { kind: 'restock', sku, productName, email },
    wire: {
      method: 'POST',
      url: RESTOCK_PATH,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku, email }),
    },
  });
  if (queued.ok) outbox.filled();
  return queued;
}
