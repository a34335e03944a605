import { describe, expect, it } from 'vitest';
import type { Category, Product } from '#schemas/api/generated/types.gen.ts';
import { zAttribute, zCategory, zNavigation, zProduct } from '#schemas/api/generated/zod.gen.ts';
import { stockStatuses } from '#domain/stock.ts';
import { pictureColours, pictureKinds } from '../import/drawn-picture.ts';
import { syntheticCatalogue } from './synthetic-catalogue.ts';

const COUNT = 1500;
const catalogue = syntheticCatalogue(COUNT);
const products = [...catalogue.documents.products!] as unknown as Product[];
const categories = [...catalogue.documents.categories!] as unknown as Category[];
const attributes = [...catalogue.documents.attributes!];
const articles = products.flatMap((product) => product.configurable_children ?? [product]);
const share = (fits: (product: Product) => boolean): number => products.filter(fits).length / COUNT;

describe('repeatability', () => {
  it('makes the same documents for the same number of products', () => {
    const { products: again, ...others } = syntheticCatalogue(COUNT).documents;
    expect([...again!]).toEqual(products);
    expect({ products: catalogue.documents.products, ...others }).toEqual(catalogue.documents);
  });

  it('begins a larger shop with the products of a smaller one', () => {
    expect([...syntheticCatalogue(200).documents.products!]).toEqual(products.slice(0, 200));
  });

  it.each([0, 1])('makes a shop of %i', (count) => {
    expect([...syntheticCatalogue(count).documents.products!]).toHaveLength(count);
  });

  it('makes any part of the products alike, and nothing beyond them', () => {
    const { products: list } = syntheticCatalogue(20).documents;
    expect(list!.slice(15, 40)).toEqual(products.slice(15, 20));
    expect(list!.slice(20, 40)).toEqual([]);
  });
});

it('keeps to the contract', () => {
  for (const product of products) expect(zProduct.safeParse(product).error?.issues).toBeUndefined();
  for (const category of categories) expect(zCategory.safeParse(category).error?.issues).toBeUndefined();
  for (const attribute of attributes) expect(zAttribute.safeParse(attribute).success).toBe(true);
  expect(zNavigation.safeParse([...catalogue.documents.navigation!][0]).success).toBe(true);
});

it('repeats no id, sku or address', () => {
  const all = products.flatMap((product) => [product, ...(product.configurable_children ?? [])]);
  for (const values of [all.map(({ id }) => id), all.map(({ sku }) => sku), products.map((one) => one.url_path)]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

describe('variety', () => {
  it('is mostly configurable with two to five variants of different colours', () => {
    expect(share(({ type_id }) => type_id === 'configurable')).toBeCloseTo(0.7, 1);
    expect(share(({ type_id }) => type_id === 'virtual')).toBeCloseTo(0.01, 2);
    for (const { configurable_children: children = [] } of products.filter((one) => one.type_id === 'configurable')) {
      expect(children.length).toBeGreaterThanOrEqual(2);
      expect(children.length).toBeLessThanOrEqual(5);
      expect(new Set(children.map((child) => child['color'])).size).toBe(children.length);
    }
  });

  it('has about sixty categories on three levels', () => {
    expect(categories.length).toBeGreaterThan(55);
    expect(new Set(categories.map(({ level }) => level))).toEqual(new Set([2, 3, 4]));
    expect(categories.every(({ is_active }) => is_active)).toBe(true);
  });

  it.each([
    ['product_brand', 25],
    ['product_collection', 40],
    ['color', 12],
  ])('%s has %i options', (code, count) => {
    const attribute = attributes.find((one) => one['attribute_code'] === code)!;
    expect(attribute['options']).toHaveLength(count);
  });

  it('prices between 99 and 39 990 kr with an ending of 9 or 0, a fifth on offer', () => {
    for (const product of products.filter((one) => one.type_id !== 'virtual')) {
      const price = product.original_price_incl_tax!;
      expect(price).toBeGreaterThanOrEqual(99);
      expect(price).toBeLessThanOrEqual(39_990);
      expect([0, 9]).toContain(price % 10);
    }
    expect(share((product) => product.special_price_incl_tax !== undefined)).toBeCloseTo(0.2, 1);
    expect(products.some((product) => product.special_to_date)).toBe(true);
  });

  it('has every stock status that a stock can carry', () => {
    const statuses = new Set(articles.map(({ stock }) => stock?.['status']));
    for (const status of stockStatuses.filter((one) => !['in_stock', 'low_stock', 'out_of_stock'].includes(one))) {
      expect(statuses).toContain(status);
    }
  });

  it('describes in 300 to 900 characters, not two alike, about 2 KB a document', () => {
    const lengths = products.map(({ description }) => description!.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(900);
    const furniture = products.filter(({ type_id }) => type_id !== 'virtual');
    expect(new Set(furniture.map(({ description }) => description)).size).toBe(furniture.length);
    const size = products.reduce((sum, product) => sum + JSON.stringify(product).length, 0) / COUNT;
    expect(size).toBeGreaterThan(1600);
    expect(size).toBeLessThan(2600);
  });

  it('shows only pictures that can be drawn', () => {
    const pictures = new Set(
      pictureKinds.flatMap((kind) => pictureColours.map((colour) => `/drawn/${kind}-${colour}.svg`)),
    );
    for (const { image } of articles) expect(pictures).toContain(image);
  });

  it('speaks Swedish and English', () => {
    for (const product of products) {
      expect(product['translations']).toMatchObject({
        'sv-SE': { name: expect.any(String) },
        'en-US': { name: expect.any(String) },
      });
    }
  });
});
