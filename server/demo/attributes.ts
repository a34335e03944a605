import { attributeDocuments, type FacetCode } from '../import/facet-attributes.ts';
import type { FacetOption } from '../import/facet-option.ts';
import type { WireDocument } from '../store/collections.ts';
import type { DemoProduct } from './demo-product.ts';
import { facetOptions } from './facet-values.ts';
import { demoColours, sizes } from './options.ts';
import { shippingTypeDocument } from './shipping-type.ts';
import { spoken, type Texts } from './texts.ts';

/** The size of a bed: an option beside the colour, not a filter of listings. */
export const SIZE_ATTRIBUTE = {
  id: 181,
  code: 'size',
  label: ['Størrelse', 'Storlek', 'Size', 'Størrelse', 'Koko'] as Texts,
} as const;

/** Attributes with all options that the products and their variants use, and the campaigns that they were part of. */
export function demoAttributes(products: readonly DemoProduct[], campaigns: readonly FacetOption[]): WireDocument[] {
  const used: Partial<Record<FacetCode, FacetOption[]>> = {};
  const use = (code: FacetCode, option: FacetOption): void => {
    const options = (used[code] ??= []);
    if (!options.includes(option)) options.push(option);
  };
  for (const product of products) {
    for (const [code, option] of Object.entries(facetOptions(product))) use(code as FacetCode, option);
    for (const { colour } of product.variants ?? []) use('color', demoColours[colour]);
  }
  for (const campaign of campaigns) use('product_campaign', campaign);
  return [...attributeDocuments(used), sizeDocument(), shippingTypeDocument()];
}

function sizeDocument(): WireDocument {
  const { id, code, label } = SIZE_ATTRIBUTE;
  return {
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_input: 'select',
    ...spoken({ frontend_label: label, default_frontend_label: label }),
    is_comparable: true,
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: true,
    options: Object.values(sizes),
  };
}
