import { newsletterCoupon } from '#config/newsletter.ts';
import type { Hono } from 'hono';
import { languageOfLocale } from '#config/languages.ts';
import type { StoreView } from '#config/stores.ts';
import {
  zGetSubscriptionQuery,
  zSubscribeBody,
  zUnsubscribeBody,
  zUnsubscribeQuery,
} from '#schemas/api/generated/zod.gen.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import { isSubscribed, subscribe, unsubscribe } from '../newsletter/subscribers.ts';
import type { RouteTools } from './route-tools.ts';

/** No mail system takes longer addresses (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;

/** The newsletter: whether an address gets it, wanting it, and wanting it no more (contract: newsletter family). */
export function newsletterRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter, recaptcha } = tools;
  /** Both changes in one: a limit that replays do not count against, then the change, once per key. */
  const change = async (
    call: Parameters<typeof keyed>[0] & { readonly address: string },
    email: string | undefined,
    work: (queries: typeof database, email: string) => Promise<Reply>,
    check: () => Promise<Reply | null> = async () => null,
  ): Promise<Reply> => {
    if (email === undefined || email.length > EMAIL_MAX_LENGTH)
      return refusal(400, 'VALIDATION', 'An e-mail address is needed.');
    const isReplay = call.idempotencyKey !== null && (await hasStoredReply(database, call.idempotencyKey));
    const limited = isReplay
      ? null
      : ((await check()) ?? limiter.check('newsletter', call.address) ?? limitOfWrites(limiter, call.address));
    return limited ?? onceByKey(database, keyed(call), (queries) => work(queries, email));
  };

  // It tells of any address, so it may be asked so seldom that nobody goes through a list of them.
  serve(app, 'getSubscription', { query: zGetSubscriptionQuery }, async ({ query, address }) => {
    const limited = limiter.check('newsletterStatus', address);
    if (limited) return limited;
    return success((await isSubscribed(database, query.email)) ? 'subscribed' : 'not_subscribed');
  });

  serve(app, 'subscribe', { body: zSubscribeBody }, async (call) => {
    const { store } = call;
    let isNew = false;
    const reply = await change(
      call,
      call.body.email,
      async (queries, email) => {
        isNew = await subscribe(queries, store, email);
        return success('subscribed');
      },
      () => recaptcha.refusalOf('newsletter', call),
    );
    // Who has it is not written to again, whoever asks for it.
    if (isNew && reply.status === 200) welcome(tools, store, call.body.email);
    return reply;
  });

  serve(app, 'unsubscribe', { body: zUnsubscribeBody, query: zUnsubscribeQuery, isBodyOptional: true }, (call) =>
    change(
      call,
      (call.body as { readonly email?: string } | undefined)?.email ?? call.query.email,
      async (queries, email) => {
        await unsubscribe(queries, email);
        return success('unsubscribed');
      },
    ),
  );
}

function welcome({ mailer, shopUrl }: RouteTools, store: StoreView, to: string): void {
  const facts = { ...newsletterCoupon, shopUrl: `${shopUrl}${store.prefix}/` };
  mailer.send({ to, language: languageOfLocale(store.locales[0]!), template: 'newsletterWelcome', facts });
}
