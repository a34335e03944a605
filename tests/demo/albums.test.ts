import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoJson, demoPictures } from '../support/demo-files.ts';

interface Entry {
  readonly id: number;
  readonly image: string;
  readonly products: readonly string[];
  readonly sent_on: string;
  readonly caption: string;
  readonly translations: Readonly<Record<string, { readonly caption: string }>>;
}

const albums = demoJson('home/albums.json') as readonly { readonly name: string; readonly entries: readonly Entry[] }[];
const { products = [], static_content: files = [] } = demoCatalogue().documents;
const sold = new Set(products.map(({ sku }) => String(sku)));
const taken = new Set(demoPictures.map(({ file }) => file));

describe.each(albums.map((album) => [album.name, album.entries] as const))('the album %s', (name, entries) => {
  test('shows pictures that were taken, of what the shop sells', () => {
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(entries.filter(({ image }) => !taken.has(image))).toEqual([]);
    for (const entry of entries) {
      expect(entry.products.length).toBeGreaterThan(0);
      expect(entry.products.filter((sku) => !sold.has(sku))).toEqual([]);
      expect(entry.image).toContain(`/${entry.products[0]}/`);
    }
  });

  test('speaks every language', () => {
    // A short line can be the same in Norwegian and Danish.
    for (const { caption, translations } of entries) {
      const captions = [caption, ...Object.values(translations).map((texts) => texts.caption)];
      expect(captions).toHaveLength(5);
      expect(new Set(captions).size).toBeGreaterThanOrEqual(captions.length - 1);
    }
  });

  test('shows every product once, and none of its pictures twice', () => {
    expect(new Set(entries.map(({ image }) => image)).size).toBe(entries.length);
    for (const entry of entries) expect(new Set(entry.products).size).toBe(entry.products.length);
  });

  test('has its two newest pictures on the home page', () => {
    const tiles = files.find(({ id }) => id === 'instagram.json')!['tiles'] as readonly Readonly<
      Record<string, unknown>
    >[];
    const newest = entries.toSorted((a, b) => (a.sent_on < b.sent_on ? 1 : -1)).slice(0, 2);
    const own = tiles.filter(({ category }) => category === name);
    expect(own.map(({ title }) => title)).toEqual(newest.map(({ caption }) => caption));
  });
});

test('pictures have numbers of their own', () => {
  const ids = albums.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
