import { type Fields, rowsOf } from '../files/read-document.ts';
import { inLowerCase, joined, spokenField, spokenFields } from './in-each-language.ts';
import { viewsOf } from './product-gallery.ts';
import { modelOfColour, outlineOfWidth } from './product-models.ts';
import type { Surroundings } from './surroundings.ts';
import { WrittenFault } from './written-fault.ts';
import { writtenPrices } from './written-prices.ts';
import { stockTogether, writtenStock } from './written-stock.ts';

/**
 * The codes of the attributes that tell the variants of a product apart, as its first variant names them. Without one nobody can
 * choose a variant, and devices show the product as sold out.
 */
function choicesOf(variants: readonly Fields[], { options }: Surroundings): string[] {
  const codes = Object.keys(variants[0] ?? {}).filter((name) => options.knows(name));
  if (codes.length > 0) return codes;
  throw new WrittenFault('nothing tells its variants apart: they name no attribute that comes with options');
}

/** The variants of a product with everything that follows from the product, and the options that tell them apart. */
export function variantFields(product: Fields, around: Surroundings): Fields {
  const variants = rowsOf(product['configurable_children']);
  const codes = choicesOf(variants, around);
  const children = variants.map((variant) => writtenVariant(product, variant, codes, around));
  return {
    ...Object.fromEntries(codes.map((code) => [`${code}_options`, valuesIn(children, code)])),
    configurable_options: codes.map((code, position) => optionField(product, { code, position }, children, around)),
    configurable_children: children,
    stock: product['stock'] ?? stockTogether(children.flatMap(({ stock }) => rowsOf([stock]))),
  };
}

function writtenVariant(product: Fields, variant: Fields, codes: readonly string[], around: Surroundings): Fields {
  const labels = codes.map((code) => inLowerCase(around.options.labelOf(code, variant[code])));
  const colour = variant['color'];
  const [best] = colour === undefined ? [] : viewsOf(product, String(colour), around);
  return {
    ...spokenFields({ name: joined([spokenField(product, 'name'), ...labels], ', ') }),
    status: 1,
    ...(best ? { image: best.path } : {}),
    ...(colour === undefined ? {} : modelOfColour(product, String(colour), around)),
    ...outlineOfWidth(product, variant, around),
    ...around.options.withValues(variant),
    ...(variant['stock'] === undefined ? {} : { stock: writtenStock(variant['stock']) }),
    ...writtenPrices(variant, product),
  };
}

function valuesIn(children: readonly Fields[], code: string): unknown[] {
  return [...new Set(children.map((child) => child[code]))];
}

function optionField(
  product: Fields,
  { code, position }: { readonly code: string; readonly position: number },
  children: readonly Fields[],
  { options }: Surroundings,
): Fields {
  const { id, label } = options.attribute(code);
  return {
    attribute_id: id,
    attribute_code: code,
    ...spokenFields({ label }),
    position,
    product_id: product['id'],
    values: valuesIn(children, code).map((value) => ({
      value_index: value,
      ...spokenFields({ label: options.labelOf(code, value) }),
    })),
  };
}
