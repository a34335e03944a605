import fc from 'fast-check';
import { CLOCK_STEPS_MS, COUPONS, faultNames } from './steps.ts';
import type { Fault } from './sim-network.ts';

/** Customers of the simulation, by number; each orders on the device of that number only. */
export const CUSTOMERS = ['kari', 'ola'] as const;

/** What customers and guests do with two devices, and what happens to these. */
export type CustomerStep =
  | { readonly kind: 'add'; readonly device: number; readonly sku: number; readonly qty: number }
  /** Of an article that both devices put into carts. */
  | {
      readonly kind: 'addShared' | 'set' | 'remove';
      readonly device: number;
      readonly sku: number;
      readonly qty: number;
    }
  /** The shop itself sets the pieces of such an article in a customer's cart; none: it takes it out. */
  | { readonly kind: 'remote'; readonly who: number; readonly sku: number; readonly qty: number }
  | { readonly kind: 'coupon'; readonly device: number; readonly code: string | null }
  | { readonly kind: 'order' | 'cancel' | 'logout'; readonly device: number }
  | { readonly kind: 'login'; readonly device: number; readonly who: number }
  | { readonly kind: 'dieDuring'; readonly device: number; readonly steps: number; readonly next: InterruptedStep }
  | {
      readonly kind: 'openTab' | 'crashTab' | 'kill' | 'update' | 'sync' | 'offline' | 'online';
      readonly device: number;
    }
  | { readonly kind: 'faults'; readonly device: number; readonly faults: readonly Fault[] }
  | { readonly kind: 'serverDown' | 'serverUp' | 'expire' }
  | { readonly kind: 'clock'; readonly device: number; readonly ms: number }
  | { readonly kind: 'wait'; readonly ms: number };

const interruptible = [
  'add',
  'addShared',
  'set',
  'remove',
  'coupon',
  'order',
  'cancel',
  'login',
  'logout',
] as const satisfies readonly CustomerStep['kind'][];

/** Something that is cut off in the middle. */
export type InterruptedStep = Extract<CustomerStep, { kind: (typeof interruptible)[number] }>;

export function isInterruptible(step: CustomerStep): step is InterruptedStep {
  return interruptible.some((kind) => kind === step.kind);
}

const device = fc.nat({ max: 1 });
const add = fc.record({
  kind: fc.constant('add' as const),
  device,
  sku: fc.nat({ max: 1 }),
  qty: fc.integer({ min: 1, max: 3 }),
});
const shared = fc.record({
  kind: fc.constantFrom('addShared' as const, 'addShared' as const, 'set' as const, 'set' as const, 'remove' as const),
  device,
  sku: fc.constantFrom(0, 0, 0, 1),
  qty: fc.integer({ min: 1, max: 4 }),
});
const coupon = fc.record({
  kind: fc.constant('coupon' as const),
  device,
  code: fc.constantFrom(...Object.keys(COUPONS), null, null),
});
const order = fc.record({ kind: fc.constant('order' as const), device });
const cancel = fc.record({ kind: fc.constant('cancel' as const), device });
const login = fc.record({ kind: fc.constant('login' as const), device, who: fc.nat({ max: CUSTOMERS.length - 1 }) });
const logout = fc.record({ kind: fc.constant('logout' as const), device });
const interrupted: fc.Arbitrary<InterruptedStep> = fc.oneof(add, shared, coupon, order, cancel, login, logout);

const remote = fc.record({
  kind: fc.constant('remote' as const),
  who: fc.nat({ max: CUSTOMERS.length - 1 }),
  sku: fc.constantFrom(0, 0, 0, 1),
  qty: fc.nat({ max: 3 }),
});
const dieDuring = fc.record({
  kind: fc.constant('dieDuring' as const),
  device,
  steps: fc.integer({ min: 1, max: 80 }),
  next: interrupted,
});
const tabs = fc.record({
  kind: fc.constantFrom('openTab' as const, 'crashTab' as const, 'kill' as const, 'sync' as const),
  device,
});
const line = fc.record({
  kind: fc.constantFrom('offline' as const, 'online' as const, 'online' as const),
  device,
});
const faults = fc.record({
  kind: fc.constant('faults' as const),
  device,
  faults: fc.array(fc.constantFrom(...faultNames), { minLength: 1, maxLength: 4 }),
});
const ofServer = fc.record({
  kind: fc.constantFrom('serverDown' as const, 'serverUp' as const, 'serverUp' as const, 'expire' as const),
});
const update = fc.record({ kind: fc.constant('update' as const), device });
const clock = fc.record({ kind: fc.constant('clock' as const), device, ms: fc.constantFrom(...CLOCK_STEPS_MS) });
const wait = fc.record({
  kind: fc.constant('wait' as const),
  ms: fc.constantFrom(50, 500, 2000, 8000, 20_000, 70_000, 360_000),
});

export const customerStep: fc.Arbitrary<CustomerStep> = fc.oneof(
  { weight: 10, arbitrary: add },
  { weight: 6, arbitrary: shared },
  { weight: 1, arbitrary: remote },
  { weight: 9, arbitrary: coupon },
  { weight: 6, arbitrary: order },
  { weight: 3, arbitrary: cancel },
  { weight: 6, arbitrary: login },
  { weight: 2, arbitrary: logout },
  { weight: 6, arbitrary: dieDuring },
  { weight: 6, arbitrary: tabs },
  { weight: 8, arbitrary: line },
  { weight: 6, arbitrary: faults },
  { weight: 4, arbitrary: ofServer },
  { weight: 1, arbitrary: update },
  { weight: 2, arbitrary: clock },
  { weight: 8, arbitrary: wait },
);

/** What races in the cart of one customer, who uses both devices from the beginning. */
const racingStep: fc.Arbitrary<CustomerStep> = fc.oneof(
  { weight: 30, arbitrary: shared },
  { weight: 4, arbitrary: remote.map((step) => ({ ...step, who: 0 })) },
  { weight: 3, arbitrary: order },
  { weight: 1, arbitrary: cancel },
  { weight: 4, arbitrary: login.map((step) => ({ ...step, who: 0 })) },
  { weight: 1, arbitrary: logout },
  { weight: 6, arbitrary: dieDuring },
  { weight: 2, arbitrary: tabs },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('openTab' as const), device }) },
  { weight: 10, arbitrary: line },
  { weight: 8, arbitrary: faults },
  { weight: 3, arbitrary: ofServer },
  { weight: 1, arbitrary: update },
  { weight: 2, arbitrary: clock },
  { weight: 10, arbitrary: wait },
);

export function racingSteps(lengths: fc.ArrayConstraints): fc.Arbitrary<CustomerStep[]> {
  const signedIn = [0, 1].map((number) => ({ kind: 'login' as const, device: number, who: 0 }));
  return fc.array(racingStep, lengths).map((steps) => [...signedIn, ...steps]);
}
