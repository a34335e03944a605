import { describe, expect, test } from 'vitest';
import { productFacts } from '#domain/views/product-facts.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire } from '#domain/wire/references.ts';
import type { Attribute, Product } from '#schemas/api/generated/types.gen.ts';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';
import { demoCode } from '../support/demo-files.ts';

const { products = [], attributes = [] } = demoCatalogue().documents;
const known = attributes.map((attribute) => attributeFromWire(attribute as unknown as Attribute));
const FLOOR_TABLE_AND_CEILING = [61, 62, 63];
const lamps = products.filter(({ category_ids: ids }) =>
  FLOOR_TABLE_AND_CEILING.some((id) => (ids as readonly number[]).includes(id)),
) as unknown as readonly Product[];

const factsOf = (lamp: Product, locale: string) => {
  const context = {
    ...emptyCatalogueContext,
    freshMs: 60_000,
    locale,
    attributes: new Map(known.map((attribute) => [attribute.code, attribute])),
  };
  return productFacts(summaryFromWire(lamp), detailsFromWire(lamp), lamp.sku, context).technical;
};

describe('whoever buys a lamp knows its socket, its power, its bulb, its dimmer, its cord and where it may hang', () => {
  test.each([
    ['nb-NO', ['Sokkel', 'Effekt', 'Lyspære', 'Dimming', 'Ledning', 'Kapsling']],
    ['sv-SE', ['Sockel', 'Effekt', 'Ljuskälla', 'Dimring', 'Sladd', 'Kapslingsklass']],
    ['en-US', ['Socket', 'Wattage', 'Bulb', 'Dimming', 'Cord', 'IP rating']],
  ] as const)('in %s', (locale, labels) => {
    expect(lamps.length).toBeGreaterThan(10);
    for (const lamp of lamps) expect(factsOf(lamp, locale).map(({ label }) => label)).toEqual(labels);
  });

  test('in words of the language', () => {
    const kuppel = lamps.find(({ sku }) => sku === 'KUPPEL-GULVLAMPE')!;
    expect(factsOf(kuppel, 'en-US').map(({ value }) => value)).toEqual([
      'E27',
      'Max. 40 W',
      'Warm LED included',
      'Dimmer on the lamp',
      '2 or 4 m',
      'IP20, for dry rooms',
    ]);
  });
});

test('a lamp is found as dimmable where its facts say that it has a dimmer', () => {
  for (const lamp of lamps) {
    const ofFilter = demoCode('product_function', lamp['product_function']) === 'dimmable';
    const ofFacts = ['lamp', 'steps'].includes(demoCode('product_dimming', lamp['product_dimming']) ?? '');
    expect(ofFilter, lamp.sku).toBe(ofFacts);
  }
});
