import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { WireDocument } from '#server/store/collections.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';

const { documents } = demoCatalogue();
const posts = documents.blog_posts!;
const themes = documents.blog_categories!;
const addresses = new Set(documents.products!.map(({ sku, slug }) => `/p/${String(sku)}/${String(slug)}`));

const MONTHS_BEFORE = Date.UTC(2025, 8, 20);
const TODAY = Date.UTC(2026, 10, 20);
const WORDS_MIN = 250;
const WORDS_MAX = 450;

/** The article's HTML in Norwegian and in its other languages. */
function contentsOf(post: WireDocument): readonly string[] {
  const translations = post['translations'] as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return [post['content'] as string, ...Object.values(translations).map((texts) => texts['content']!)];
}

const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, path]) => path!);
const wordsIn = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;

describe.each(posts.map((post) => [String(post['url_key']), post] as const))('%s', (key, post) => {
  test('leads to products that the shop sells, to the same ones in every language', () => {
    const [first, ...others] = contentsOf(post).map((html) => linksIn(html).toSorted());
    expect(first!.length).toBeGreaterThan(0);
    expect(first!.filter((path) => !addresses.has(path))).toEqual([]);
    for (const links of others) expect(links).toEqual(first);
  });

  test('is as long as a page of a magazine, and says everything in every language', () => {
    const [norwegian, ...others] = contentsOf(post);
    expect(wordsIn(norwegian!)).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(wordsIn(norwegian!)).toBeLessThanOrEqual(WORDS_MAX);
    for (const html of others) {
      expect(html.match(/<(?:p|h2|li)>/g)).toEqual(norwegian!.match(/<(?:p|h2|li)>/g));
    }
  });

  test('is plain HTML: nothing is left of how it was written, nothing is open', () => {
    for (const html of contentsOf(post)) {
      expect(html.replaceAll(/<\/?(?:p|h2|ul|li)>|<a href="[^"<>]*">|<\/a>/g, '')).not.toMatch(/[<>&[\]]|##/);
      for (const tag of ['p', 'h2', 'ul', 'li', 'a']) {
        expect(html.split(new RegExp(`<${tag}[ >]`)).length, tag).toBe(html.split(`</${tag}>`).length);
      }
    }
  });

  test('was published in the last fourteen months, under its own name', () => {
    const date = Date.parse(`${String(post['publish_date']).replace(' ', 'T')}Z`);
    expect(date).toBeGreaterThan(MONTHS_BEFORE);
    expect(date).toBeLessThan(TODAY);
    expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(post['featured_image_file']).toBe(`/blog/${key}.webp`);
  });

  test('has the picture that it names, as the studio took it', () => {
    expect(existsSync(`demo/pictures${String(post['featured_image_file'])}`)).toBe(true);
  });

  test('belongs to themes that exist', () => {
    const ids = post['blog_category_ids'] as number[];
    const named = post['blog_categories'] as readonly WireDocument[];
    expect(named.map(({ id }) => id)).toEqual(ids);
    for (const { id, name, url_key } of named) {
      expect(themes.find((theme) => theme.id === id)).toMatchObject({ name, url_key });
    }
  });
});

test('no two articles or themes have one address, and every theme has articles', () => {
  const keys = [...posts, ...themes].map((document) => document['url_key']);
  expect(new Set(keys).size).toBe(keys.length);
  const used = new Set(posts.flatMap((post) => post['blog_category_ids'] as number[]));
  expect(themes.filter(({ id }) => !used.has(Number(id)))).toEqual([]);
});
