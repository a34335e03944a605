import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart.ts';
import type { CartDoc } from '../../documents/cart.ts';
import type { TaskDoc } from '../../documents/shopper-documents.ts';
import type { CartIntent } from '../cart-intent.ts';
import { GUEST } from '../owner.ts';
import { becameOf } from './became-of.ts';
import { linesAtShop } from './cart-at-shop.ts';
import { cartState } from './cart-state.ts';

const name = { owner: GUEST, storeCode: 'bmno' };
const lineOf = (sku: string, qty: number) =>
  ({
    key: sku,
    sku,
    qty,
    options: {},
    snapshot: { optionLabels: [{ label: 'Farge', value: sku }] },
  }) as unknown as CartLine;
const old = lineOf('OLD', 4);
const base = { ...name, lines: [old], contained: [], createSeq: 1, cartId: 'cart', totals: null } as unknown as CartDoc;

const intentOf = (kind: CartIntent['kind'], sku: string, qty: number, replaces?: CartLine): CartIntent => ({
  kind,
  lineKey: sku,
  sku,
  qty,
  options: {},
  line: kind === 'add' ? lineOf(sku, qty) : null,
  ...(replaces && { replaces }),
});
const change = (seq: number, id: string, state: TaskDoc['state'], intent: CartIntent) =>
  ({ ...name, kind: 'cart.change', seq, id, key: id, state, intent, createdAt: seq }) as TaskDoc;

const removal = (state: TaskDoc['state']): TaskDoc => change(3, 'new.replaced', state, intentOf('remove', 'OLD', 0));
const returned = change(5, 'new.returned', 'queued', intentOf('add', 'OLD', 4));
const setSince = change(4, 'set', 'sent', intentOf('set', 'OLD', 6));

/** What one realm is in the middle of, another one shows: an old line is never gone and never there twice in between. */
test.each<[string, readonly TaskDoc[], Record<string, number>]>([
  ['waits', [change(2, 'new', 'queued', intentOf('add', 'NEW', 1, old)), removal('queued')], { NEW: 1 }],
  ['was refused', [change(2, 'new', 'failed', intentOf('add', 'NEW', 1, old)), removal('sent')], { OLD: 4 }],
  [
    'was refused, its old line set since',
    [change(2, 'new', 'failed', intentOf('add', 'NEW', 1, old)), removal('sent'), setSince],
    { OLD: 6 },
  ],
  [
    'was refused, its old line just queued',
    [change(2, 'new', 'failed', intentOf('add', 'NEW', 1, old)), removal('sent'), returned],
    { OLD: 4 },
  ],
  [
    'was refused and is finished',
    [change(2, 'new', 'failed', intentOf('add', 'NEW', 1)), removal('sent'), returned],
    { OLD: 4 },
  ],
])('a cart whose replacement %s', (_what, tasks, expected) => {
  const { lines } = cartState({ base, tasks, orders: [] }, name);
  expect(Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]))).toEqual(expected);
});

/** What may be in the shop's cart, so that an order takes it out whatever became of the last calls; in doubt: not done, or done. */
test.each<[string, readonly TaskDoc[], Record<string, number | readonly [not: number, done: number]>]>([
  ['an answered addition', [change(2, 'done', 'sent', intentOf('add', 'NEW', 1))], { OLD: 4, NEW: 1 }],
  ['an addition on its way', [change(2, 'open', 'sending', intentOf('add', 'NEW', 1))], { OLD: 4, NEW: [0, 1] }],
  ['an addition that waits', [change(2, 'waits', 'queued', intentOf('add', 'NEW', 1))], { OLD: 4 }],
  ['an answered removal', [change(2, 'done', 'sent', intentOf('remove', 'OLD', 0))], {}],
  ['a removal on its way', [change(2, 'open', 'sending', intentOf('remove', 'OLD', 0))], { OLD: [4, 0] }],
  ['a smaller number on its way', [change(2, 'open', 'sending', intentOf('set', 'OLD', 1))], { OLD: [4, 1] }],
  ['a larger number on its way', [change(2, 'open', 'sending', intentOf('set', 'OLD', 6))], { OLD: [4, 6] }],
  [
    'an addition on its way beside one that was answered',
    [
      change(2, 'done', 'sent', intentOf('add', 'OLD', 1)),
      change(3, 'open', 'sending', intentOf('add', 'OLD', 2)),
      change(4, 'waits', 'queued', intentOf('add', 'OLD', 8)),
    ],
    { OLD: [5, 7] },
  ],
  [
    'a replacement whose removal waits',
    [change(2, 'done', 'sent', intentOf('add', 'NEW', 1, old)), removal('queued')],
    { OLD: 4, NEW: 1 },
  ],
])('the cart at the shop after %s', (_what, tasks, expected) => {
  const fateOf = (id: string) => (id === 'open' ? { openKey: 'its key' } : id === 'done' ? id : 'nothing');
  const lines = linesAtShop({ base, tasks, orders: [] }, name, fateOf);
  const seen = lines.map(({ line, qty, inDoubt }) => [line.sku, inDoubt ? [qty, inDoubt.qty] : qty]);
  expect(Object.fromEntries(seen)).toEqual(expected);
  for (const { inDoubt } of lines) if (inDoubt) expect(inDoubt.key).toBe('its key');
});

/** What is told of lines follows the lines, whatever they are folded from (decision 095). */
test('the history of a line has what is queued, what was answered, and what the shop says beside that', () => {
  const before = { ...base, histories: { OLD: [{ by: 'elsewhere', at: 0, before: 1, qty: 4 }] } } as CartDoc;
  const done = change(2, 'done', 'sent', intentOf('set', 'OLD', 6));
  const replaced = change(3, 'new', 'queued', intentOf('add', 'NEW', 6, old));
  const along = change(4, 'along', 'queued', { ...intentOf('add', 'GUEST', 1), isTakenAlong: true });
  const facts = { base: before, tasks: [done, replaced, along], orders: [] };
  const known = before.histories!['OLD']!;
  const own = { by: 'here', at: 2, before: 4, qty: 6 };
  expect(cartState(facts, name).histories).toEqual({
    NEW: [...known, own, { by: 'here', at: 3, before: 6, qty: 6, chosenBefore: ['OLD'] }],
    GUEST: [{ by: 'signIn', at: 4, before: 0, qty: 1 }],
  });
  const heard = { contained: ['done'], lines: [lineOf('OLD', 7)], couponCode: null, at: 5 };
  expect(becameOf(facts, name, heard).histories).toEqual({
    OLD: [...known, own, { by: 'elsewhere', at: 5, before: 6, qty: 7 }],
  });
  // What a cart held that was never seen here was there before.
  const later = change(2, 'done', 'sent', intentOf('add', 'OLD', 1));
  expect(becameOf({ ...facts, base: null, tasks: [later] }, name, heard).histories).toEqual({
    OLD: [{ by: 'here', at: 2, before: 6, qty: 7 }],
  });
});

/** A backend may drop the coupon with the last line, which nobody else did (decision 095). */
test.each([
  ['one that is left', [lineOf('OLD', 4)], { before: 'HAGE10', code: null, at: 5 }],
  ['none that is left', [], null],
])('a coupon that is gone is told of a cart with lines, here with %s', (_what, lines, told) => {
  const facts = { base: { ...base, couponCode: 'HAGE10' } as CartDoc, tasks: [], orders: [] };
  expect(becameOf(facts, name, { contained: [], lines, couponCode: null, at: 5 }).couponChange).toEqual(told);
});
