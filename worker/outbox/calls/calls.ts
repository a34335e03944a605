import type { Entry, EntryOf } from '../entry.ts';
import { type Call, fields, fillPlaces, isId, plain } from './call.ts';
import { cartChange } from './cart-change.ts';
import { cartCoupon } from './cart-coupon.ts';
import { cartCreate } from './cart-create.ts';
import { profileSave } from './profile-save.ts';
import { wishedThing } from './wished-thing.ts';

/** A sealed order. It may wait until the shopper says so (D16), and can be asked for before it is sent again. */
const orderPlace: Call<EntryOf<'order.place'>> = {
  ...plain,
  // What was handed to fetch or let go once is no longer held.
  isWaiting: ({ entry, request, attempt }) => entry.isHeld && request === null && attempt === null,
  render: ([{ wire, id }], cart) => fillPlaces(wire, id, cart),
  isExpected: ({ id }, result) => fields(result)['order_id'] === id && isId(fields(result)['backendOrderId']),
  canBeLookedUp: true,
};

/** Whatever else is queued as it goes over the wire (spec 7: generic queued task). */
const task: Call<EntryOf<'task' | 'cart.takeOut' | 'wishlist.change' | 'session.end'>> = {
  ...plain,
  subject: (entry) => (entry.kind === 'task' ? wishedThing(entry) : null),
  render: ([{ wire, id }], cart) => fillPlaces(wire, id, cart),
  // The provider's receipt of a review has no result.
  isExpected: (entry, result) => result !== undefined || (entry.kind === 'task' && entry.wish.kind === 'review'),
};

/** Every kind of queued call. A new one is a row here, and in `views/outcomes.ts` what its answer means for the screens. */
const calls: { readonly [K in Entry['kind']]: Call<EntryOf<K>> } = {
  'cart.create': cartCreate,
  'cart.change': cartChange,
  'cart.coupon': cartCoupon,
  'order.place': orderPlace,
  'profile.save': profileSave,
  'cart.takeOut': task,
  'wishlist.change': task,
  'session.end': task,
  task,
};

/** How an entry is sent. */
export function callOf(entry: Entry): Call {
  return calls[entry.kind] as unknown as Call;
}
