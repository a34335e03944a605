import type { FacetCode } from '../import/facet-attributes.ts';
import type { FacetOption } from '../import/facet-option.ts';
import { forms, functions, materials, saleStatuses } from '../import/facet-options.ts';
import { demoCampaigns } from './campaigns.ts';
import type { DemoProduct } from './demo-product.ts';
import { brands, demoColours, series } from './options.ts';

/** The options that a product itself has, by attribute. */
export function facetOptions({ facets, colour }: DemoProduct): Partial<Record<FacetCode, FacetOption>> {
  const { brand, series: line, material, function: purpose, form, campaign, saleStatus = 'standard' } = facets;
  return {
    ...(colour ? { color: demoColours[colour] } : {}),
    product_brand: brands[brand],
    ...(line ? { product_collection: series[line] } : {}),
    ...(material ? { product_material: materials[material] } : {}),
    ...(purpose ? { product_function: functions[purpose] } : {}),
    ...(form ? { product_form: forms[form] } : {}),
    ...(campaign ? { product_campaign: demoCampaigns[campaign] } : {}),
    product_sale_status: saleStatuses[saleStatus],
  };
}

/** The same as fields of the contract: option ids under attribute codes. */
export function facetValues(product: DemoProduct): Record<string, number | string> {
  return Object.fromEntries(Object.entries(facetOptions(product)).map(([code, { value }]) => [code, value]));
}
