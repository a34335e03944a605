import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detailsFromWire } from '#domain/wire/product.ts';
import type { MediaGalleryItem, Product } from '#schemas/api/generated/types.gen.ts';
import { zMediaGalleryItem } from '#schemas/api/generated/zod.gen.ts';
import { turned } from '../../studio/turntables/turned.ts';
import { demoFolder } from '../environment.ts';
import { demoProducts, designedProducts } from './demo-catalogue.ts';
import { productDocument } from './product-document.ts';
import { turntableOf } from './turntables.ts';

const products = demoProducts.map(productDocument) as unknown as readonly Product[];
const filmsOf = ({ media_gallery = [] }: Product): MediaGalleryItem[] => media_gallery.filter(({ vid }) => vid);
const isThere = (sku: string): boolean => existsSync(join(demoFolder(), `turntables/${sku}.webm`));

test('every film is of a product in its first colour, whose picture stands for it', () => {
  const first = turned.map(({ sku }) => {
    const product = designedProducts.find((each) => each.sku === sku);
    return { sku, colour: product?.variants?.[0]?.colour ?? product?.colour };
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
    expect(filmsOf(product)[0]!.vid!.url).toBe(`/turntables/${product.sku}.webm`);
    expect(gallery.map(({ pos }) => pos)).toEqual(gallery.map((_, index) => index + 1));
    expect(zMediaGalleryItem.safeParse(gallery.at(-1)).success).toBe(true);
    expect(detailsFromWire(product).gallery).toHaveLength(gallery.length - 1);
  }
});

test('a film fits the contract, is called by its product, and is there only with its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stua-films-'));
  mkdirSync(join(folder, 'turntables'));
  writeFileSync(join(folder, 'turntables', 'HEIM-3.webm'), '');
  const names = ['a', 'b', 'c', 'd', 'e'] as const;
  const filmOf = (sku: string): object[] => turntableOf(sku, names, { image: '/a.webp', pos: 4 }, folder);
  expect(filmOf('HEIM-4')).toEqual([]);
  const [film] = filmOf('HEIM-3');
  expect(zMediaGalleryItem.parse(film)).toMatchObject({
    image: '/a.webp',
    pos: 4,
    typ: 'external-video',
    lab: 'a, fra alle sider',
    translations: { 'en-US': { lab: 'c, from all sides' } },
    vid: { video_id: 'HEIM-3', url: '/turntables/HEIM-3.webm', type: 'turntable' },
  });
  rmSync(folder, { recursive: true });
});
