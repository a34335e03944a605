import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeViewByCode, storeViews } from '#config/stores.ts';
import type { CardView } from '#domain/views/card.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import { demoCatalogue } from '#tests/support/demo-catalogue.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { answerQuery } from '#server/render/answer-query.ts';
import { ServerCatalogue } from '#server/render/server-catalogue.ts';
import type { RenderSource } from '#server/render/server-repository.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { openPostgresDatabase } from '#tests/support/postgres-database.ts';

/** A card says what the page says that it leads to: walked through the whole demo, by the views that device and server share. */

let database: ShopDatabase;
let source: RenderSource;

beforeAll(async () => {
  database = await openPostgresDatabase();
  await writeCatalogue(database.queries, demoCatalogue(), storeViews);
  const store = storeViewByCode('bmno')!;
  const catalogue = new ServerCatalogue(database.queries, store);
  await catalogue.refreshInTime();
  source = { database: database.queries, catalogue, locale: 'nb-NO' };
}, 120_000);

afterAll(() => database.close());

async function ask<T>(name: string, params: object): Promise<T> {
  const { state, value } = await answerQuery(source, name, params);
  expect(state, `${name} ${JSON.stringify(params)}`).toBe('ready');
  return value as T;
}

const listing = (categoryId: string, more: object = {}) =>
  ask<ListingView>('listing.category', { categoryId, filters: {}, sort: 'relevance', page: 1, ...more });

/** The page that a card leads to. */
function pageOf({ path }: CardView): Promise<ProductView> {
  const [, , parentSku, , childSku = null] = path.split('/').map(decodeURIComponent);
  return ask<ProductView>('product.bySku', { parentSku, childSku });
}

async function breaches(card: CardView): Promise<string[]> {
  const { chosen, gallery, path } = await pageOf(card);
  const said: string[] = [];
  const { amountMinor } = card.price;
  const shown = chosen.price.amountMinor;
  const isSame = card.isFrom ? amountMinor! <= shown! : amountMinor === shown;
  if (!isSame) said.push(`${card.sku} costs ${card.isFrom ? 'from ' : ''}${amountMinor} and its page says ${shown}`);
  if (gallery.length > 0 && card.image !== gallery[0]!.image)
    said.push(`${card.sku} is pictured as ${card.image} and its page as ${gallery[0]!.image}`);
  if (!path.startsWith(card.path)) said.push(`${card.path} leads to ${path}`);
  return said;
}

test('every card of the shop has the picture of its page and its price, or the lowest of several', async () => {
  const cards: CardView[] = [];
  for (const { id } of source.catalogue.context('nb-NO').categories) {
    for (const card of (await listing(id)).cards) if (!cards.some(({ sku }) => sku === card.sku)) cards.push(card);
  }
  expect(cards.length).toBeGreaterThan(100);
  expect(cards.some(({ isFrom }) => isFrom)).toBe(true);
  const found = await Promise.all(cards.map(breaches));
  expect(found.flat()).toEqual([]);
});

test('where a colour is chosen, cards show and lead to the variant in it', async () => {
  const sofas = source.catalogue.context('nb-NO').categories.find(({ urlPath }) => urlPath === 'stue/sofaer')!;
  const { facets } = await listing(sofas.id);
  const colours = facets.find(({ code }) => code === 'color')!.options;
  expect(colours.length).toBeGreaterThan(3);
  for (const { value } of colours) {
    const { cards } = await listing(sofas.id, { filters: { color: [value] } });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const page = await pageOf(card);
      const chosen = page.options.find(({ code }) => code === 'color')?.values.find(({ isChosen }) => isChosen);
      if (chosen) expect([card.sku, chosen.value]).toEqual([card.sku, value]);
      expect(await breaches(card)).toEqual([]);
    }
  }
});

test('sorting and the filter of prices go by what cards show', async () => {
  for (const { id } of source.catalogue.context('nb-NO').categories.slice(0, 12)) {
    const amounts = (await listing(id, { sort: 'price' })).cards.flatMap(({ price }) => price.amountMinor ?? []);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const { cards } = await listing(id, { filters: { price: ['2400-8000'] } });
    for (const { sku, price } of cards) {
      expect(price.amountMinor, sku).toBeGreaterThanOrEqual(240_000);
      expect(price.amountMinor, sku).toBeLessThan(800_000);
    }
  }
});
