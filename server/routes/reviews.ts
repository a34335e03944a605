import type { Hono } from 'hono';
import { reviewKey, reviewProvider } from '#config/review-provider.ts';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { type StoreView, storeViewByCode, storeViews } from '#config/stores.ts';
import {
  zCreateReviewBody,
  zGetBottomlinePath,
  zGetReviewPath,
  zGetReviewTotalsPath,
  zListProductReviewsPath,
  zListProductReviewsQuery,
  zListSiteReviewsPath,
  zListSiteReviewsQuery,
  zListUserReviewsPath,
  zListUserReviewsQuery,
  zVoteReviewPath,
} from '#schemas/api/generated/zod.gen.ts';
import { callerOf, customerOf, isReply } from '../account/caller.ts';
import { digestOf } from '../account/tokens.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { bare, type Reply, refusal, success } from '../http/reply.ts';
import { reviewById, reviewsOf } from '../reviews/review-documents.ts';
import { reviewPage } from '../reviews/review-page.ts';
import { reviewsOfCustomer, submitReview } from '../reviews/submitted.ts';
import { reviewsOfUser } from '../reviews/user-reviews.ts';
import { voteOn } from '../reviews/vote.ts';
import type { RouteTools } from './route-tools.ts';

const aMinute = { 'cache-control': 'public, max-age=60' };

/** Plays the review provider from the shop's own documents, as the reference backend (contract: reviews). */
export function reviewRoutes(app: Hono, tools: RouteTools): void {
  const { database } = tools;
  const refused = inFormOfProvider;

  serve(
    app,
    'listSiteReviews',
    { params: zListSiteReviewsPath, query: zListSiteReviewsQuery, refused },
    async ({ params, query }) => {
      const store = storeOfKey(params.appkey);
      if (!store) return unknownKey();
      return said(reviewPage(await reviewsOf(database, store.code, SITE_REVIEWS), query));
    },
  );

  serve(
    app,
    'listProductReviews',
    { params: zListProductReviewsPath, query: zListProductReviewsQuery, refused },
    async ({ params, query }) => {
      const store = storeOfKey(params.appkey);
      if (!store) return unknownKey();
      return said(reviewPage(await reviewsOf(database, store.code, params.sku), query));
    },
  );

  serve(
    app,
    'listUserReviews',
    { params: zListUserReviewsPath, query: zListUserReviewsQuery, refused },
    async ({ params, query }) => {
      const store = storeOfKey(params.appkey);
      if (!store) return unknownKey();
      return said(await reviewsOfUser(database, store.code, query));
    },
  );

  serve(app, 'getBottomline', { params: zGetBottomlinePath, refused }, async ({ params }) => {
    const store = storeOfKey(params.appkey);
    if (!store) return unknownKey();
    const { bottomline } = reviewPage(await reviewsOf(database, store.code, params.sku), {});
    return said({
      bottomline: { average_score: bottomline.average_score, total_reviews: bottomline.total_review ?? 0 },
    });
  });

  serve(app, 'getReview', { params: zGetReviewPath, refused }, async ({ params, store }) => {
    const found = await reviewById(database, store.code, params.review_id);
    return found ? said({ review: found.review }) : unknownReview();
  });

  serveOfShop(app, tools);
  serveChanges(app, tools);
}

/** What the shop itself answers about reviews, in its own form. */
function serveOfShop(app: Hono, { database }: RouteTools): void {
  serve(app, 'getReviewTotals', { params: zGetReviewTotalsPath }, async ({ params }) => {
    const store = storeViewByCode(params.storeCode);
    if (!store) return refusal(404, 'NOT_FOUND', 'There is no such store view.');
    const { bottomline } = reviewPage(await reviewsOf(database, store.code, SITE_REVIEWS), {});
    return success({
      store_code: store.code,
      total_reviews: bottomline.total_review ?? 0,
      average_score: bottomline.average_score,
      star_distribution: bottomline.star_distribution ?? null,
    });
  });

  serve(app, 'listOwnReviews', {}, async (call) => {
    const customer = await customerOf(database, call);
    return isReply(customer) ? customer : success(await reviewsOfCustomer(database, customer.id));
  });
}

/** New reviews and votes, each once per key and within its limits. */
function serveChanges(app: Hono, { database, limiter, recaptcha }: RouteTools): void {
  const refused = inFormOfProvider;
  serve(app, 'createReview', { body: zCreateReviewBody, refused }, async (call) => {
    const store = storeOfKey(call.body.appkey);
    if (!store) return unknownKey();
    const caller = await callerOf(database, call);
    if (isReply(caller)) return caller;
    const isReplay = call.idempotencyKey !== null && (await hasStoredReply(database, call.idempotencyKey));
    const whose = caller ? String(caller.id) : digestOf(call.body.email.toLowerCase());
    const limited = isReplay
      ? null
      : ((await recaptcha.refusalOf('review', call)) ??
        limiter.check('reviewByAddress', call.address) ??
        limiter.check('review', whose) ??
        limitOfWrites(limiter, call.address));
    if (limited) return limited;
    return onceByKey(database, keyed(call, caller), async (queries) => {
      const kept = await submitReview(queries, call.body, { store, customerId: caller?.id ?? null });
      if (kept === 'invalid') return refusal(400, 'VALIDATION', 'The review is not complete.');
      if (kept === 'unknownProduct') return refusal(404, 'PRODUCT_NOT_FOUND', 'There is no such product.');
      return bare({ code: 200, message: 'ok', uuid: String(kept.id), result: { id: kept.id } });
    });
  });

  serve(app, 'voteReview', { params: zVoteReviewPath, refused }, async (call) => {
    const isReplay = call.idempotencyKey !== null && (await hasStoredReply(database, call.idempotencyKey));
    const limited = isReplay
      ? null
      : (limiter.check('reviewVote', call.address) ?? limitOfWrites(limiter, call.address));
    if (limited) return limited;
    return onceByKey(database, keyed(call), async (queries) => {
      const isCounted = await voteOn(queries, call.store, call.params.review_id, call.params.updown);
      return isCounted ? said(null) : unknownReview();
    });
  });
}

/** A success of the provider. */
function said(response: object | null): Reply {
  return bare({ status: { code: 200, message: 'OK' }, response }, response === null ? {} : aMinute);
}

/** The store view that an account belongs to. */
function storeOfKey(key: string): StoreView | undefined {
  return storeViews.find(({ code }) => reviewKey(code, reviewProvider) === key);
}

function unknownKey(): Reply {
  return refusal(404, 'NOT_FOUND', 'App Key not found');
}

function unknownReview(): Reply {
  return refusal(404, 'NOT_FOUND', 'There is no such review.');
}

/** A refusal in the form of the provider, beside that of the shop (contract: ReviewProviderError). */
function inFormOfProvider(reply: Reply): Reply {
  const { result, ...rest } = reply.body as { readonly result: unknown };
  const { code = 'VALIDATION', message = 'The request is not valid.' } = Array.isArray(result)
    ? {}
    : (result as { readonly code?: string; readonly message?: string });
  return { ...reply, body: { ...rest, result, status: { code: reply.status, message, error_type: code } } };
}
