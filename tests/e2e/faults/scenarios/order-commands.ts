import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { lamp, mirror } from '../articles.ts';
import type { Tab } from '../tab.ts';
import { addArticle, type ShopCommand } from './cart-commands.ts';
import { command } from './command.ts';
import { chosenTab, type Model, returnToModel, usableTabs } from './model.ts';
import type { World } from './world.ts';

const anyTab = fc.nat({ max: 5 });

const canOrder = (model: Model): boolean => usableTabs(model).length > 0 && model.lines.size > 0;

const place: ShopCommand = anyTab.map((tab) =>
  command({
    name: 'placeOrder',
    drawn: [tab],
    check: canOrder,
    run: (model, world) => placeOrder(model, world.tab(chosenTab(model, tab))),
  }),
);

/** Crash points of sealing, and whether an order counts as made when the crash comes there. */
const crashPoints = [
  ['before-order-document', false],
  ['before-seal', false],
  ['after-seal', true],
  ['before-consume', true],
] as const;

const placeAndDie: ShopCommand = fc
  .tuple(anyTab, fc.constantFrom(...crashPoints), fc.constantFrom('tab', 'browser'))
  .map(([tab, [label, isMade], victim]) =>
    command({
      name: 'placeOrderAndDie',
      drawn: [tab, label, victim],
      check: (model) => canOrder(model) && (victim === 'browser' || model.tabs.size > 1),
      async run(model, world) {
        const number = chosenTab(model, tab);
        const shown = world.tab(number);
        await fillCheckout(model, shown);
        const orderId = await shown.draftOrderId();
        await shown.crashAt(label);
        await shown.page.getByTestId('place-order').click();
        await shown.crashed(label);
        if (isMade) seal(model, orderId, null);
        if (victim === 'browser') await killBrowser(model, world);
        else await world.crashTab(number);
        if (victim === 'tab') model.tabs.delete(number);
        // Other windows of the same browser finish or forget the order when they start the next time.
        if (victim === 'tab') await restartOneTab(model, world);
      },
    }),
  );

async function restartOneTab(model: Model, world: World): Promise<void> {
  const [number] = usableTabs(model);
  if (number !== undefined) await world.tab(number).open('/');
}

const cancel: ShopCommand = anyTab.map((tab) =>
  command({
    name: 'cancelOrder',
    drawn: [tab],
    check: (model) => usableTabs(model).length > 0 && sealed(model).length > 0,
    async run(model, world) {
      const orderId = sealed(model).at(-1)!;
      const shown = world.tab(chosenTab(model, tab));
      await shown.openConfirmation(orderId);
      await expect(shown.shopper.confirmation()).toBeVisible();
      const button = shown.page.getByRole('button', { name: 'Avbryt' });
      if ((await button.count()) > 0) await button.click({ timeout: 5000 }).catch(() => undefined);
      const isCancelled = await becomes(shown, 'cancelled', 5000);
      if (isCancelled) returnToModel(model, model.orders.get(orderId)!);
      await shown.open('/');
    },
  }),
);

const sendNow: ShopCommand = anyTab.map((tab) =>
  command({
    name: 'sendNow',
    drawn: [tab],
    check: (model) => usableTabs(model).length > 0 && sealed(model).length > 0,
    async run(model, world) {
      const shown = world.tab(chosenTab(model, tab));
      await shown.openConfirmation(sealed(model)[0]!);
      const button = shown.page.getByRole('button', { name: 'Send nå' });
      if ((await button.count()) > 0) await button.click({ timeout: 5000 }).catch(() => undefined);
      await shown.open('/');
    },
  }),
);

/** Happens only while the device has no network, so that the order cannot be sent before the last piece is sold. */
const sellOut: ShopCommand = anyTab.map((tab) =>
  command({
    name: 'sellOutMeanwhile',
    drawn: [tab],
    check: (model) => usableTabs(model).length > 0 && model.isOffline && !model.isServerDown && model.soldOut === null,
    async run(model, world) {
      const number = chosenTab(model, tab);
      await addArticle(model, world, number, mirror, 1);
      await placeOrder(model, world.tab(number));
      await world.shop.setStock(mirror.sku, 0);
      model.soldOut = mirror.sku;
    },
  }),
);

const changePrice: ShopCommand = fc.integer({ min: -200, max: 200 }).map((by) =>
  command({
    name: 'changePrice',
    drawn: [by],
    check: (model) => !model.isServerDown,
    run: (_model, world) => world.shop.setPrice(lamp.sku, lamp.price + by),
  }),
);

async function fillCheckout(model: Model, tab: Tab): Promise<void> {
  await tab.fillCheckout();
  // Waits until the summary shows the lines of the model, since a change from another window may still be on its way.
  const total = [...model.lines.values()].reduce((sum, qty) => sum + qty, 0);
  await expect
    .poll(async () => {
      const shown = await tab.page
        .getByTestId('checkout')
        .getByText(/×\s\d+/)
        .allTextContents();
      return shown.reduce((sum, text) => sum + Number(/×\s(\d+)/.exec(text)![1]), 0);
    })
    .toBe(total);
}

/** Orders what is in the cart; when a price changed meanwhile, the new total is accepted by pressing again. */
async function placeOrder(model: Model, tab: Tab): Promise<void> {
  await fillCheckout(model, tab);
  await expect(async () => {
    if (!tab.page.url().includes('/confirmation')) await tab.page.getByTestId('place-order').click({ timeout: 5000 });
    await expect(tab.shopper.confirmation()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  const orderId = new URL(tab.page.url()).searchParams.get('order')!;
  seal(model, orderId, await tab.shownTotal());
  await tab.open('/');
}

function seal(model: Model, orderId: string, agreedMinor: number | null): void {
  model.orders.set(orderId, { lines: new Map(model.lines), agreedMinor, state: 'sealed' });
  model.lines.clear();
}

function sealed({ orders }: Model): string[] {
  return [...orders].filter(([, { state }]) => state === 'sealed').map(([orderId]) => orderId);
}

async function becomes(tab: Tab, state: string, timeout: number): Promise<boolean> {
  return tab.expectOrderState(state, timeout).then(
    () => true,
    () => false,
  );
}

/** Kills the browser and starts it again with one window. */
export async function killBrowser(model: Model, world: World): Promise<void> {
  const number = ++model.lastTab;
  model.tabs.clear();
  model.tabs.set(number, { isFrozen: false });
  await world.killBrowser(number);
  // A browser starts with a network, so it has to be cut again.
  if (model.isOffline) await world.device.setOffline(true);
}

/** Commands about orders, with their weights (reliability 4: commands). */
export const orderCommands: readonly (readonly [number, ShopCommand])[] = [
  [4, place],
  [2, placeAndDie],
  [1, cancel],
  [1, sendNow],
  [1, sellOut],
  [2, changePrice],
];
