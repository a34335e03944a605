import { expect, test } from 'vitest';
import { type MaterialCode, materials } from '../../import/facet-options.ts';
import { demoProducts } from '../demo-catalogue.ts';
import { cmsBlocks } from './cms-blocks.ts';

const identifiers = cmsBlocks.map(({ identifier }) => String(identifier));

test('no two blocks share a name or a number', () => {
  expect(new Set(identifiers).size).toBe(identifiers.length);
  expect(new Set(cmsBlocks.map(({ id }) => id)).size).toBe(cmsBlocks.length);
});

test('whatever something is made of, the shop says how it is cared for', () => {
  const used = new Set(demoProducts.flatMap(({ facets }) => facets.material ?? []));
  expect(used.size).toBeGreaterThan(5);
  const care = [...used].map((code: MaterialCode) => `care-${materials[code].value}`);
  expect(care.filter((identifier) => !identifiers.includes(identifier))).toEqual([]);
});

test.each(['delivery-note', 'returns-note', 'size-guide'])('the pages of products find %s', (identifier) => {
  expect(identifiers).toContain(identifier);
});
