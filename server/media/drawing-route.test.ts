import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { drawFurniture } from '../drawings/draw-furniture.ts';
import { drawingRoutes } from './drawing-route.ts';

const app = new Hono();
drawingRoutes(app);

test.each(['/media/drawn/sofa-3-green.svg', '/media/drawn/sofa-3-green.svg?w=320'])(
  '%s is a drawing for ever',
  async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(drawFurniture('sofa-3', 'green'));
  },
);

test.each([
  ['an unknown kind', 'piano-green.svg'],
  ['an unknown colour', 'sofa-3-beaver.svg'],
  ['no colour', 'sofa-3.svg'],
  ['another format', 'sofa-3-green.png'],
  ['a name that objects have', 'constructor-green.svg'],
  ['a way out', '..%2Fsofa-3-green.svg'],
])('%s is not found', async (_name, file) => {
  const response = await app.request(`/media/drawn/${file}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, result: { code: 'NOT_FOUND' } });
});
