import { expect, test } from 'vitest';
import type { WireDocument } from '#server/store/collections.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoPicturePaths } from '../support/demo-files.ts';

type Fields = Readonly<Record<string, unknown>>;

const { documents } = demoCatalogue();
const files = new Map(documents.static_content!.map((file) => [file.id, file]));
const lists = [...files.values()].flatMap(
  (file: WireDocument) => Object.values(file).filter(Array.isArray) as Fields[][],
);
const links = lists.flat().filter((row) => 'link' in row);
const known = new Set([
  ...documents.categories!.map((category) => `/${String(category['url_path'])}`),
  ...documents.cms_pages!.map((page) => `/${String(page['identifier'])}`),
  ...documents.products!.map(({ sku, slug }) => `/p/${String(sku)}/${String(slug)}`),
]);

test('every file of the contract is there, and none of its lists is empty', () => {
  expect(new Set(files.keys())).toEqual(
    new Set(['banners.json', 'default-content.json', 'instagram.json', 'keyword-url-map.json', 'main-image.json']),
  );
  expect(Object.keys(files.get('banners.json')!)).toEqual(
    expect.arrayContaining(['mainBanners', 'smallBanners', 'productBanners', 'menuAsideBanners']),
  );
  expect(lists.filter((rows) => rows.length === 0)).toEqual([]);
});

test('banners lead somewhere, stand where a category is, and show a picture that was taken', () => {
  const taken = demoPicturePaths();
  const paths = new Set(documents.categories!.map((category) => category['url_path']));
  const albums = new Set((files.get('instagram.json')!['tiles'] as Fields[]).map((tile) => tile['category']));
  expect(links.filter(({ link }) => !known.has(link as string))).toEqual([]);
  expect(links.filter(({ image }) => !taken.has(image as string))).toEqual([]);
  expect(links.filter(({ category }) => category && !paths.has(category) && !albums.has(category))).toEqual([]);
});

test('every room has a picture at its head', () => {
  const rooms = documents.categories!.filter((category) => category['level'] === 2).map(({ url_path }) => url_path);
  const heads = (files.get('main-image.json')!['image'] as Fields[]).map(({ category }) => category);
  expect(heads).toHaveLength(rooms.length);
  expect(new Set(heads)).toEqual(new Set(rooms));
});

test('words that lead to a page lead to one that is there, and each to one only', () => {
  const rows = files.get('keyword-url-map.json')!['klevu_keywordUrlMap'] as { keywords: string[]; url: string }[];
  expect(rows.filter(({ url }) => !known.has(url.replace(/^\/i\//, '/')))).toEqual([]);
  const words = rows.flatMap(({ keywords }) => keywords);
  expect(new Set(words).size).toBe(words.length);
});

test('what the shop promises has lines in every language', () => {
  const entries = files.get('default-content.json')!['entries'] as Fields[];
  for (const { message, translations } of entries) {
    for (const texts of Object.values(translations as Record<string, Fields>)) {
      expect(texts['message']).toHaveLength((message as string[]).length);
    }
  }
});
