import { expect, test } from 'vitest';
import { blogPosts } from '#server/demo/magazine/blog-posts.ts';
import { demoProducts } from '#server/demo/demo-catalogue.ts';
import { models } from '../models/models.ts';
import { articleRooms } from './article-rooms.ts';
import { rooms } from './rooms.ts';

test('every article has a room, and no room waits for an article', () => {
  const paths = new Map(demoProducts.map(({ sku }) => [sku, `/p/${sku}`]));
  const keys = blogPosts(paths).map((post) => String(post['url_key']));
  expect(articleRooms.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

test('rooms are furnished with products in colours that the studio knows', () => {
  const known = new Set(models.flatMap(({ sku, colours }) => Object.keys(colours).map((colour) => `${sku} ${colour}`)));
  const shown = [...rooms, ...articleRooms].flatMap(({ furnish }) =>
    furnish().flatMap((thing) => ('sku' in thing ? [`${thing.sku} ${thing.colour}`] : [])),
  );
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((each) => !known.has(each))).toEqual([]);
});
