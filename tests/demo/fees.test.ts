import { expect, test } from 'vitest';
import { feesFor } from '#domain/checkout-costs.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import { settingsFromWire } from '#domain/wire/settings.ts';
import type { Product, StoreSettings } from '#schemas/api/generated/types.gen.ts';
import { shopBasics } from '#server/import/shop-basics.ts';
import { demoCatalogue } from '../support/demo-catalogue.ts';

const { products = [] } = demoCatalogue().documents;
const settings = settingsFromWire(shopBasics().store_settings[0] as unknown as StoreSettings);
const home = { country: 'NO', shippingMethod: 'logtrade/home' };

/** The options that a cart with one piece of each is offered. */
function servicesFor(...skus: readonly string[]): string[] {
  const lines = skus.map((sku) => {
    const { measures, categoryIds } = summaryFromWire(products.find((each) => each.sku === sku) as unknown as Product);
    return { weight: measures['weight'] ?? null, categoryIds, delivery: null };
  });
  return feesFor(settings, home, lines).flatMap(({ options }) => options.map(({ label }) => label));
}

const ASSEMBLY = ['Montering av ett møbel', 'Montering av hele bestillingen'];
const OLD_SOFA = 'Gammel sofa eller seng hentes';
const OLD_PIECE = 'Annet gammelt møbel hentes';

test.each<[string, string, readonly string[]]>([
  ['a sofa', 'NORDVIK-3', [...ASSEMBLY, OLD_SOFA, OLD_PIECE]],
  ['a bed', 'RO-SENG', [...ASSEMBLY, OLD_SOFA, OLD_PIECE]],
  ['a dining table', 'NAUST-SPISEBORD', [...ASSEMBLY, OLD_PIECE]],
  ['a light armchair', 'TROMME-SVING', ASSEMBLY],
  ['a mattress is not put together', 'HVIL-MADRASS', []],
  ['a heavy mattress takes the place of another', 'RO-MADRASS-160', [OLD_SOFA, OLD_PIECE]],
  ['a parasol', 'BRIS-PARASOLL-300', []],
  ['a rug', 'MYK-RYE', []],
  ['a mirror', 'TIND-SPEIL', []],
  ['a lamp', 'KUPPEL-GULVLAMPE', []],
  ['a vase', 'FLUKT-VASE', []],
])('the services that are offered with %s fit it', (_what, sku, expected) => {
  expect(servicesFor(sku)).toEqual(expected);
});

test('one piece of the cart is enough', () => {
  expect(servicesFor('FLUKT-VASE', 'MYK-RYE', 'NAUST-SPISEBORD')).toEqual([...ASSEMBLY, OLD_PIECE]);
});
