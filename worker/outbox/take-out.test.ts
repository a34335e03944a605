import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart.ts';
import type { CartDoc } from '../documents/cart.ts';
import type { TaskDoc } from '../documents/shopper-documents.ts';
import type { EntryOf } from './entry.ts';
import type { Holding } from './holding.ts';
import type { Box } from './store/box.ts';
import { takeOutCall } from './take-out.ts';

const name = { owner: '7', storeCode: 'bmno' };
const lineOf = (sku: string, qty: number) => ({ key: sku, sku, qty, options: {} }) as CartLine;
const base = {
  ...name,
  lines: [lineOf('LAMP', 2), lineOf('TABLE', 1)],
  contained: [],
  createSeq: 1,
  cartId: '12',
  couponCode: 'HAGE10',
} as unknown as CartDoc;

/** What is queued with an order of one lamp. */
async function queuedWith(placedFrom: string | undefined, isLost = false): Promise<unknown> {
  return (await allQueuedWith({ placedFrom, isLost }))[0] ?? null;
}

interface Situation {
  readonly placedFrom?: string | undefined;
  readonly isLost?: boolean;
  /** Of the order. */
  readonly couponCode?: string;
  readonly tasks?: readonly TaskDoc[];
  readonly rows?: readonly unknown[];
}

async function allQueuedWith(situation: Situation): Promise<unknown[]> {
  const { placedFrom, isLost = false, couponCode = null, tasks = [], rows = [] } = situation;
  const ports = { ids: { next: () => 'id' }, clock: { now: () => 0 } };
  const shopper = { cartFacts: async () => ({ base, tasks, orders: [] }) };
  const added: EntryOf<'cart.takeOut'>[] = [];
  const box = {
    cart: () => ({ cartId: '12', isLost }),
    rows,
    nextSeq: () => 2,
    add: (entry: EntryOf<'cart.takeOut'>) => void added.push(entry),
  };
  const ordered = { orderId: 'order', name, lines: [lineOf('LAMP', 1)], couponCode };
  const call = { ...ordered, ...(placedFrom === undefined ? {} : { placedFrom }) };
  (await takeOutCall({ ports, shopper } as unknown as Holding, call))(box as unknown as Box);
  return added.map(({ wire }) => JSON.parse(wire.body!) as unknown);
}

const whole = {
  items: [
    { sku: 'LAMP', qty: 2 },
    { sku: 'TABLE', qty: 1 },
  ],
  coupon_code: 'HAGE10',
};

test('an order takes out all that may be in the cart, and its coupon', async () => {
  expect(await queuedWith(undefined)).toEqual(whole);
});

test('of what the shop placed from this very cart only the rest is taken out', async () => {
  const [lamp, table] = whole.items;
  expect(await queuedWith('12')).toEqual({ ...whole, items: [{ ...lamp, qty: 1 }, table] });
});

test('a payment that was begun with another cart, as a guest or with none, has taken nothing out of this one', async () => {
  for (const placedFrom of ['c7d1f0a94b6e4c2f8a35e1d07b9c6f24', ''])
    expect(await queuedWith(placedFrom)).toEqual(whole);
});

test('nothing is taken out of a cart that the shop has lost', async () => {
  expect(await queuedWith(undefined, true)).toBeNull();
});

/** A coupon that was wanted after the one of the base, and how far it got. */
function wanted(couponCode: string | null, fate: 'waits' | 'open' | 'done'): Pick<Situation, 'tasks' | 'rows'> {
  const task = { ...name, kind: 'cart.coupon', id: 'want', seq: 2, state: 'queued', couponCode } as unknown as TaskDoc;
  const reply = fate === 'done' ? { outcome: 'accepted' } : null;
  const row = { entry: { ...name, id: 'want' }, request: fate === 'waits' ? null : { covers: ['want'] }, reply };
  return { tasks: [task], rows: [row] };
}

test.each<[string, Situation, readonly string[]]>([
  [
    'one that waits, in the place of that of the shop',
    { couponCode: 'NY', ...wanted('NY', 'waits') },
    ['NY', 'HAGE10'],
  ],
  ['one that the shop may have', { couponCode: 'NY', ...wanted('NY', 'open') }, ['NY', 'HAGE10']],
  ['one that the shop has', { couponCode: 'NY', ...wanted('NY', 'done') }, ['NY']],
  ['none, the removal waits', wanted(null, 'waits'), ['HAGE10']],
  ['none, the shop has none', wanted(null, 'done'), []],
])('an order takes out each coupon that may be in the cart: of %s', async (_what, situation, codes) => {
  const calls = (await allQueuedWith(situation)) as { items: unknown[]; coupon_code?: string }[];
  expect(calls.flatMap(({ coupon_code: code }) => code ?? [])).toEqual(codes);
  // The goods go once.
  expect(calls.map(({ items }) => items.length)).toEqual(calls.map((_call, index) => (index === 0 ? 2 : 0)));
});

test('of a change that this device has not heard of, the shop is asked by its key', async () => {
  const intent = { kind: 'set', lineKey: 'LAMP', sku: 'LAMP', qty: 5, options: {}, line: null };
  const task = { ...name, kind: 'cart.change', id: 'more', seq: 2, state: 'sending', intent } as unknown as TaskDoc;
  const row = { entry: { ...name, id: 'more', key: 'its key' }, request: { covers: ['more'] }, reply: null };
  const doubt = { sku: 'LAMP', key: 'its key', qty_if_done: 5, qty_if_not: 2 };
  const [, table] = whole.items;
  expect(await allQueuedWith({ tasks: [task], rows: [row] })).toEqual([
    { ...whole, items: [table], in_doubt: [doubt] },
  ]);
  // Of what the shop has placed already, it has taken out what there was.
  const rest = { ...doubt, qty_if_done: 4, qty_if_not: 1 };
  expect(await allQueuedWith({ tasks: [task], rows: [row], placedFrom: '12' })).toEqual([
    { ...whole, items: [table], in_doubt: [rest] },
  ]);
});
