import fc from 'fast-check';
import { COUPONS, faultNames } from './steps.ts';
import type { Fault } from './sim-network.ts';

/** Customers of the simulation, by number; each orders on the device of that number only. */
export const CUSTOMERS = ['kari', 'ola'] as const;

/** What customers and guests do with two devices, and what happens to these. */
export type CustomerStep =
  | { readonly kind: 'add'; readonly device: number; readonly sku: number; readonly qty: number }
  | { readonly kind: 'coupon'; readonly device: number; readonly code: string | null }
  | { readonly kind: 'order' | 'cancel' | 'logout'; readonly device: number }
  | { readonly kind: 'login'; readonly device: number; readonly who: number }
  | { readonly kind: 'dieDuring'; readonly device: number; readonly steps: number; readonly next: InterruptedStep }
  | {
      readonly kind: 'openTab' | 'crashTab' | 'kill' | 'sync' | 'offline' | 'online';
      readonly device: number;
    }
  | { readonly kind: 'faults'; readonly device: number; readonly faults: readonly Fault[] }
  | { readonly kind: 'serverDown' | 'serverUp' | 'expire' }
  | { readonly kind: 'wait'; readonly ms: number };

/** Something that is cut off in the middle. */
export type InterruptedStep = Extract<
  CustomerStep,
  { kind: 'add' | 'coupon' | 'order' | 'cancel' | 'login' | 'logout' }
>;

const interruptible: ReadonlySet<string> = new Set(['add', 'coupon', 'order', 'cancel', 'login', 'logout']);

export function isInterruptible(step: CustomerStep): step is InterruptedStep {
  return interruptible.has(step.kind);
}

const device = fc.nat({ max: 1 });
const add = fc.record({
  kind: fc.constant('add' as const),
  device,
  sku: fc.nat({ max: 1 }),
  qty: fc.integer({ min: 1, max: 3 }),
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
const interrupted: fc.Arbitrary<InterruptedStep> = fc.oneof(add, coupon, order, cancel, login, logout);

export const customerStep: fc.Arbitrary<CustomerStep> = fc.oneof(
  { weight: 10, arbitrary: add },
  { weight: 9, arbitrary: coupon },
  { weight: 6, arbitrary: order },
  { weight: 3, arbitrary: cancel },
  { weight: 6, arbitrary: login },
  { weight: 2, arbitrary: logout },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('dieDuring' as const),
      device,
      steps: fc.integer({ min: 1, max: 80 }),
      next: interrupted,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('openTab' as const, 'crashTab' as const, 'kill' as const, 'sync' as const),
      device,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('offline' as const, 'online' as const, 'online' as const), device }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('faults' as const),
      device,
      faults: fc.array(fc.constantFrom(...faultNames), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('serverDown' as const, 'serverUp' as const, 'serverUp' as const, 'expire' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(50, 500, 2000, 8000, 20_000, 70_000, 360_000),
    }),
  },
);
