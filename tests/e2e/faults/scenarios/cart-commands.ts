import { expect } from '@playwright/test';
import type { AsyncCommand } from 'fast-check';
import * as fc from 'fast-check';
import { type Article, articles, boxes, chair, lamp } from '../articles.ts';
import { command } from './command.ts';
import { addToModel, chosenLine, chosenTab, type Model, pieces, usableTabs } from './model.ts';
import type { World } from './world.ts';

export type ShopCommand = fc.Arbitrary<AsyncCommand<Model, World>>;

const anyTab = fc.nat({ max: 5 });
const anyLine = fc.nat({ max: 5 });
const QTY_MAX = 30;

const add: ShopCommand = fc
  .tuple(anyTab, fc.constantFrom(boxes, chair, lamp), fc.integer({ min: 1, max: 3 }))
  .map(([tab, article, qty]) =>
    command({
      name: 'add',
      drawn: [tab, article.sku, qty],
      check: (model) => usableTabs(model).length > 0 && pieces(model) < QTY_MAX && model.soldOut !== article.sku,
      run: (model, world) => addArticle(model, world, chosenTab(model, tab), article, qty),
    }),
  );

/** Puts an article into the cart in a window, and waits until the cart shows it. */
export async function addArticle(
  model: Model,
  world: World,
  number: number,
  article: Article,
  qty: number,
): Promise<void> {
  const tab = world.tab(number);
  await tab.open(article.path);
  await expect(tab.page.getByTestId('cart-count')).toHaveText(String(pieces(model)));
  await tab.shopper.addToCart(qty);
  addToModel(model, article, qty);
}

const setQty: ShopCommand = fc.tuple(anyTab, anyLine, fc.integer({ min: 1, max: 6 })).map(([tab, line, qty]) =>
  command({
    name: 'setQty',
    drawn: [tab, line, qty],
    check: (model) => usableTabs(model).length > 0 && model.lines.size > 0,
    async run(model, world) {
      const sku = chosenLine(model, line);
      const shown = await openedCart(model, world, tab);
      await shown.setQty(articleOf(sku), qty);
      model.lines.set(sku, qty);
      await expect.poll(() => shown.shownLines()).toEqual(Object.fromEntries(model.lines));
      await shown.closeCart();
    },
  }),
);

const remove: ShopCommand = fc.tuple(anyTab, anyLine).map(([tab, line]) =>
  command({
    name: 'remove',
    drawn: [tab, line],
    check: (model) => usableTabs(model).length > 0 && model.lines.size > 0,
    async run(model, world) {
      const sku = chosenLine(model, line);
      const shown = await openedCart(model, world, tab);
      await shown.removeFromCart(articleOf(sku));
      model.lines.delete(sku);
      await shown.closeCart();
    },
  }),
);

/** A window with the cart open and up to date. */
async function openedCart(model: Model, world: World, choice: number) {
  const tab = world.tab(chosenTab(model, choice));
  if ((await tab.page.getByTestId('cart-button').count()) === 0) await tab.open('/');
  await expect.poll(() => tab.shownLines()).toEqual(Object.fromEntries(model.lines));
  return tab;
}

function articleOf(sku: string): Article {
  return articles.find((article) => article.sku === sku)!;
}

/** Commands that change the cart, with their weights (reliability 4: commands). */
export const cartCommands: readonly (readonly [number, ShopCommand])[] = [
  [6, add],
  [4, setQty],
  [3, remove],
];
