import { combineLatest, defer, distinctUntilChanged, map, merge, type Observable, startWith, switchMap } from 'rxjs';
import * as z from 'zod/mini';
import { type Answer, ready } from '#domain/answer.ts';
import { productPath } from '#domain/paths.ts';
import { whyNotShown } from '#domain/product-load.ts';
import type { OwnReviewView } from '#domain/views/own-reviews.ts';
import { events } from '../catalogue/collection-events.ts';
import type { WorkerContext } from '../context.ts';
import type { ReviewsDoc } from '../documents/catalogue-documents.ts';
import { ownReviewsId, type ReviewTask, reviewTasks } from '../documents/reviews.ts';
import { isRefusal } from '../http/failure.ts';
import { hearing } from '../http/hearing.ts';
import { GUEST } from '../outbox/owner.ts';
import { callAs } from '../session/call-as.ts';
import { keepPersonal } from '../session/keep-personal.ts';
import { isSameAnswer } from './same-answer.ts';

const zOwnReviews = z.object({
  result: z.array(
    z.looseObject({
      id: z.int(),
      sku: z.string(),
      product_title: z.string(),
      score: z.int(),
      title: z.string(),
      content: z.string(),
      created_at: z.string(),
      state: z.enum(['waiting', 'published', 'refused']),
    }),
  ),
});

/**
 * What whoever uses the device wrote: first what waits for the network, then what the shop has, from this device and, signed in, as
 * the shop said it last. It is asked whenever somebody looks, the network is back, and something was sent.
 */
export function own(context: WorkerContext): Observable<Answer<readonly OwnReviewView[]>> {
  const { shopper, cart } = context;
  const tasks$ = shopper.tasks$.pipe(map((tasks) => reviewTasks(tasks, cart.owner)));
  const sent$ = tasks$.pipe(
    map((tasks) =>
      tasks
        .filter(({ state }) => state === 'sent')
        .map(({ id }) => id)
        .join(),
    ),
    distinctUntilChanged(),
  );
  const heard$ = sent$.pipe(switchMap(() => hearing(context, (deadlineMs) => hear(context, deadlineMs))));
  const published$ = events<ReviewsDoc>(context.catalogue.database.collections.reviews).pipe(startWith(null));
  const view$ = combineLatest([tasks$, shopper.customer$, published$]).pipe(
    switchMap(async ([tasks, documents]) => {
      const kept = documents.find(({ id }) => id === ownReviewsId(cart.owner));
      const known = kept?.kind === 'ownReviews' ? kept.reviews : [];
      const ids = new Set(known.map(({ id }) => id));
      const queued = tasks
        .toSorted((a, b) => b.seq - a.seq)
        .map(viewOfTask)
        .filter(({ id, state }) => state !== 'sent' || !ids.has(id));
      const all = await withPublished(context, [...queued, ...known]);
      const paths = await pathsOf(
        context,
        all.map(({ sku }) => sku),
      );
      const isOpen = ({ state }: OwnReviewView): boolean => state === 'queued' || state === 'failed';
      const views = all.map((review) => ({ ...review, path: paths.get(review.sku) ?? null }));
      return ready([...views.filter(isOpen), ...views.filter((each) => !isOpen(each))]);
    }),
    distinctUntilChanged(isSameAnswer),
  );
  return defer(() => merge(view$, heard$));
}

type PathlessReview = Omit<OwnReviewView, 'path'>;

function viewOfTask({ id, wish, state, createdAt, result }: ReviewTask): PathlessReview {
  const { sku, productName, score, title, text } = wish;
  const isOver = state === 'sent' || state === 'failed' || state === 'conflict';
  const shownId = (result as { readonly id?: unknown } | null)?.id;
  return {
    // The shop's own number once it has one, so that what it lists is not shown twice.
    id: state === 'sent' && shownId !== undefined ? String(shownId) : id,
    sku,
    productName,
    score,
    title,
    text,
    createdAt,
    state: !isOver ? 'queued' : state === 'sent' ? 'sent' : 'failed',
  };
}

/** What stands among the reviews of its product is published, also where the shop did not say so to its author, such as a guest. */
async function withPublished({ catalogue }: WorkerContext, all: readonly PathlessReview[]): Promise<PathlessReview[]> {
  const isOpen = ({ state }: PathlessReview): boolean => state === 'sent';
  const lists = await catalogue.writers.reviews.read([...new Set(all.filter(isOpen).map(({ sku }) => sku))]);
  const shown = new Set(lists.flatMap((list) => list.reviews.map(({ id }) => String(id))));
  return all.map((review) => (isOpen(review) && shown.has(review.id) ? { ...review, state: 'published' } : review));
}

/** Where the products are that have a page; what is not sold any more has none. */
async function pathsOf({ catalogue }: WorkerContext, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = skus.flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
  const summaries = await catalogue.summaries([...new Set(ids)]);
  const shown = [...summaries.values()].filter((summary) => whyNotShown(summary) === null);
  return new Map(shown.map((summary) => [summary.sku, productPath(summary)]));
}

async function hear(context: WorkerContext, deadlineMs: number): Promise<boolean> {
  const { owner } = context.cart;
  if (owner === GUEST) return true;
  const answer = await callAs(context, owner, {
    path: '/api/user/reviews',
    shape: zOwnReviews,
    deadlineMs,
  });
  if (!answer.ok) return isRefusal(answer.error);
  const reviews = answer.value.value.result.map(({ id, sku, product_title, score, title, content, ...wire }) => ({
    id: String(id),
    sku,
    productName: product_title,
    score,
    title,
    text: content,
    createdAt: Date.parse(wire.created_at) || 0,
    state: wire.state === 'waiting' ? ('sent' as const) : wire.state,
  }));
  await keepPersonal(context, { id: ownReviewsId(owner), kind: 'ownReviews', reviews });
  return true;
}
