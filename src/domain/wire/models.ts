import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import type { ProductDetails } from '../product.ts';
import { ownFile } from './gallery.ts';

/** The models of a product that the shop itself serves, those of its variants for Quick Look, and its drawing. */
export function modelsFromWire(wire: WireProduct): Pick<ProductDetails, 'models' | 'usdzOf' | 'outlineOf'> {
  return {
    models: {
      glb: ownFile(wire.model_glb, /^glb$/),
      usdz: ownFile(wire.model_usdz, /^usdz$/),
      outline: ownFile(wire.measure_outline, /^svg$/) ?? undefined,
    },
    usdzOf: ofVariants(wire, ({ model_usdz }) => ownFile(model_usdz, /^usdz$/)),
    outlineOf: ofVariants(wire, ({ measure_outline }) => ownFile(measure_outline, /^svg$/)),
  };
}

type WireVariant = NonNullable<WireProduct['configurable_children']>[number];

/** The files of variants by sku; nothing where none has one. */
function ofVariants(
  { configurable_children: variants = [] }: WireProduct,
  fileOf: (variant: WireVariant) => string | null,
): Readonly<Record<string, string>> | undefined {
  const files = variants.flatMap((variant) => {
    const file = fileOf(variant);
    return file === null ? [] : [[variant.sku, file] as const];
  });
  return files.length > 0 ? Object.fromEntries(files) : undefined;
}
