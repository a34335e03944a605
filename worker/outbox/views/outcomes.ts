import { COUPON_AWAITED_MS } from '#config/timings.ts';
import { keepClaim, thanksAt } from '../../documents/claims.ts';
import type { Shopper } from '../../shopper/shopper.ts';
import type { Entry, EntryOf, FiledReply } from '../entry.ts';
import type { Holding } from '../holding.ts';
import { lookWhose } from '../owner-by-now.ts';
import type { Row } from '../store/box.ts';
import { calledOff, orderOutcome } from './order-outcome.ts';
import { profileOutcome, type Taking } from './profile-outcome.ts';
import { refuseTask } from './refuse-task.ts';
import { keepVote } from './vote-outcome.ts';

type Outcome<E extends Entry> = (shopper: Shopper, entry: E, reply: FiledReply, taking: Taking) => Promise<void>;

/** What an answer means for the task that is shown: of a cart change it stays folded until a pull contains it. */
async function ofTask(shopper: Shopper, { id }: Entry, reply: FiledReply, isToTell = false): Promise<void> {
  if (reply.outcome === 'accepted') return shopper.patchTask(id, { state: 'sent', waitReason: null });
  await refuseTask(shopper, id, { state: 'failed', refusalCode: reply.code }, isToTell);
}

/** Whoever applies a code looks at its field, which says what became of it; later they look elsewhere. */
function isCodeAwaited({ couponCode, createdAt }: EntryOf<'cart.coupon'>, { at }: FiledReply): boolean {
  return couponCode !== null && Math.abs(at - createdAt) <= COUPON_AWAITED_MS;
}

/** Shown already, or by the next pull. */
const isShownElsewhere = async (): Promise<void> => undefined;

/** What an answer means for the screens, for every kind of queued call. Repeating it changes nothing. */
const outcomes: { readonly [K in Entry['kind']]: Outcome<EntryOf<K>> } = {
  'cart.create': isShownElsewhere,
  'cart.coupon': (shopper, entry, reply) => ofTask(shopper, entry, reply, !isCodeAwaited(entry, reply)),
  // What the shopper chose is not in the cart any more (D21).
  'cart.change': (shopper, entry, reply) => ofTask(shopper, entry, reply, true),
  'order.place': orderOutcome,
  'profile.save': profileOutcome,
  'cart.takeOut': isShownElsewhere,
  'wishlist.change': isShownElsewhere,
  'session.end': isShownElsewhere,
  task: async (shopper, entry, reply, { held }) => {
    // An order that was to be cancelled or sent back is still on its way, or stays (D16); other wishes are shown where they were made.
    if (reply.outcome === 'rejected') return ofTask(shopper, entry, reply, entry.wish.kind === 'orderChange');
    // Before the task says that it is done: cut off in between, both are done again. What a guest had went along with who has signed in.
    if (entry.wish.kind === 'newsletter' && entry.wish.change === 'subscribe')
      await keepClaim(shopper, await lookWhose(held, entry), thanksAt(reply.at));
    if (entry.wish.kind === 'orderChange') await calledOff(shopper, entry.owner, reply.result);
    await keepVote(shopper, entry);
    return shopper.patchTask(entry.id, { state: 'sent', waitReason: null, result: reply.result ?? null });
  },
};

export function showOutcome(held: Holding, { entry, reply, request }: Row): Promise<void> {
  return (outcomes[entry.kind] as Outcome<Entry>)(held.shopper, entry, reply!, { held, request });
}
