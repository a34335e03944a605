import { productPath } from '../paths.ts';
import type { ConfigurableOption, ProductDetails, ProductSummary, Variant } from '../product.ts';
import { inLocale } from '../translations.ts';
import { type Choice, choosableOptions, isValueAvailable, isValueSold, pickVariant } from '../variants.ts';
import { type CatalogueContext, optionLabel, optionSwatch } from './catalogue-context.ts';

export interface OptionView {
  readonly code: string;
  readonly label: string;
  readonly values: readonly OptionValueView[];
}

export interface OptionValueView {
  readonly value: string;
  readonly label: string;
  readonly swatch: string | null;
  readonly image: string | null;
  readonly isChosen: boolean;
  /** Whether choosing it leads to an article that can be bought. */
  readonly isAvailable: boolean;
  /**
   * The code of the message why it does not go together with the other choices: there is no such variant, or it is out
   * of stock (D43).
   */
  readonly obstacle: 'noSuchConfiguration' | 'variantOutOfStock' | null;
  /** The article that it leads to, by which its path ends; `null` where that names the product alone. */
  readonly sku: string | null;
  readonly path: string;
  /** All articles that have it. */
  readonly skus: readonly string[];
}

/** The label of an attribute in the shopper's language. */
function attributeLabel({ attributes, locale }: CatalogueContext, code: string): string {
  const attribute = attributes.get(code);
  return attribute ? inLocale(attribute, locale).label : code;
}

/** The labels and values of a variant, such as its colour. */
export function variantLabels(
  variant: Variant | undefined,
  context: CatalogueContext,
): { readonly label: string; readonly value: string }[] {
  return Object.entries(variant?.values ?? {}).map(([code, value]) => ({
    label: attributeLabel(context, code),
    value: optionLabel(context, code, value),
  }));
}

/** The options of a product from its details; before those arrive, as its variants tell. */
export function optionsOf(
  product: ProductSummary,
  details: ProductDetails | null,
  context: CatalogueContext,
): ConfigurableOption[] {
  if (details && details.options.length > 0) return choosableOptions(details.options);
  const codes = new Set(product.variants.flatMap((variant) => Object.keys(variant.values)));
  return choosableOptions(
    [...codes].map((code) => ({
      attributeId: code,
      attributeCode: code,
      label: attributeLabel(context, code),
      values: [...new Set(product.variants.map((variant) => variant.values[code]))]
        .filter((value) => value !== undefined)
        .map((value) => ({ value, label: optionLabel(context, code, value) })),
    })),
  );
}

/** An option of a product, with the article that each of its values leads to. */
export function optionView(
  product: ProductSummary,
  option: ConfigurableOption,
  choice: Choice,
  context: CatalogueContext,
): OptionView {
  const code = option.attributeCode;
  return {
    code,
    label: attributeLabel(context, code),
    values: option.values.map(({ value }) => {
      const isAvailable = isValueAvailable(product, choice, code, value);
      const all = product.variants.filter((candidate) => String(candidate.values[code]) === String(value));
      const [own] = all;
      // What was clicked is what is shown, the nearest that can be bought among what has it (D43).
      const sku = pickVariant({ variants: all }, { ...choice, [code]: value }, context.nowMs).variant?.sku;
      return {
        value: String(value),
        label: optionLabel(context, code, value),
        swatch: optionSwatch(context, code, value),
        image: own?.image ?? null,
        isChosen: String(choice[code]) === String(value),
        isAvailable,
        obstacle: isAvailable
          ? null
          : isValueSold(product, choice, code, value)
            ? 'variantOutOfStock'
            : 'noSuchConfiguration',
        sku: product.type === 'configurable' && sku ? sku : null,
        path: productPath(product, sku),
        skus: all.map((each) => each.sku),
      };
    }),
  };
}
