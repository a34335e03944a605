import { describe, expect, test } from 'vitest';
import { storeViewByCode } from '#config/stores.ts';
import type { ReviewData, ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import { zProductReviewsDocument } from '#schemas/api/generated/zod.gen.ts';
import { localise } from '../../import/localise.ts';
import { demoProducts, designedProducts } from '../demo-catalogue.ts';
import type { DemoProduct } from '../demo-product.ts';
import { type Family, familyLines, familyOf } from './families.ts';
import type { Line, Lines } from './line.ts';
import { reviewLanguages } from './line.ts';
import { generalLines } from './lines/general.ts';
import { reviewDocuments } from './product-reviews.ts';
import { AGED, traitsOf } from './traits.ts';

const documents = reviewDocuments(designedProducts, designedProducts);
const reviews = new Map(documents.map((document) => [String(document.id), document as unknown as ReviewData]));
const bySku = new Map(designedProducts.map((product) => [product.sku, product]));
const all: { product: DemoProduct; family: Family; review: ReviewEntry }[] = [...reviews].flatMap(([sku, data]) => {
  const product = bySku.get(sku)!;
  return data.reviews.map((review) => ({ product, family: familyOf(product)!, review }));
});
const scores = all.map(({ review }) => review.score);
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const twice = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);
const linesOf = (lines: Lines): Line[] =>
  reviewLanguages.flatMap((language) => [...lines[language].good, ...lines[language].fair, ...lines[language].poor]);

describe('who is reviewed', () => {
  test.each([
    ['of what was designed', designedProducts],
    ['of what is sold today', demoProducts],
  ])('two thirds and more %s, with 1 to 14 reviews each', (_name, products) => {
    const found = products.flatMap(({ sku }) => reviews.get(sku) ?? []);
    expect(found.length / products.length).toBeGreaterThan(2 / 3);
    for (const data of found) {
      expect(data.reviews.length).toBeGreaterThan(0);
      expect(data.reviews.length).toBeLessThanOrEqual(14);
    }
  });

  test('nobody has reviewed what was never delivered, a service, a file or a set', () => {
    const never = all.filter(({ product: { type = 'simple', variants = [], stock } }) => {
      const stocks = variants.length > 0 ? variants.map((variant) => variant.stock) : [stock!];
      return type !== 'simple' || stocks.every(({ status }) => status === 'upcoming');
    });
    expect(never).toEqual([]);
  });
});

describe('the documents', () => {
  test('keep to the contract', () => {
    for (const [sku, data] of reviews)
      expect(zProductReviewsDocument.safeParse(data).error?.issues, sku).toBeUndefined();
  });

  test('count what they hold, newest first', () => {
    for (const [sku, { reviews: own, bottomline, pagination, products }] of reviews) {
      const dates = own.map((review) => review.created_at);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(pagination.total).toBe(own.length);
      expect(bottomline.total_review).toBe(own.length);
      expect(bottomline.average_score).toBeCloseTo(meanOf(own.map(({ score }) => score)), 0);
      const stars = Object.values(bottomline.star_distribution ?? {});
      expect(stars.reduce((sum, count) => sum + count, 0)).toBe(own.length);
      expect(products?.map((product) => product.domain_key)).toEqual([sku]);
    }
  });

  test('have ids of their own and are the same every time', () => {
    expect(twice(all.map(({ review }) => review.id))).toEqual([]);
    expect(reviewDocuments(designedProducts, designedProducts)).toEqual(documents);
  });

  test('are stored for what is sold, with the name of the product in the language of the store view', () => {
    const stored = reviewDocuments(designedProducts, demoProducts);
    expect(stored.map(({ id }) => id)).toEqual(demoProducts.map(({ sku }) => sku).filter((sku) => reviews.has(sku)));
    const swedish = localise(
      stored.find(({ id }) => id === 'NORDVIK-3')!,
      'reviews',
      storeViewByCode('default')!,
    );
    expect(swedish['products']).toEqual([expect.objectContaining({ name: 'Nordvik 3-sitssoffa' })]);
    expect(swedish['reviews']).toEqual(reviews.get('NORDVIK-3')!.reviews);
  });

  test('are dated after the first delivery and before the day of the catalogue', () => {
    const wrong = all.filter(({ product, review }) => {
      const earliest = Date.parse(product.createdAt) + (product.leadTimeDays ?? 0) * 86_400_000;
      const day = Date.parse(review.created_at);
      return day < earliest || day > Date.UTC(2026, 10, 20);
    });
    expect(wrong).toEqual([]);
  });
});

describe('what is said', () => {
  test('no two reviews of the shop are equal, and nobody writes twice about one product', () => {
    expect(twice(all.map(({ review }) => review.content))).toEqual([]);
    expect(twice(all.map(({ product, review }) => `${product.sku} ${review.user.display_name}`))).toEqual([]);
  });

  test('within a product no sentence comes twice', () => {
    for (const [sku, data] of reviews) {
      const sentences = data.reviews.flatMap(({ content }) => content.split(/(?<=[.!?]) /));
      expect(twice(sentences), sku).toEqual([]);
    }
  });

  test('scores are believable: mostly 4 and 5, few 1 and 2, with an answer of the shop', () => {
    expect(meanOf(scores)).toBeGreaterThan(3.9);
    expect(meanOf(scores)).toBeLessThan(4.7);
    const share = (...wanted: number[]): number =>
      scores.filter((score) => wanted.includes(score)).length / scores.length;
    expect(share(4, 5)).toBeGreaterThan(0.7);
    expect(share(1, 2)).toBeLessThan(0.15);
    for (const score of [1, 2, 3, 4, 5]) expect(share(score)).toBeGreaterThan(0.01);
    expect(all.filter(({ review }) => review.score <= 2 !== (review.comment !== undefined))).toEqual([]);
  });

  test('people write in five languages, most of them in Norwegian', () => {
    const count = (language: string): number =>
      all.filter(({ review }) => review.custom_fields?.['language'] === language).length;
    for (const language of reviewLanguages) expect(count(language)).toBeGreaterThan(20);
    expect(count('nb') / all.length).toBeGreaterThan(0.5);
  });

  test('nothing is left to fill in', () => {
    expect(all.filter(({ review }) => /[{}]|undefined|null/.test(`${review.title} ${review.content}`))).toEqual([]);
  });
});

describe('no review contradicts its product', () => {
  test.each<[string, RegExp, readonly Family[]]>([
    [
      'seats',
      /\b(sete|seats?\b|sitsen|sitthöjd|sædet|sædehøjde|istuin|setehøyde|setedybde)/i,
      ['sofa', 'chair', 'garden'],
    ],
    ['rain', /\b(regn|rain|sate|haglvær|skur\b|byge|kuur)/i, ['garden']],
    ['terraces and lawns', /\b(terrass|plen|altan|lawn|hagen min)/i, ['garden']],
    ['bulbs and switches', /\b(pære|dimme|glödlampa|bryter|afbryder|polttimo|switch|valo\b)/i, ['lamp']],
    ['sleeping on it', /\b(matrasse|madrass?en min|laken|sprinkle|slat\b|skulder)/i, ['bed']],
    ['bouquets', /\b(bukett|buket|tulipan|bouquet|kimpu)/i, ['small']],
    ['drawers', /\b(skuff|lådan|skuffe|laatikko\b)/i, ['storage', 'sofa']],
  ])('only furniture that has them is spoken of with %s', (_what, words, families) => {
    const wrong = all.filter(({ family, review }) => words.test(review.content) && !families.includes(family));
    expect(wrong.map(({ product, review }) => `${product.sku}: ${review.content}`)).toEqual([]);
    expect(all.some(({ review }) => words.test(review.content))).toBe(true);
  });

  test.each<[string, RegExp, (product: DemoProduct) => boolean]>([
    ['a height of the seat', /seteh|sitth|sædeh|istuinkorkeus/i, ({ measures }) => measures?.seatHeight !== undefined],
    ['wool', /\b(ullen|luktet sau)\b/i, ({ facets }) => facets.material === 'wool'],
    ['velvet', /\b(fløyelen)\b/i, ({ facets }) => facets.material === 'velvet'],
    ['leather', /\b(skinnet)\b/i, ({ facets }) => facets.material === 'leather'],
    ['a bed in it', /slås ut|hotellet/i, ({ categories }) => categories[0] === 'sofaBeds'],
    ['a washing machine', /(maskinen|tvättades) på 40/i, ({ facets }) => facets.function === 'washable'],
    ['teak', /\bteak/i, ({ sku, what }) => what[0].includes('teak') || sku.startsWith('BRYGGE')],
    ['a dimmer', /dimm/i, ({ facets }) => facets.function === 'dimmable'],
  ])('%s is spoken of only where it is', (_what, words, isSo) => {
    const wrong = all.filter(({ product, review }) => words.test(review.content) && !isSo(product));
    expect(wrong.map(({ product, review }) => `${product.sku}: ${review.content}`)).toEqual([]);
  });
});

describe('the lines', () => {
  test.each(Object.entries<Lines>({ ...familyLines, general: generalLines }))(
    '%s: enough, and none twice',
    (_name, lines) => {
      const texts = linesOf(lines).map(([, text]) => text);
      expect(texts.length).toBeGreaterThan(25);
      expect(twice(texts)).toEqual([]);
      for (const language of reviewLanguages) {
        for (const mood of ['good', 'fair', 'poor'] as const) expect(lines[language][mood].length).toBeGreaterThan(0);
      }
    },
  );

  test('ask for traits that some product has', () => {
    const known = new Set([AGED, ...designedProducts.flatMap((product) => [...traitsOf(product)])]);
    const asked = Object.values<Lines>(familyLines)
      .flatMap(linesOf)
      .flatMap(([, , traits]) => traits?.split(' ') ?? []);
    expect(asked.map((trait) => trait.replace('!', '')).filter((trait) => !known.has(trait))).toEqual([]);
  });
});
