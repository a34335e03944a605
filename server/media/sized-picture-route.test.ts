import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sizedPictureRoutes } from './sized-picture-route.ts';

const app = new Hono();
sizedPictureRoutes(app);
const hero = 'photos/HEIM-3/green-hero.moss.webp';

test.each([
  [`310/300/resize/${hero}`, `/media/${hero}?w=320`],
  [`120/0/fit/${hero}`, `/media/${hero}?w=120`],
  [`1/1/resize/blog/en-sofa.webp`, '/media/blog/en-sofa.webp?w=120'],
  [`1680/1/resize/${hero}`, `/media/${hero}?w=1680`],
  [`2000/2000/fit/${hero}`, `/media/${hero}`],
  ['310/300/resize/photos/HEIM-3/green-hero.cutout.webp', '/media/photos/HEIM-3/green-hero.webp?w=320'],
  ['310/300/resize/drawn/sofa-3-grey.svg', '/media/drawn/sofa-3-grey.svg'],
])('/img/%s is %s', async (path, location) => {
  const answer = await app.request(`/img/${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each([
  [`0/300/resize/${hero}`, 400],
  [`2001/300/resize/${hero}`, 400],
  [`99999/300/resize/${hero}`, 400],
  [`wide/300/resize/${hero}`, 404],
  [`310/300/crop/${hero}`, 404],
  ['310/300/resize/api/cart/create', 404],
  ['310/300/resize/photos/../../etc/passwd', 404],
  ['310/300/resize/photos/%2e%2e/%2e%2e/api', 404],
  ['310/300/resize//evil.test/a.webp', 404],
  ['310/300/resize/photos/A/b.webp%0d%0aset-cookie:a=b', 404],
  [`310/300/resize/photos/${'A'.repeat(5000)}/b.webp`, 404],
  ['310/300/resize/', 404],
])('/img/%s is refused with %i', async (path, status) => {
  expect((await app.request(`/img/${path}`)).status).toBe(status);
});
