import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabStorage } from '#tests/support/broken-stores.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import { openShopper, type ShopperDatabase } from '../storage/database.ts';
import { Shopper } from './shopper.ts';

let database: ShopperDatabase;

beforeEach(async () => {
  const storage = tabStorage();
  database = await openShopper({ catalogueStorage: storage, shopperStorage: storage, isMultiInstance: false });
});

afterEach(() => database.close());

const viewed = (...skus: readonly string[]): CustomerDoc => ({ id: 'viewed', kind: 'viewed', skus });

test('an event of an earlier change that arrives late takes nothing back', async () => {
  const shopper = new Shopper(database);
  const told: Parameters<typeof database.$emit>[0][] = [];
  const listening = database.eventBulks$.subscribe((events) => told.push(events));
  let shown: readonly CustomerDoc[] = [];
  const watching = shopper.customer$.subscribe((documents) => (shown = documents));
  await shopper.putCustomer(viewed('A'));
  await shopper.changeCustomer(viewed(), () => viewed('A', 'B'));
  await expect.poll(() => shown).toEqual([viewed('A', 'B')]);
  // The event of another tab's change comes by another channel than the own ones, so it may come after a newer one.
  const [first] = told;
  database.$emit({ ...first!, id: 'late' });
  // Queries look at events in a task of their own; this one comes after it.
  await shopper.putCustomer({ id: 'consent', kind: 'consent', isGiven: true });
  await expect.poll(() => shown.length).toBe(2);
  expect(shown).toContainEqual(viewed('A', 'B'));
  watching.unsubscribe();
  listening.unsubscribe();
});
