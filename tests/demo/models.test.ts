import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sizeInMetres } from '#domain/augmented-reality.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { contentsOf } from '../../studio/ar/glb-contents.ts';
import { entriesOf, usdzContents } from '../../studio/ar/usdz-contents.ts';
import { demoFolder } from '#server/environment.ts';
import { inColour } from '#server/media/in-colour.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';

const products = demoCatalogue().documents.products as unknown as readonly Product[];
const modelled = products.filter(({ model_glb }) => model_glb !== undefined);

test('every model that is there belongs to a product, and its page has it', () => {
  const files = new Set(readdirSync(join(demoFolder(), 'models')).map((name) => `/models/${name}`));
  expect(files.size).toBeGreaterThan(80);
  const models = modelled.map((product) => detailsFromWire(product).models);
  expect(new Set(models.flatMap(({ glb, usdz }) => [glb, usdz]))).toEqual(files);
});

test('every drawing in lines that is there belongs to a product, and its page has it', () => {
  const files = readdirSync(join(demoFolder(), 'outlines')).map((name) => `/outlines/${name}`);
  const drawn = products.flatMap((product) => {
    const { models, outlineOf = {} } = detailsFromWire(product);
    return [models.outline ?? [], Object.values(outlineOf)].flat();
  });
  expect([...new Set(drawn)].toSorted()).toEqual(files.toSorted());
});

test('every variant of a product with a model for iPhone and iPad has the address of its colour in it', () => {
  for (const product of modelled.filter(({ configurable_children: variants = [] }) => variants.length > 0)) {
    const usdz = readFileSync(join(demoFolder(), product.model_usdz!));
    const colours = [...usdzContents(usdz).looks.keys()];
    const addresses = product.configurable_children!.map(({ sku }) => detailsFromWire(product).usdzOf?.[sku]);
    expect(new Set(addresses)).toEqual(new Set(colours.map((colour) => `/models/${product.sku}/${colour}.usdz`)));
    for (const colour of colours) {
      const [scene] = entriesOf(inColour(usdz, colour)!);
      expect(Buffer.from(scene!.bytes).includes(`string colour = "${colour}"`)).toBe(true);
    }
  }
});

test.each(modelled.map((product) => [product.sku, product] as const))(
  'the metres that the page of %s states are those of its model',
  (_sku, product) => {
    const ofAndroid = contentsOf(readFileSync(join(demoFolder(), product.model_glb!)));
    const ofApple = usdzContents(readFileSync(join(demoFolder(), product.model_usdz!)));
    const { measures } = summaryFromWire(product);
    const stated = sizeInMetres(Object.entries(measures).map(([field, value]) => ({ field, value })));
    expect(Object.values(stated).filter((metres) => metres !== null)).not.toEqual([]);
    for (const { size } of [ofAndroid, ofApple]) {
      const shown = { width: size.x, depth: size.z, height: size.y };
      for (const side of ['width', 'depth', 'height'] as const) {
        if (stated[side] !== null) expect(Math.abs(shown[side] - stated[side]), side).toBeLessThan(0.01);
      }
    }
  },
);
