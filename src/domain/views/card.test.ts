import { expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import type { Filters } from '../listing.ts';
import { summaryFromWire } from '../wire/product.ts';
import { cardView } from './card.ts';

const fromStock = { min: 3, max: 10 };

const card = (...children: object[]) => filteredCard({}, ...children);

const filteredCard = (filters: Filters, ...children: object[]) =>
  cardView(
    summaryFromWire(
      wireProduct('CHAIR', {
        type_id: 'configurable',
        configurable_options: [{ attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] }],
        configurable_children: children as never,
      }),
    ),
    { ...emptyCatalogueContext, fromStock },
    filters,
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

const yellow = { id: 2, sku: 'YELLOW', color: 1, stock: { is_in_stock: false, qty: 0 } };
const red = { id: 3, sku: 'RED', color: 2, stock: { is_in_stock: true, qty: 9 } };
const large = { id: 4, sku: 'LARGE', color: 1, product_width: 90, stock: { is_in_stock: true, qty: 2 } };

test.each<[string, Filters, readonly object[], readonly [sku: string, stock: string, span: string | undefined]]>([
  ['no filters', {}, [yellow, red], ['RED', 'in_stock', '3–10']],
  ['a colour that is sold out', { color: ['1'] }, [yellow, red], ['YELLOW', 'out_of_stock', undefined]],
  ['the other colour', { color: ['2'] }, [yellow, red], ['RED', 'in_stock', '3–10']],
  ['both colours', { color: ['1', '2'] }, [yellow, red], ['RED', 'in_stock', '3–10']],
  ['a colour of which a size is there', { color: ['1'] }, [yellow, red, large], ['LARGE', 'low_stock', '3–10']],
  ['a colour that nothing has', { color: ['3'] }, [yellow, red], ['RED', 'in_stock', '3–10']],
  ['what its variants do not differ in', { product_brand: ['7'] }, [yellow, red], ['RED', 'in_stock', '3–10']],
])('stock and delivery are those of the variants that the filters leave: %s', (_what, filters, children, shown) => {
  const { articleSku, stock, delivery } = filteredCard(filters, ...children);
  expect([articleSku, stock, delivery?.span]).toEqual(shown);
});
