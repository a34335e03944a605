import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeInMetres } from '#domain/augmented-reality.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { contentsOf } from '../../studio/ar/glb-contents.ts';
import { demoFolder } from '#server/environment.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';

const products = demoCatalogue().documents.products as unknown as readonly Product[];
const modelled = products.filter(({ model_glb }) => model_glb !== undefined);

test('every model that is there belongs to a product, and its page has it', () => {
  const files = new Set(readdirSync(join(demoFolder(), 'models')).map((name) => `/models/${name}`));
  expect(files.size).toBeGreaterThan(40);
  expect(new Set(modelled.map((product) => detailsFromWire(product).models.glb))).toEqual(files);
});

test.each(modelled.map((product) => [product.sku, product] as const))(
  'the metres that the page of %s states are those of its model',
  (_sku, product) => {
    const { size } = contentsOf(readFileSync(join(demoFolder(), product.model_glb!)));
    const shown = { width: size.x, depth: size.z, height: size.y };
    const { measures } = summaryFromWire(product);
    const stated = sizeInMetres(Object.entries(measures).map(([field, value]) => ({ field, value })));
    expect(Object.values(stated).filter((metres) => metres !== null)).not.toEqual([]);
    for (const side of ['width', 'depth', 'height'] as const) {
      if (stated[side] !== null) expect(Math.abs(shown[side] - stated[side]), side).toBeLessThan(0.01);
    }
  },
);
