import { describe, expect, test } from 'vitest';
import { zAlbumAnswer } from '#schemas/api/generated/zod.gen.ts';
import { translatedLocales } from '../../import/facet-option.ts';
import { demoCatalogue } from '../demo-catalogue.ts';
import { albumAnswer } from './album-answer.ts';
import { albums } from './albums.ts';

const locales = ['nb-NO', ...translatedLocales];
const sold = new Map(
  demoCatalogue().documents.products!.map(({ sku, slug, name }) => [
    String(sku),
    { name: String(name), path: `/p/${String(sku)}/${String(slug)}` },
  ]),
);

describe.each(albums.map((album) => [album.name, album] as const))('the album %s', (_name, album) => {
  test.each(locales)('answers like the review provider in %s', (locale) => {
    const answer = albumAnswer(album, locale, sold);
    expect(zAlbumAnswer.safeParse(answer).error).toBeUndefined();
    expect(answer.response.images.every(({ tagged_products: tagged }) => tagged!.length > 0)).toBe(true);
  });

  test('speaks every language', () => {
    // A short line can be the same in Norwegian and Danish.
    for (const { caption } of album.entries) expect(new Set(caption).size).toBeGreaterThanOrEqual(caption.length - 1);
  });

  test('shows every product once, and none of its pictures twice', () => {
    const { images } = albumAnswer(album, 'nb-NO', sold).response;
    expect(images.length).toBeGreaterThanOrEqual(4);
    expect(new Set(images.map((image) => image.standard_url)).size).toBe(images.length);
    for (const { tagged_products: tagged } of images)
      expect(new Set(tagged!.map(({ id }) => id)).size).toBe(tagged!.length);
  });
});

test('pictures have numbers of their own', () => {
  const ids = albums.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('an album that names what nobody sells is noticed', () => {
  expect(() => albumAnswer(albums[0]!, 'nb-NO', new Map())).toThrow('does not sell');
});
