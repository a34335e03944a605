import { type Reply, refusal } from './reply.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;

/**
 * What is limited, how often, and in which span (reliability 5, row 17). A device is known by its guest cart (D99).
 * Addresses are limited too, since anybody can have many carts, but so generously that a showroom behind one address
 * never notices.
 */
export const limits = {
  order: { count: 10, spanMs: MINUTE_MS },
  orderByAddress: { count: 60, spanMs: MINUTE_MS },
  coupon: { count: 10, spanMs: MINUTE_MS },
  couponByAddress: { count: 60, spanMs: MINUTE_MS },
  newCart: { count: 60, spanMs: MINUTE_MS },
  unknownCart: { count: 20, spanMs: MINUTE_MS },
  login: { count: 5, spanMs: MINUTE_MS },
  loginByAddress: { count: 20, spanMs: MINUTE_MS },
  /** By e-mail, whose owner gets a mail for each where there is an account already. */
  register: { count: 5, spanMs: HOUR_MS },
  registerByAddress: { count: 30, spanMs: HOUR_MS },
  resetPassword: { count: 3, spanMs: HOUR_MS },
  resetPasswordByAddress: { count: 20, spanMs: HOUR_MS },
  createPassword: { count: 20, spanMs: MINUTE_MS },
  /** Another e-mail for an account: the answer tells whether that one is free. */
  changeEmail: { count: 5, spanMs: HOUR_MS },
  changePassword: { count: 5, spanMs: MINUTE_MS },
  /** Devices ask every ten minutes, and a showroom has many of them behind one address. */
  refresh: { count: 120, spanMs: MINUTE_MS },
  write: { count: 600, spanMs: MINUTE_MS },
  /** The reply of every write is kept for 90 days, so this bounds how much is stored. */
  writeInADay: { count: 10_000, spanMs: DAY_MS },
  /** Looking at shipments and booking them, by address; looking needs a number that nobody can tell from an invented one. */
  booking: { count: 60, spanMs: MINUTE_MS },
  /** Postcodes tried for one shipment, from wherever: nobody goes through all of a country. */
  bookingProof: { count: 20, spanMs: 10 * MINUTE_MS },
  /** Everything of a payment: creating, trying ids and callbacks by address, and asking how one stands by its id. */
  payment: { count: 240, spanMs: MINUTE_MS },
  /** Tokens of forms that the provider is asked about, by address. */
  recaptcha: { count: 60, spanMs: MINUTE_MS },
  /** Being told when something can be bought again, by address. */
  restock: { count: 20, spanMs: HOUR_MS },
  newsletter: { count: 30, spanMs: MINUTE_MS },
  newsletterStatus: { count: 20, spanMs: MINUTE_MS },
  /** Reviews by account or e-mail, and from one address: nobody needs more, and somebody has to look through them. */
  review: { count: 10, spanMs: HOUR_MS },
  reviewByAddress: { count: 60, spanMs: HOUR_MS },
  /** Every vote changes a document that all devices get. */
  reviewVote: { count: 60, spanMs: MINUTE_MS },
  /** Counts only pages that have to be rendered; pages that the server has kept cost nothing. */
  render: { count: 300, spanMs: MINUTE_MS },
  /** Counted in plain searches; one that costs more counts as several (server/search/search-cost.ts). */
  search: { count: 120, spanMs: MINUTE_MS },
  /** Events that storefronts report about searches and their results; each costs a write. */
  searchEvent: { count: 300, spanMs: MINUTE_MS },
} as const;

export type LimitName = keyof typeof limits;

/** Counts calls by device or address; `null` means go ahead. */
export interface Limiter {
  /** `calls`: how many calls this one counts as. */
  check(name: LimitName, device: string, calls?: number): Reply | null;
}

/** Calls that came close to each other, kept as one entry. */
interface Calls {
  readonly since: number;
  readonly at: number;
  readonly count: number;
}

const DEVICES_MAX = 50_000;
/** Each span is divided into this many parts; calls within one part share an entry. */
const PARTS = 60;

/** A limiter that remembers the times of recent calls; `isOn` false lets everything pass. */
export function createLimiter(isOn: boolean, now: () => number = Date.now): Limiter {
  const known = new Map<string, Calls[]>();
  return {
    check(name, device, calls = 1) {
      if (!isOn) return null;
      const { count, spanMs } = limits[name];
      const id = `${name} ${device}`;
      const recent = (known.get(id) ?? []).filter(({ at }) => at > now() - spanMs);
      const over = recent.reduce((sum, call) => sum + call.count, 0) + calls - count;
      if (over > 0) {
        const seconds = Math.max(1, Math.ceil((freeAt(recent, over) + spanMs - now()) / 1000));
        return refusal(429, 'TOO_MANY_REQUESTS', 'Too many calls. Please wait a little.', {
          headers: { 'retry-after': String(seconds) },
        });
      }
      const last = recent.at(-1);
      const isClose = last && now() - last.since < spanMs / PARTS;
      const [since, before] = isClose ? [last.since, recent.pop()!.count] : [now(), 0];
      recent.push({ since, at: now(), count: before + calls });
      known.delete(id);
      known.set(id, recent);
      if (known.size > DEVICES_MAX) known.delete(known.keys().next().value!);
      return null;
    },
  };
}

/** The time of the call that has to leave the span before `wanted` calls are free again. */
function freeAt(recent: readonly Calls[], wanted: number): number {
  let free = 0;
  return (recent.find(({ count }) => (free += count) >= wanted) ?? recent.at(-1))?.at ?? 0;
}

/** Limits of everything that is written from an address; `null` means go ahead. */
export function limitOfWrites(limiter: Limiter, address: string, calls = 1): Reply | null {
  return limiter.check('write', address, calls) ?? limiter.check('writeInADay', address, calls);
}
