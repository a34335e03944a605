import { expect, test } from 'vitest';
import { demoCatalogue } from '../../tests/support/demo-catalogue.ts';
import { models } from '../models/models.ts';
import { articleRooms } from './article-rooms.ts';
import { rooms } from './rooms.ts';

test('every article has a room, and no room waits for an article', () => {
  const keys = demoCatalogue().documents.blog_posts!.map((post) => String(post['url_key']));
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
