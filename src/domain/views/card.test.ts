import { expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { summaryFromWire } from '../wire/product.ts';
import { cardView } from './card.ts';

const fromStock = { min: 3, max: 10 };

const card = (...children: object[]) =>
  cardView(
    summaryFromWire(
      wireProduct('CHAIR', {
        type_id: 'configurable',
        configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
        configurable_children: children as never,
      }),
    ),
    { ...emptyCatalogueContext, fromStock },
  );

test('a card has the colours in which its product is sold', () => {
  const { swatches } = card({ id: 2, sku: 'RED', color: 1 }, { id: 3, sku: 'BLUE', color: 2, status: 2 });
  expect(swatches.map(({ value }) => value)).toEqual(['1']);
});

test.each([
  ['sold variants', [{ id: 2, sku: 'RED', color: 1 }], 'in_stock', '3–10'],
  ['no sold variants', [{ id: 2, sku: 'RED', color: 1, status: 2 }], 'out_of_stock', undefined],
  ['no variants at all, though it could only be bought as one', [], 'out_of_stock', undefined],
])('a product with %s', (_what, children, stock, span) => {
  const { delivery, ...shown } = card(...children);
  expect([shown.stock, delivery?.span]).toEqual([stock, span]);
});
