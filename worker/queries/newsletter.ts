import { combineLatest, distinctUntilChanged, map, merge, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { type Answer, ready } from '#domain/answer.ts';
import { withClaim } from '#domain/claim.ts';
import { isSameEmail, newsletterView, type NewsletterView, subscriberEmail } from '#domain/newsletter.ts';
import type { WorkerContext } from '../context.ts';
import { claimsId, keptClaims, thanksAt } from '../documents/claims.ts';
import { newsletterId, NEWSLETTER_PATH, noNewsletter, standingOf } from '../documents/newsletter.ts';
import { isRefusal } from '../http/failure.ts';
import { hearing } from '../http/hearing.ts';
import { GUEST } from '../outbox/owner.ts';
import { keepOwn } from '../session/keep-personal.ts';
import { isSameAnswer } from './same-answer.ts';

/** Where the newsletter of whoever uses the device stands, and whether its coupon may be pointed out. */
export function current(context: WorkerContext): Observable<Answer<NewsletterView>> {
  return views(context, null);
}

function views({ shopper, cart }: WorkerContext, asked: string | null): Observable<Answer<NewsletterView>> {
  return combineLatest([shopper.tasks$, shopper.customer$]).pipe(
    map(([tasks, documents]) => {
      const claims = keptClaims(documents.find(({ id }) => id === claimsId(cart.owner)));
      // What they did before they signed in counts as well: nobody is asked twice.
      const known = [cart, { ...cart, owner: GUEST }].map((name) => {
        const document = documents.find(({ id }) => id === newsletterId(name));
        const isDismissed = document?.kind === 'newsletter' && document.isDismissed;
        return { standing: standingOf(tasks, document, name, asked), isDismissed };
      });
      const isAsked = known.some(({ standing, isDismissed }) => standing !== null || isDismissed);
      return ready(newsletterView(known[0]!.standing, isAsked, claims));
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** What is read of the answer. */
const zToldStatus = z.object({ result: z.enum(['subscribed', 'unsubscribed', 'not_subscribed']) });

/** The same of one address; the shop is asked for it first, such as when its owner signs in on a new device. */
export function of(context: WorkerContext, { email }: { readonly email: string }): Observable<Answer<NewsletterView>> {
  return merge(
    views(context, email),
    hearing(context, (deadlineMs) => hear(context, email, deadlineMs)),
  );
}

/** Says whether that came to its end. */
async function hear(context: WorkerContext, text: string, deadlineMs: number): Promise<boolean> {
  const { api, shopper, cart, ports } = context;
  const email = subscriberEmail(text);
  const standing = standingOf(await shopper.tasks(), await shopper.customer(newsletterId(cart)), cart);
  const isWaiting = standing?.state === 'waiting' && isSameEmail(standing.email, text);
  if (email === null || isWaiting) return true;
  // By this device's clock, like the wishes that it stands beside; a wish of while the shop answers is younger than that.
  const at = ports.clock.now();
  const answer = await api.call({
    path: NEWSLETTER_PATH,
    query: { email },
    shape: zToldStatus,
    deadlineMs,
  });
  if (!answer.ok) return isRefusal(answer.error);
  const heard = { email, isSubscribed: answer.value.value.result === 'subscribed', at };
  if (heard.isSubscribed) {
    const claims = withClaim(keptClaims(await shopper.customer(claimsId(cart.owner))), thanksAt(heard.at));
    await keepOwn(context, { id: claimsId(cart.owner), kind: 'claims', claims });
  }
  const known = await shopper.customer(newsletterId(cart));
  await keepOwn(context, { ...(known?.kind === 'newsletter' ? known : noNewsletter(cart)), heard });
  return true;
}
