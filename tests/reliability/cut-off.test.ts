import { test } from 'vitest';
import { CustomerScenario } from './sim/customer-scenario.ts';
import type { CustomerStep } from './sim/customer-steps.ts';
import { runScenario, underControl } from './sim/run-scenario.ts';
import type { Doing, Step } from './sim/steps.ts';

/** Where a tab dies: each of these takes some steps and is over by the last; what is wrong in between is so for five in a row. */
const PLACES = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40];

type CutOff = Extract<CustomerStep, { kind: 'dieDuring' }>['next'];

const device = 0;
const told = { kind: 'wait', ms: 8000 } as const;
const add: CustomerStep = { kind: 'add', device, sku: 0, qty: 1 };
const openTab = { kind: 'openTab', device } as const;
const order: CustomerStep = { kind: 'order', device };
const tenth: CustomerStep = { kind: 'coupon', device, code: 'TENTH' };
const login = (who: number): CutOff => ({ kind: 'login', device, who });
const logout: CutOff = { kind: 'logout', device };

/** What is cut off, with what has come before it, and what is done next in a tab that was open beside it. */
const scenarios: readonly (readonly [string, readonly CustomerStep[], CutOff, readonly CustomerStep[]])[] = [
  ['a sign-in, and the cart is ordered', [add], login(0), [order]],
  ['a sign-out, and the cart is ordered', [login(0), add, tenth], logout, [order]],
  ['a sign-out, and another', [login(0), add, told, openTab], login(1), [logout, add, tenth]],
];

/** Somebody else may use the tab that is left: what it shows and orders is of whoever uses the device by now. */
test.each(scenarios)('wherever it is cut off: %s in another tab', async (_name, before, next, after) => {
  for (const steps of PLACES) {
    await underControl(new CustomerScenario(1), (scenario) =>
      scenario.run([...before, told, openTab, { kind: 'dieDuring', device, steps, next }, ...after]),
    );
  }
});

const addOf = (sku: number, qty: number): Step => ({ kind: 'add', device, tab: 0, sku, qty });
const placeOrder: Step = { kind: 'placeOrder', device, tab: 0, isHeld: false };

/** The model believes what is said, so what is shown must go by it (C1); nothing waits for ever (H2). */
test.each<[string, readonly Step[], Doing]>([
  [
    'takes a change back',
    [addOf(0, 1), told, addOf(2, 3), openTab, { kind: 'remove', device, tab: 0, line: 1 }],
    { kind: 'cancelTask', pick: 0 },
  ],
  [
    'takes an order again on new terms',
    [addOf(0, 3), told, { kind: 'price', sku: 0, percent: 150 }, placeOrder, told, openTab],
    { kind: 'acceptQuote', pick: 0 },
  ],
])('a tab that freezes while it %s says and shows afterwards what became of that', async (_what, before, next) => {
  for (let steps = 1; steps <= 12; steps++)
    await runScenario(1, [...before, { kind: 'freezeDuring', device, tab: 0, steps, next }]);
});
