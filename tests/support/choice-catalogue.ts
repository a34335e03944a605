import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import { likeLamp } from './like-lamp.ts';
import { testCatalogue } from './test-catalogue.ts';

const link = (id: number, sku: string, qty: number, more: object = {}): object => ({
  id,
  sku,
  qty,
  is_default: false,
  ...more,
});

/**
 * The small shop with three more products: a bundle of a lamp and any number of table lamps, a stool that is cheaper
 * from four pieces on, and a clock whose face has to be chosen.
 */
export function choiceCatalogue(): ImportedCatalogue {
  const catalogue = testCatalogue();
  const { products = [] } = catalogue.documents;
  const like = likeLamp(catalogue);
  const slots = [
    {
      option_id: 1,
      title: 'Lampe',
      type: 'radio',
      required: true,
      product_links: [link(1, 'LAMP', 1, { is_default: true })],
    },
    {
      option_id: 2,
      title: 'Bordlamper',
      type: 'radio',
      required: false,
      product_links: [link(2, 'TABLE-LAMP', 2, { can_change_quantity: true })],
    },
  ];
  const face = {
    option_id: 3,
    title: 'Skive',
    type: 'drop_down',
    is_require: true,
    values: [
      { option_type_id: 31, title: 'Hvit', price: 0, price_type: 'fixed' },
      { option_type_id: 32, title: 'Messing', price: 10, price_type: 'percent' },
    ],
  };
  const tier = { customer_group_id: 32_000, qty: 4, value: 720 };
  const more = [
    like(40, 'SET', { type_id: 'bundle', bundle_options: slots }),
    like(41, 'STOOL', { price_incl_tax: 1000, original_price_incl_tax: 1000, tier_prices: [tier] }),
    like(42, 'CLOCK', { price_incl_tax: 500, original_price_incl_tax: 500, custom_options: [face] }),
  ];
  return { ...catalogue, documents: { ...catalogue.documents, products: [...products, ...more] } };
}
