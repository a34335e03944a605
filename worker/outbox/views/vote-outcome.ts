import { VOTES_ID } from '../../documents/reviews.ts';
import type { CustomerDoc } from '../../documents/shopper-documents.ts';
import type { Shopper } from '../../shopper/shopper.ts';
import type { EntryOf } from '../entry.ts';

/** Keeps that this device voted, for longer than its task is known (D55). Repeating it changes nothing. */
export async function keepVote(shopper: Shopper, { wish }: EntryOf<'task'>): Promise<void> {
  if (wish.kind !== 'reviewVote') return;
  const { reviewId, vote, before } = wish;
  const none: CustomerDoc = { id: VOTES_ID, kind: 'reviewVotes', votes: {} };
  await shopper.changeCustomer(none, (known) => ({
    ...none,
    votes: { ...(known.kind === 'reviewVotes' ? known.votes : {}), [reviewId]: { vote, before } },
  }));
}
