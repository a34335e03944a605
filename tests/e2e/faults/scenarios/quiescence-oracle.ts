import { expect } from '@playwright/test';
import { ENOUGH_IN_STOCK, lamp } from '../articles.ts';
import type { Tab } from '../tab.ts';
import { expectAllIsWell, ordersOf } from './continuous-oracle.ts';
import { type Model, returnToModel } from './model.ts';
import type { World } from './world.ts';

/** Thirty seconds for the device, the rest for a machine that does other things too. */
const STILL_MS = 120_000;

interface StoredOrder {
  readonly id: string;
  readonly state: string;
}

const settledStates: ReadonlySet<string> = new Set(['accepted', 'rejected', 'needsAttention', 'cancelled']);

/** Everything is made well again; then nothing may be left hanging (reliability 4: quiescence oracle). */
export async function expectQuiescence(model: Model, world: World): Promise<void> {
  const tab = await healAll(model, world);
  await expectStill(world, tab);
  // What the shop counts differently or cannot deliver is the shopper's to decide, once, twice: prices may change again.
  for (let round = 0; round < 3 && (await decide(model, world, tab)); round++) await expectStill(world, tab);

  await expectAllIsWell(model, world);
  const sealed = [...model.orders].filter(([, { state }]) => state === 'sealed').map(([orderId]) => orderId);
  const arrived = (await ordersOf(world)).map(({ orderId }) => orderId);
  expect(new Set(arrived), 'every order that was made has arrived').toEqual(new Set(sealed));
  await expectCartsAgree(model, world);
  await expectNoLocks(tab);
}

async function healAll(model: Model, world: World): Promise<Tab> {
  world.note('heal');
  await world.thawAll();
  for (const state of model.tabs.values()) state.isFrozen = false;
  world.proxy.heal();
  if (model.isServerDown) await world.shop.start();
  model.isServerDown = false;
  await world.device.setClock(0);
  await world.device.setOffline(false);
  model.isOffline = false;
  return world.allTabs()[0]!;
}

/** Waits until every order is decided and nothing waits to be sent. */
async function expectStill(world: World, tab: Tab): Promise<void> {
  await expect
    .poll(
      async () => {
        const orders = await tab.documents<StoredOrder>('orders');
        return {
          waiting: await tab.mirroredEntries(),
          undecided: orders.filter(({ state }) => !settledStates.has(state)),
        };
      },
      { message: 'nothing waits any more', timeout: STILL_MS },
    )
    .toEqual({ waiting: [], undecided: [] });
  world.note('still');
}

/** Accepts what costs more now, and takes back what cannot be had; true: there was something. */
async function decide(model: Model, world: World, tab: Tab): Promise<boolean> {
  const open = (await tab.documents<StoredOrder>('orders')).filter(({ state }) => /^(needs|rejec)/.test(state));
  if (model.soldOut) await world.shop.setStock(model.soldOut, ENOUGH_IN_STOCK);
  model.soldOut = null;
  for (const { id, state } of open) {
    world.note('decide', { id, state });
    await tab.openConfirmation(id);
    if (state === 'rejected') {
      await tab.page.getByRole('button', { name: 'Legg varene tilbake i kurven' }).click();
      await tab.expectOrderState('cancelled');
      returnToModel(model, model.orders.get(id)!);
    } else {
      await tab.page.getByRole('button', { name: 'Godta og bestill' }).click();
      await expect
        .poll(async () => (await tab.shopper.confirmation().getAttribute('data-state')) ?? '')
        .not.toBe(state);
      model.orders.get(id)!.agreedMinor = await tab.shownTotal();
    }
  }
  return open.length > 0;
}

async function expectCartsAgree(model: Model, world: World): Promise<void> {
  const lines = Object.fromEntries(model.lines);
  for (const tab of world.allTabs()) {
    await tab.open('/');
    await expect
      .poll(
        async () => {
          const cartId = await tab.cartId();
          return { shown: await tab.shownLines(), server: cartId ? await world.shop.cart(cartId) : {} };
        },
        { message: 'screen and server hold the same cart', timeout: STILL_MS },
      )
      .toEqual({ shown: lines, server: lines });
  }
}

/** Nobody sends, waits for a turn, or sits on one that others wait for. */
async function expectNoLocks(tab: Tab): Promise<void> {
  await expect
    .poll(async () => {
      const { held = [], pending = [] } = await tab.page.evaluate(() => navigator.locks.query());
      return [...held, ...pending].map(({ name }) => name).filter((name) => /^(?:sender|outbox)$/.test(name!));
    })
    .toEqual([]);
}

/** Prices as they were, for whoever comes next. */
export async function restorePrices({ shop }: World): Promise<void> {
  await shop.setPrice(lamp.sku, lamp.price);
}
