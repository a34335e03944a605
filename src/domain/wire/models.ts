import type { Product as WireProduct } from '#schemas/api/generated/types.gen.ts';
import type { ProductDetails } from '../product.ts';
import { ownFile } from './gallery.ts';

/** The models of a product that the shop itself serves, those of its variants for Quick Look, and its drawing. */
export function modelsFromWire(wire: WireProduct): Pick<ProductDetails, 'models' | 'usdzOf'> {
  const ofVariants = (wire.configurable_children ?? []).flatMap(({ sku, model_usdz }) => {
    const usdz = ownFile(model_usdz, /^usdz$/);
    return usdz === null ? [] : [[sku, usdz] as const];
  });
  const outline = ownFile(wire.measure_outline, /^svg$/);
  return {
    models: {
      glb: ownFile(wire.model_glb, /^glb$/),
      usdz: ownFile(wire.model_usdz, /^usdz$/),
      ...(outline !== null && { outline }),
    },
    ...(ofVariants.length > 0 && { usdzOf: Object.fromEntries(ofVariants) }),
  };
}
