import type { GivenVote } from '#domain/views/reviews.ts';
import type { Owner } from '../outbox/owner.ts';
import type { CustomerDoc, TaskDoc } from './shopper-documents.ts';

/** A queued review. */
export type ReviewTask = Extract<TaskDoc, { kind: 'task' }> & { readonly wish: { readonly kind: 'review' } };

type VoteTask = Extract<TaskDoc, { kind: 'task' }> & { readonly wish: { readonly kind: 'reviewVote' } };

/** Where is kept what this device voted. It is nobody's: a device has one vote, whoever uses it (D55). */
export const VOTES_ID = 'reviewVotes';

/** Where is kept what an owner wrote, as the shop said it last. */
export function ownReviewsId(owner: Owner): string {
  return `ownReviews|${owner}`;
}

/** The reviews that an owner queued on this device, sent or not. */
export function reviewTasks(tasks: readonly TaskDoc[], owner: Owner): ReviewTask[] {
  return tasks.filter(
    (task): task is ReviewTask => task.kind === 'task' && task.wish.kind === 'review' && task.owner === owner,
  );
}

/** What this device voted, by review: what the shop took, and what waits. A vote that was refused is none. */
export function votesOf(tasks: readonly TaskDoc[], documents: readonly CustomerDoc[]): ReadonlyMap<number, GivenVote> {
  const kept = documents.find((document) => document.kind === 'reviewVotes');
  const waiting = tasks
    .filter((task): task is VoteTask => task.kind === 'task' && task.wish.kind === 'reviewVote')
    .filter(({ state }) => state !== 'failed');
  return new Map([
    ...Object.entries(kept?.votes ?? {}).map(([id, given]) => [Number(id), given] as const),
    ...waiting.map(({ wish: { reviewId, vote, before } }) => [reviewId, { vote, before }] as const),
  ]);
}
