import { expect, test } from 'vitest';
import { demoCatalogue } from '../support/demo-catalogue.ts';

type Fields = Readonly<Record<string, unknown>>;

const { documents } = demoCatalogue();
const [{ navItems, footerItems }] = documents.navigation as unknown as [Record<string, Fields[]>];
const pages = documents.cms_pages!.map((page) => `/${String(page['identifier'])}`);

// A heading leads nowhere.
const urlsOf = (items: readonly Fields[]): unknown[] =>
  items.flatMap(({ url, children }) => [...(url === undefined ? [] : [url]), ...urlsOf(children as Fields[])]);

test('the menu leads to categories', () => {
  const categories = new Set(documents.categories!.map((category) => `/${String(category['url_path'])}`));
  expect(urlsOf(navItems!).filter((url) => !categories.has(url as string))).toEqual([]);
});

test('the foot of the shop leads to the series, to the magazine, to the reviews of the shop, to every page of words, and nowhere else', () => {
  expect(new Set(urlsOf(footerItems!))).toEqual(new Set(['/kundeanmeldelser', '/kolleksjoner', '/magazine', ...pages]));
});
