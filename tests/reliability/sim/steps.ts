import fc from 'fast-check';
import type { Fault } from './sim-network.ts';

/** What may happen in a scenario. Numbers choose among what is there (a tab, a line), wherever it happens to be. */
export type Step =
  | { readonly kind: 'add'; readonly device: number; readonly tab: number; readonly sku: number; readonly qty: number }
  | { readonly kind: 'set'; readonly device: number; readonly tab: number; readonly line: number; readonly qty: number }
  | { readonly kind: 'remove'; readonly device: number; readonly tab: number; readonly line: number }
  | ({ readonly kind: 'replace'; readonly device: number; readonly tab: number } & Replacing)
  | { readonly kind: 'coupon'; readonly device: number; readonly tab: number; readonly code: number }
  | { readonly kind: 'placeOrder'; readonly device: number; readonly tab: number; readonly isHeld: boolean }
  | {
      readonly kind: 'cancelTask' | 'sendNow' | 'acceptQuote' | 'discard';
      readonly device: number;
      readonly tab: number;
      readonly pick: number;
    }
  | { readonly kind: 'placeTwice'; readonly device: number }
  | { readonly kind: 'addTwice'; readonly device: number; readonly sku: number }
  | {
      readonly kind: 'openTab' | 'kill' | 'sync' | 'stopServiceWorker' | 'forgetCart' | 'remoteLine';
      readonly device: number;
    }
  | { readonly kind: 'closeTab' | 'crashTab' | 'freeze' | 'thaw'; readonly device: number; readonly tab: number }
  | {
      readonly kind: 'dieDuring' | 'freezeDuring';
      readonly device: number;
      readonly tab: number;
      readonly steps: number;
      readonly next: Doing;
    }
  /** A false alarm: the browser says offline and is wrong. */
  | { readonly kind: 'offline' | 'online' | 'falseAlarm'; readonly device: number }
  | { readonly kind: 'flap'; readonly device: number; readonly times: number }
  | { readonly kind: 'faults'; readonly device: number; readonly faults: readonly Fault[] }
  | { readonly kind: 'serverDown' | 'serverUp' }
  | { readonly kind: 'price'; readonly sku: number; readonly percent: number }
  | { readonly kind: 'stock'; readonly qty: number }
  | { readonly kind: 'clock'; readonly device: number; readonly ms: number }
  | { readonly kind: 'damage'; readonly device: number; readonly what: Damage; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: number };

/** Something else in the place of a line. */
export interface Replacing {
  readonly line: number;
  readonly sku: number;
  readonly qty: number;
}

/** Something a shopper does, to be interrupted. */
export type Doing =
  | { readonly kind: 'add'; readonly sku: number; readonly qty: number }
  | ({ readonly kind: 'replace' } & Replacing)
  | { readonly kind: 'coupon'; readonly code: number }
  | { readonly kind: 'placeOrder' }
  | { readonly kind: 'cancelTask' | 'discard' | 'acceptQuote'; readonly pick: number }
  | { readonly kind: 'nothing' };

/** What becomes of the stores of a device while no browser runs. */
export type Damage = 'outbox' | 'mirror' | 'tail' | 'indexedDB';

/** Articles of the simulation; of the last one there are only a few. */
export const SKUS = ['A', 'B', 'C', 'LIMITED'] as const;
export const LIMITED = 'LIMITED';

/** Coupons of the simulation with what they take off, in per cent; the shop does not know `WRONG`. */
export const COUPONS: Readonly<Record<string, number>> = { TENTH: 10, HALF: 50 };
export const WRONG_COUPON = 'WRONG';
/** What a shopper may want of the coupon; `null`: none. */
export const COUPON_WISHES = [...Object.keys(COUPONS), WRONG_COUPON, null] as const;

/** How far the hands of a clock are moved: a second, an hour, a day, ten years. */
export const CLOCK_STEPS_MS = [1000, 3_600_000, 86_400_000, 315_360_000_000].flatMap((ms) => [-ms, ms]);

/** The number of a line by which a removal takes all of them out. */
export const EVERYTHING = 7;

const device = fc.nat({ max: 1 });
const tab = fc.nat({ max: 3 });
const pick = fc.nat({ max: EVERYTHING });
const sku = fc.nat({ max: SKUS.length - 1 });
const qty = fc.integer({ min: 1, max: 4 });
const code = fc.nat({ max: COUPON_WISHES.length - 1 });

export const faultNames: readonly Fault[] = [
  'lostBefore',
  'lostAfter',
  'doubled',
  'truncated',
  'html',
  'redirect',
  'unavailable',
  'tooMany',
  'hang',
  'slow',
];

const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), sku, qty }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('replace' as const), line: pick, sku, qty }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('coupon' as const), code }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('placeOrder' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancelTask' as const, 'discard' as const, 'acceptQuote' as const),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('nothing' as const) }) },
);

/** Steps with the weights of reliability.md section 4, as far as carts and orders know them. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('add' as const), device, tab, sku, qty }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('set' as const), device, tab, line: pick, qty }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), device, tab, line: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('replace' as const), device, tab, line: pick, sku, qty }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('coupon' as const), device, tab, code }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('placeOrder' as const),
      device,
      tab,
      isHeld: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancelTask' as const, 'sendNow' as const, 'acceptQuote' as const, 'discard' as const),
      device,
      tab,
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('placeTwice' as const), device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('addTwice' as const), device, sku }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('openTab' as const), device }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('kill' as const, 'sync' as const, 'sync' as const, 'stopServiceWorker' as const),
      device,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('forgetCart' as const, 'remoteLine' as const), device }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('closeTab' as const, 'crashTab' as const, 'freeze' as const, 'thaw' as const),
      device,
      tab,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('dieDuring' as const),
      device,
      tab,
      steps: fc.integer({ min: 1, max: 60 }),
      next: doing,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('freezeDuring' as const),
      device,
      tab,
      steps: fc.integer({ min: 1, max: 60 }),
      next: doing,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('offline' as const, 'online' as const, 'online' as const, 'falseAlarm' as const),
      device,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('flap' as const), device, times: fc.integer({ min: 2, max: 9 }) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('faults' as const),
      device,
      faults: fc.array(fc.constantFrom(...faultNames), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('serverDown' as const, 'serverUp' as const, 'serverUp' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('price' as const), sku, percent: fc.integer({ min: 50, max: 150 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('stock' as const), qty: fc.integer({ min: 0, max: 6 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      device,
      ms: fc.constantFrom(...CLOCK_STEPS_MS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('damage' as const),
      device,
      what: fc.constantFrom<Damage>('outbox', 'mirror', 'tail', 'indexedDB'),
      pick,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(50, 500, 2000, 8000, 20_000, 70_000, 360_000),
    }),
  },
);
