import type { ProductOptionSelection } from '#schemas/api/generated/types.gen.ts';
import type { LineOptions } from '../line-key.ts';

/** The options of a line as the wire names them; `null` without any. */
export function optionsToWire({ custom, bundle }: LineOptions): ProductOptionSelection | null {
  if (!custom && !bundle) return null;
  const custom_options = Object.entries(custom ?? {}).map(([option_id, option_value]) => ({ option_id, option_value }));
  const bundle_options = Object.entries(bundle ?? {}).map(([id, { qty, selections }]) => ({
    option_id: Number(id),
    option_qty: qty,
    option_selections: [...selections],
  }));
  return {
    extension_attributes: {
      ...(custom ? { custom_options } : {}),
      ...(bundle ? { bundle_options } : {}),
    },
  };
}
