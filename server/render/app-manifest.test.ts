import { expect, test } from 'vitest';
import { storeViews } from '#config/stores.ts';
import { manifestPath, storeManifests } from './app-manifest.ts';

const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value));

test('an installed shop opens the store view that it was installed from', () => {
  const files = new Map([['/manifest.webmanifest', bytes({ name: 'Stua', start_url: '/', scope: '/' })]]);
  const manifests = storeManifests(files, storeViews);
  expect([...manifests.keys()]).toEqual(['/default/manifest.webmanifest']);
  const read = JSON.parse(new TextDecoder().decode(manifests.get('/default/manifest.webmanifest'))) as object;
  expect(read).toEqual({ name: 'Stua', id: '/default', start_url: '/default', scope: '/' });
  expect(manifestPath({ prefix: '' })).toBe('/manifest.webmanifest');
});

test('sources without a build have none', () => {
  expect(storeManifests(null, storeViews).size).toBe(0);
});
