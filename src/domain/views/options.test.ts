import { expect, test } from 'vitest';
import { emptyCatalogueContext } from '#tests/support/catalogue-context.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import { summaryFromWire } from '../wire/product.ts';
import { optionView } from './options.ts';

const GREEN = 1;
const BEIGE = 2;
const sizes = { S: 11, M: 12, L: 13 };

/** A piece by its sku, as `GREEN-S`. */
const piece = (sku: string, price: number, qty: number, more: object = {}) => {
  const [color, size] = sku.split('-') as ['GREEN' | 'BEIGE', keyof typeof sizes];
  return {
    id: sku,
    sku,
    color: color === 'GREEN' ? GREEN : BEIGE,
    size: sizes[size],
    price_incl_tax: price,
    original_price_incl_tax: price,
    stock: { is_in_stock: qty > 0, qty },
    ...more,
  };
};

const options = [
  { attribute_id: 93, attribute_code: 'color', label: 'Farge', values: [] },
  { attribute_id: 94, attribute_code: 'size', label: 'Størrelse', values: [] },
];
const colour = {
  attributeId: '93',
  attributeCode: 'color',
  label: 'Farge',
  values: [{ value: GREEN, label: 'Grønn' }],
};

/** The article that a click on green leads to, beside the large beige one, and why it is another than was asked for. */
const ofGreen = (...pieces: object[]) => {
  const wire = wireProduct('RUG', {
    type_id: 'configurable',
    configurable_options: options,
    configurable_children: [...pieces, piece('BEIGE-L', 1000, 5)] as never,
  });
  const choice = { color: BEIGE, size: sizes.L };
  const [green] = optionView(summaryFromWire(wire), colour, choice, emptyCatalogueContext).values;
  return [green!.sku, green!.obstacle];
};

test.each<[string, object[], string, string | null]>([
  ['the whole choice', [piece('GREEN-S', 10, 5), piece('GREEN-L', 5000, 5)], 'GREEN-L', null],
  [
    'one that can be bought, where the first is sold out and the choice is not made',
    [piece('GREEN-S', 10, 0), piece('GREEN-M', 5000, 5)],
    'GREEN-M',
    'noSuchConfiguration',
  ],
  [
    'one that can be bought, where the whole choice is sold out',
    [piece('GREEN-L', 10, 0), piece('GREEN-M', 5000, 5)],
    'GREEN-M',
    'variantOutOfStock',
  ],
  [
    'the cheapest of those that are as near',
    [piece('GREEN-S', 5000, 5), piece('GREEN-M', 4000, 5)],
    'GREEN-M',
    'noSuchConfiguration',
  ],
  [
    'the whole choice, where nothing of that colour can be bought',
    [piece('GREEN-S', 10, 0), piece('GREEN-L', 10, 0)],
    'GREEN-L',
    'variantOutOfStock',
  ],
  [
    'one that may come back rather than one that is not sold any more',
    [piece('GREEN-S', 10, 5, { status: 2 }), piece('GREEN-M', 10, 0)],
    'GREEN-M',
    'noSuchConfiguration',
  ],
])('a value leads to %s (spec 4: variant selection, D43)', (_name, pieces, sku, obstacle) => {
  expect(ofGreen(...pieces)).toEqual([sku, obstacle]);
});
