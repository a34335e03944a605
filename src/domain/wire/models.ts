import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import type { ProductDetails } from '../product.ts';
import { ownFile } from './gallery.ts';

/** The models of a product that the shop itself serves, those of its variants for Quick Look, and its drawing. */
export function modelsFromWire(wire: WireProduct): Pick<ProductDetails, 'models' | 'usdzOf' | 'outlineOf'> {
  const outline = ownFile(wire.measure_outline, /^svg$/);
  return {
    models: {
      glb: ownFile(wire.model_glb, /^glb$/),
      usdz: ownFile(wire.model_usdz, /^usdz$/),
      ...(outline !== null && { outline }),
    },
    ...ofVariants(wire, 'usdzOf', ({ model_usdz }) => ownFile(model_usdz, /^usdz$/)),
    ...ofVariants(wire, 'outlineOf', ({ measure_outline }) => ownFile(measure_outline, /^svg$/)),
  };
}

type WireVariant = NonNullable<WireProduct['configurable_children']>[number];

/** The files of variants by sku, under a name that is only there where one has such a file. */
function ofVariants<Name extends string>(
  { configurable_children: variants = [] }: WireProduct,
  name: Name,
  fileOf: (variant: WireVariant) => string | null,
): { readonly [name in Name]?: Readonly<Record<string, string>> } {
  const files = variants.flatMap((variant) => {
    const file = fileOf(variant);
    return file === null ? [] : [[variant.sku, file] as const];
  });
  return files.length > 0 ? ({ [name]: Object.fromEntries(files) } as { [name in Name]: Record<string, string> }) : {};
}
