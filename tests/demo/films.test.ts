import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detailsFromWire } from '#domain/wire/product.ts';
import type { MediaGalleryItem, Product } from '#schemas/api/generated/types.gen.ts';
import { zMediaGalleryItem } from '#schemas/api/generated/zod.gen.ts';
import { turned } from '../../studio/films/turned.ts';
import { demoFolder } from '#server/environment.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoCode } from '../support/demo-files.ts';

const products = demoCatalogue().documents.products as unknown as readonly Product[];
const filmsOf = ({ media_gallery = [] }: Product): MediaGalleryItem[] => media_gallery.filter(({ vid }) => vid);
const isThere = (sku: string): boolean => existsSync(join(demoFolder(), `films/${sku}.webm`));

test('every film is of a product in its first colour, whose picture stands for it', () => {
  const first = turned.map(({ sku }) => {
    const product = products.find((each) => each.sku === sku) as Record<string, unknown> | undefined;
    const [variant] = (product?.['configurable_children'] ?? []) as readonly Record<string, unknown>[];
    return { sku, colour: demoCode('color', (variant ?? product)?.['color']) };
  });
  expect(first).toEqual(turned);
});

test('films that are there are the last thing of their gallery, and no others are named', () => {
  const named = products.filter((product) => filmsOf(product).length > 0).map(({ sku }) => sku);
  expect(named.toSorted()).toEqual(
    products
      .map(({ sku }) => sku)
      .filter(isThere)
      .toSorted(),
  );
  for (const product of products.filter(({ sku }) => isThere(sku))) {
    const gallery = product.media_gallery!;
    expect(filmsOf(product)).toEqual(gallery.slice(-1));
    expect(filmsOf(product)[0]!.vid!.url).toBe(`/films/${product.sku}.webm`);
    expect(gallery.map(({ pos }) => pos)).toEqual(gallery.map((_, index) => index + 1));
    expect(zMediaGalleryItem.safeParse(gallery.at(-1)).success).toBe(true);
    expect(detailsFromWire(product).gallery).toHaveLength(gallery.length - 1);
  }
});
