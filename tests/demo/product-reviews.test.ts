import { describe, expect, test } from 'vitest';
import { SITE_REVIEWS } from '#config/reviews.ts';
import { storeViewByCode } from '#config/stores.ts';
import type { ReviewData, ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import { zProductReviewsDocument } from '#schemas/api/generated/zod.gen.ts';
import { localise } from '#server/import/localise.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoCode } from '../support/demo-files.ts';

type Fields = Readonly<Record<string, unknown>>;
type Family = 'sofa' | 'chair' | 'table' | 'storage' | 'bed' | 'lamp' | 'textile' | 'garden' | 'small';

const reviewLanguages = ['nb', 'sv', 'da', 'fi', 'en'] as const;

/** Where furniture of a family is, by the start of its address; the first that fits counts. */
const familyPaths: readonly (readonly [path: RegExp, family: Family])[] = [
  [/^hage\//, 'garden'],
  [/^stue\/sofaer\//, 'sofa'],
  [/^(?:stue\/(?:lenestoler|fotskamler)|spisestue\/(?:spisestoler|barstoler|benker))/, 'chair'],
  [/^(?:stue\/bord-til-stuen|spisestue\/spisebord)|skrivebord$/, 'table'],
  [/^soverom\/(?:senger|madrasser)/, 'bed'],
  [/^belysning\//, 'lamp'],
  [/^interior\/(?:tepper|pynteputer)/, 'textile'],
  [/^interior\//, 'small'],
  [/./, 'storage'],
];

const { products = [], reviews: ofAll = [] } = demoCatalogue().documents;
// What is said of the shop itself is no review of a product.
const documents = ofAll.filter(({ id }) => id !== SITE_REVIEWS);
const reviews = new Map(documents.map((document) => [String(document.id), document as unknown as ReviewData]));
const bySku = new Map(products.map((product) => [String(product['sku']), product as Fields]));
const familyOf = (product: Fields): Family => familyPaths.find(([path]) => path.test(String(product['url_path'])))![1];
const all: { product: Fields; family: Family; review: ReviewEntry }[] = [...reviews].flatMap(([sku, data]) => {
  const product = bySku.get(sku)!;
  return data.reviews.map((review) => ({ product, family: familyOf(product), review }));
});
const variantsOf = (product: Fields): readonly Fields[] => (product['configurable_children'] ?? []) as Fields[];
const hasOption = (product: Fields, attribute: string, code: string): boolean =>
  demoCode(attribute, product[attribute]) === code;
const scores = all.map(({ review }) => review.score);
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const twice = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);
describe('who is reviewed', () => {
  test('two thirds and more, with 1 to 14 reviews each', () => {
    const found = products.flatMap(({ sku }) => reviews.get(String(sku)) ?? []);
    expect(found).toHaveLength(reviews.size);
    expect(found.length / products.length).toBeGreaterThan(2 / 3);
    for (const data of found) {
      expect(data.reviews.length).toBeGreaterThan(0);
      expect(data.reviews.length).toBeLessThanOrEqual(14);
    }
  });

  test('nobody has reviewed what was never delivered, a service, a file or a set', () => {
    const never = all.filter(({ product }) => {
      const articles = variantsOf(product).length > 0 ? variantsOf(product) : [product];
      const isUpcoming = articles.every(({ stock }) => (stock as Fields)['status'] === 'upcoming');
      return !['simple', 'configurable'].includes(String(product['type_id'])) || isUpcoming;
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
    for (const [sku, { reviews: own, bottomline, pagination, products: named }] of reviews) {
      const dates = own.map((review) => review.created_at);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(pagination.total).toBe(own.length);
      expect(bottomline.total_review).toBe(own.length);
      expect(bottomline.average_score).toBeCloseTo(meanOf(own.map(({ score }) => score)), 0);
      const stars = Object.values(bottomline.star_distribution ?? {});
      expect(stars.reduce((sum, count) => sum + count, 0)).toBe(own.length);
      expect(named?.map((product) => product.domain_key)).toEqual([sku]);
    }
  });

  test('have ids of their own', () => {
    expect(twice(all.map(({ review }) => review.id))).toEqual([]);
  });

  test('are stored for what is sold, with the name of the product in the language of the store view', () => {
    const swedish = localise(
      documents.find(({ id }) => id === 'NORDVIK-3')!,
      'reviews',
      storeViewByCode('default')!,
    );
    expect(swedish['products']).toEqual([expect.objectContaining({ name: 'Nordvik 3-sitssoffa' })]);
    expect(swedish['reviews']).toEqual(reviews.get('NORDVIK-3')!.reviews);
  });

  test('are dated after the first delivery and before the day of the catalogue', () => {
    const wrong = all.filter(({ product, review }) => {
      const created = Date.parse(String(product['created_at']).slice(0, 10));
      const earliest = created + Number(product['product_delivery_time'] ?? 0) * 86_400_000;
      const day = Date.parse(review.created_at);
      return day < earliest || day > Date.UTC(2026, 10, 20);
    });
    expect(wrong).toEqual([]);
  });
});

describe('what is said', () => {
  test('no two reviews of the shop are equal, and nobody writes twice about one product', () => {
    expect(twice(all.map(({ review }) => review.content))).toEqual([]);
    expect(twice(all.map(({ product, review }) => `${String(product['sku'])} ${review.user.display_name}`))).toEqual(
      [],
    );
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
    expect(wrong.map(({ product, review }) => `${String(product['sku'])}: ${review.content}`)).toEqual([]);
    expect(all.some(({ review }) => words.test(review.content))).toBe(true);
  });

  test.each<[string, RegExp, (product: Fields) => boolean]>([
    [
      'a height of the seat',
      /seteh|sitth|sædeh|istuinkorkeus/i,
      (product) => product['product_seat_height'] !== undefined,
    ],
    ['wool', /\b(ullen|luktet sau)\b/i, (product) => hasOption(product, 'product_material', 'wool')],
    ['velvet', /\b(fløyelen)\b/i, (product) => hasOption(product, 'product_material', 'velvet')],
    ['leather', /\b(skinnet)\b/i, (product) => hasOption(product, 'product_material', 'leather')],
    ['a bed in it', /slås ut|hotellet/i, ({ url_path: path }) => String(path).startsWith('stue/sofaer/sovesofaer/')],
    [
      'a washing machine',
      /(maskinen|tvättades) på 40/i,
      (product) => hasOption(product, 'product_function', 'washable'),
    ],
    ['teak', /\bteak/i, ({ sku, name }) => /teak/.test(String(name)) || String(sku).startsWith('BRYGGE')],
    ['a dimmer', /dimm/i, (product) => hasOption(product, 'product_function', 'dimmable')],
  ])('%s is spoken of only where it is', (_what, words, isSo) => {
    const wrong = all.filter(({ product, review }) => words.test(review.content) && !isSo(product));
    expect(wrong.map(({ product, review }) => `${String(product['sku'])}: ${review.content}`)).toEqual([]);
  });
});
