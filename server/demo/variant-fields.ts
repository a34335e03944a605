import { facetAttributes } from '../import/facet-attributes.ts';
import type { FacetOption } from '../import/facet-option.ts';
import { slugOf } from '../import/slug.ts';
import { SIZE_ATTRIBUTE } from './attributes.ts';
import type { DemoProduct, DemoVariant } from './demo-product.ts';
import { measureFields } from './measure-fields.ts';
import { demoColours, sizes } from './options.ts';
import { viewsOf } from './photographs.ts';
import { priceFields } from './price.ts';
import { inLowerCase, joined, labelOf, spoken, type Texts } from './texts.ts';
import { variantMeasures } from './variant-measures.ts';

const STATUS_ENABLED = 1;
const STATUS_DISABLED = 2;

type Choices = Readonly<{ color: FacetOption; size?: FacetOption }>;

/** The variants of a configurable product, and the options that tell them apart. */
export function variantFields(product: DemoProduct, name: Texts): Record<string, unknown> {
  const variants = product.variants!;
  const choices = variants.map(choicesOf);
  const colours = distinct(choices.map(({ color }) => color));
  const bedSizes = distinct(choices.flatMap(({ size }) => size ?? []));
  const colour = { id: facetAttributes.color.id, label: labelOf(facetAttributes.color) };
  return {
    color_options: colours.map(({ value }) => value),
    ...(bedSizes.length > 0 ? { size_options: bedSizes.map(({ value }) => value) } : {}),
    configurable_options: [
      optionField(product.id, 'color', colour, colours),
      ...(bedSizes.length > 0 ? [optionField(product.id, SIZE_ATTRIBUTE.code, SIZE_ATTRIBUTE, bedSizes)] : []),
    ],
    configurable_children: variants.map((variant, index) => child(product, name, variant, index)),
  };
}

function choicesOf({ colour, size }: DemoVariant): Choices {
  return { color: demoColours[colour], ...(size ? { size: sizes[size] } : {}) };
}

function distinct(options: readonly FacetOption[]): FacetOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

function optionField(
  productId: number,
  code: string,
  attribute: { readonly id: number; readonly label: Texts },
  options: readonly FacetOption[],
): Record<string, unknown> {
  return {
    attribute_id: attribute.id,
    attribute_code: code,
    ...spoken({ label: attribute.label }),
    position: code === 'color' ? 0 : 1,
    product_id: productId,
    values: options.map(({ value, label, translations }) => ({ value_index: value, label, translations })),
  };
}

/** The sku of a variant: that of its product, and what was chosen. */
export function variantSku({ sku }: Pick<DemoProduct, 'sku'>, { colour, size }: DemoVariant): string {
  const suffix = [demoColours[colour].label, size ? sizes[size].label.slice(0, 3) : '']
    .map(slugOf)
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase();
  return `${sku}-${suffix}`;
}

function child(product: DemoProduct, name: Texts, variant: DemoVariant, index: number): Record<string, unknown> {
  const choices = Object.entries(choicesOf(variant));
  const words = choices.map(([, choice]) => inLowerCase(labelOf(choice)));
  return {
    id: product.id * 10 + index + 1,
    sku: variantSku(product, variant),
    type_id: 'simple',
    ...spoken({ name: joined([name, ...words], ', ') }),
    status: variant.isDisabled ? STATUS_DISABLED : STATUS_ENABLED,
    image: viewsOf(product, variant.colour)[0]!.path,
    stock: variant.stock,
    ...priceFields(variant.price ?? product.price, variant.price === undefined ? product.special : undefined),
    ...Object.fromEntries(choices.map(([code, { value }]) => [code, value])),
    ...measureFields(variantMeasures(product, variant)),
  };
}
