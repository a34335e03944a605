import { type DemoColour, demoColours } from './options.ts';
import { netOfGross } from './price.ts';
import { labelOf, spoken } from './texts.ts';

const LETTERS_MAX = 24;

/** Letters burned into the wood, of a product that can be engraved. Gross kroner. */
export function engraving(sku: string, optionId: number, price: number): Record<string, unknown> {
  return {
    option_id: optionId,
    product_sku: sku,
    ...spoken({ title: ['Gravering', 'Gravyr', 'Engraving', 'Gravering', 'Kaiverrus'] }),
    type: 'field',
    sort_order: 1,
    is_require: false,
    max_characters: LETTERS_MAX,
    price: netOfGross(price),
    price_type: 'fixed',
  };
}

/** A piece of the cloth by post, before a sofa is chosen; it costs nothing. */
export function fabricSample(sku: string, optionId: number, cloths: readonly DemoColour[]): Record<string, unknown> {
  return {
    option_id: optionId,
    product_sku: sku,
    ...spoken({ title: ['Stoffprøve', 'Tygprov', 'Fabric sample', 'Stofprøve', 'Kangasnäyte'] }),
    type: 'drop_down',
    sort_order: 2,
    is_require: false,
    values: cloths.map((cloth, index) => ({
      option_type_id: optionId * 10 + index + 1,
      ...spoken({ title: labelOf(demoColours[cloth]) }),
      price: 0,
      price_type: 'fixed',
      sort_order: index + 1,
    })),
  };
}
