import type { FacetOption } from '../import/facet-option.ts';
import { option } from '../import/facet-option.ts';
import type { WireDocument } from '../store/collections.ts';
import type { DemoProduct, Measures } from './demo-product.ts';
import { spoken, type Texts } from './texts.ts';

/** What a carrier takes as a parcel. */
const PARCEL_MAX_KG = 20;
const PARCEL_MAX_CM = 120;

/** How a product travels: what fits into a parcel is fetched or comes by post, furniture is brought home. */
const shippingTypes = {
  parcel: option('parcel', 'Pakke', 'Paket', 'Parcel', 'Pakke', 'Paketti'),
  home: option('home', 'Hjemlevering', 'Hemleverans', 'Home delivery', 'Hjemmelevering', 'Kotiinkuljetus'),
} as const satisfies Record<string, FacetOption>;

const attribute = {
  id: 182,
  label: ['Leveringsmåte', 'Leveranssätt', 'Shipping type', 'Leveringsmåde', 'Toimitustapa'] as Texts,
} as const;

/** The field `product_shipping_type`; products that nobody carries have none. */
export function shippingTypeField({ type, measures }: DemoProduct): { product_shipping_type?: string } {
  if (type === 'virtual' || type === 'downloadable') return {};
  return { product_shipping_type: measures && isParcel(measures) ? 'parcel' : 'home' };
}

function isParcel({ width = 0, depth = 0, height = 0, weight = Infinity }: Measures): boolean {
  return weight <= PARCEL_MAX_KG && Math.max(width, depth, height) <= PARCEL_MAX_CM;
}

/** The attribute with its options. */
export function shippingTypeDocument(): WireDocument {
  const { id, label } = attribute;
  return {
    id,
    attribute_id: id,
    attribute_code: 'product_shipping_type',
    frontend_input: 'select',
    ...spoken({ frontend_label: label, default_frontend_label: label }),
    is_comparable: false,
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: false,
    options: Object.values(shippingTypes),
  };
}
