import { describe, expect, test } from 'vitest';
import { type StoreView, storeViewByCode, storeViews } from '#config/stores.ts';
import { currentPrice } from '#domain/price.ts';
import { lowestAsked, lowestBeforeOffer } from '#domain/price-history.ts';
import { productView } from '#domain/views/product.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import { priceStepsFromWire } from '#domain/wire/price-history.ts';
import type { PriceHistoryDocument, Product } from '#schemas/api/generated/types.gen.ts';
import { zPriceHistoryDocument } from '#schemas/api/generated/zod.gen.ts';
import { translatedLocales } from '#server/import/facet-option.ts';
import { localise } from '#server/import/localise.ts';
import { emptyCatalogueContext } from '../support/catalogue-context.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

const norway = storeViewByCode('bmno')!;
const abroad = (code: string, currency: string, rateBasisPoints: number): StoreView => ({
  ...norway,
  code,
  currency: { ...norway.currency, code: currency },
  tax: { ...norway.tax, rateBasisPoints },
});

type Fields = Readonly<Record<string, unknown>>;

interface CampaignOption {
  readonly value: number;
  readonly label: string;
  readonly translations: Readonly<Record<string, { readonly label: string }>>;
}

/** The store views of D77, also the ones that this deployment does not have yet. */
const markets = [...storeViews, abroad('bmdk', 'DKK', 2500), abroad('bmfi', 'EUR', 2550)];

const { products = [], price_history: histories = [], attributes = [] } = demoCatalogue().documents;
const hasOffer = (product: Fields): boolean => product['special_price_incl_tax'] !== undefined;
const isReduced = (product: Fields): boolean => product['price_incl_tax'] === product['special_price_incl_tax'];
const inMarket = (store: StoreView): PriceHistoryDocument[] =>
  histories.map((history) => localise(history, 'price_history', store) as unknown as PriceHistoryDocument);
const wrongOnes = (isWrong: (history: PriceHistoryDocument) => boolean): string[] =>
  inMarket(norway)
    .filter(isWrong)
    .map(({ sku }) => sku);

describe('whose prices are told', () => {
  test('everything with a special price, and about a fifth of the rest', () => {
    const told = new Set(histories.map(({ id }) => id));
    const [special, others] = [true, false].map((has) => products.filter((product) => hasOffer(product) === has));
    expect(special!.filter(({ sku }) => !told.has(sku as string))).toEqual([]);
    const share = others!.filter(({ sku }) => told.has(sku as string)).length / others!.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  });

  test('the shop has them in all their forms', () => {
    expect(histories.length).toBeGreaterThan(15);
    expect(histories.some((history) => (history['entries'] as unknown[]).length >= 3)).toBe(true);
  });

  test('every campaign with a name of its own occurs, in five languages', () => {
    const named = new Set(inMarket(norway).flatMap(({ entries }) => entries.map((entry) => entry.product_campaign)));
    const campaigns = attributes.find((attribute) => attribute['attribute_code'] === 'product_campaign')!;
    const silent = (campaigns['options'] as readonly CampaignOption[]).filter(({ value, label, translations }) => {
      const labels = [label, ...translatedLocales.map((locale) => translations[locale]?.label)];
      return labels.some((text) => !text) || (value > 610 && !named.has(value));
    });
    expect(silent).toEqual([]);
  });
});

describe.each(markets)('in $code, counted in $currency.code', (store) => {
  test('histories keep to the contract, and net and tax make the gross price', () => {
    for (const history of inMarket(store)) {
      expect(zPriceHistoryDocument.safeParse(history).error?.issues, history.sku).toBeUndefined();
      for (const { price, price_tax: tax, price_incl_tax: gross } of history.entries) {
        expect(Math.round((price! + tax!) * 100)).toBe(Math.round(gross * 100));
      }
    }
  });

  test('the last price is the one that is asked today, of products and of their variants', () => {
    const asked = new Map<string, number | undefined>();
    for (const product of products) {
      const wire = localise(product, 'products', store) as unknown as Product;
      const summary = summaryFromWire(wire);
      for (const { sku, price } of [summary, ...summary.variants]) {
        asked.set(sku, currentPrice(price, NOW)?.amountMinor);
      }
    }
    const wrong = inMarket(store).filter((history) => {
      return priceStepsFromWire(history).at(-1)?.amountMinor !== asked.get(history.sku);
    });
    // A variant that is not sold is no longer listed with its product.
    expect(wrong.filter(({ sku }) => asked.has(sku)).map(({ sku }) => sku)).toEqual([]);
  });

  test('what every set on offer has cost is told, as its parts did', () => {
    const wires = products.map((product) => localise(product, 'products', store) as unknown as Product);
    const ofParts = new Map(wires.map((wire) => [wire.sku, summaryFromWire(wire)]));
    const ofArticles = new Map(inMarket(store).map((history) => [history.sku, priceStepsFromWire(history)]));
    const context = { ...emptyCatalogueContext, store, nowMs: NOW };
    const views = wires
      .filter(({ type_id: type }) => type === 'grouped' || type === 'collection')
      .map((wire) =>
        productView(summaryFromWire(wire), { details: detailsFromWire(wire), ofParts, ofArticles }, null, context),
      );
    const reduced = views.filter(({ chosen }) => chosen.price.regularMinor !== null);
    expect(reduced.length).toBeGreaterThan(1);
    expect(reduced.filter(({ priceHistory }) => priceHistory?.lowestBeforeMinor == null)).toEqual([]);
  });
});

describe('the course of a price', () => {
  test('covers sixty days, or all the time that the product has been sold', () => {
    const began = new Map(
      products.map((product) => [product.id, Date.parse(String(product['created_at']).slice(0, 10))]),
    );
    expect(
      wrongOnes((history) => {
        const [first] = priceStepsFromWire(history);
        return first!.fromMs > Math.max(NOW - 60 * DAY_MS, began.get(history.product_id)!);
      }),
    ).toEqual([]);
  });

  test('goes forward, ends by today and never repeats itself', () => {
    expect(
      wrongOnes((history) => {
        const steps = priceStepsFromWire(history);
        return steps.some(({ fromMs, amountMinor }, index) => {
          const next = steps[index + 1];
          return fromMs > NOW || (next !== undefined && (next.fromMs <= fromMs || next.amountMinor === amountMinor));
        });
      }),
    ).toEqual([]);
  });

  test('whatever is reduced now was asked more before, and the lowest price of the 30 days before can be told', () => {
    const reduced = new Set(
      products.filter((product) => hasOffer(product) && isReduced(product)).map(({ sku }) => sku),
    );
    const found = inMarket(norway).filter(({ sku }) => reduced.has(sku));
    expect(found.length).toBeGreaterThan(20);
    const lowest = found.map((history) => {
      const steps = priceStepsFromWire(history);
      return {
        now: steps.at(-1)!.amountMinor,
        regular: steps[0]!.amountMinor,
        before: lowestBeforeOffer(steps, NOW),
      };
    });
    expect(lowest.filter(({ now, before }) => before === null || before <= now)).toEqual([]);
    // Some of them were cheaper in a campaign shortly before: the struck price alone would flatter them.
    expect(lowest.filter(({ regular, before }) => before! < regular).length).toBeGreaterThan(2);
  });

  test('a campaign of the past lowers the price of the last 60 days', () => {
    const lower = inMarket(norway).filter((history) => {
      const steps = priceStepsFromWire(history);
      return lowestAsked(steps, NOW - 60 * DAY_MS, NOW)! < steps.at(-1)!.amountMinor;
    });
    expect(lower.length).toBeGreaterThan(10);
  });
});
