import { isNewWish, type NewsletterChange, subscriberEmail } from '#domain/newsletter.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { newsletterId, NEWSLETTER_PATH, noteNewsletter, standingOf } from '../documents/newsletter.ts';
import { notKept } from '../outbox/not-kept.ts';
import { enqueueWish } from '../outbox/queue-wish.ts';

export interface NewsletterCall {
  readonly operationId: string;
  readonly email: string;
}

/** Queues that an address wants the newsletter; nothing where it has it, or waits to (spec 4: newsletter). */
export function subscribe(context: WorkerContext, call: NewsletterCall): Promise<Result<null>> {
  return want(context, call, 'subscribe');
}

/** Queues that an address wants the newsletter no more. */
export function unsubscribe(context: WorkerContext, call: NewsletterCall): Promise<Result<null>> {
  return want(context, call, 'unsubscribe');
}

/** The offer of the coupon was seen; it is not made again. */
export async function dismissOffer({ shopper, cart }: WorkerContext): Promise<Result<null>> {
  try {
    await noteNewsletter(shopper, cart, { isDismissed: true });
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}

async function want(
  context: WorkerContext,
  { operationId: id, email }: NewsletterCall,
  change: NewsletterChange,
): Promise<Result<null>> {
  const { shopper, cart: name, outbox } = context;
  const address = subscriberEmail(email);
  if (address === null) return fail({ code: 'fixValidationErrors' });
  const standing = standingOf(await shopper.tasks(), await shopper.customer(newsletterId(name)), name);
  if (!isNewWish(change, address, standing)) return ok(null);
  const queued = await enqueueWish(context, {
    name,
    id,
    wish: { kind: 'newsletter', change, email: address },
    wire: {
      method: change === 'subscribe' ? 'POST' : 'DELETE',
      url: NEWSLETTER_PATH,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    },
  });
  if (queued.ok) outbox.filled();
  return queued;
}
