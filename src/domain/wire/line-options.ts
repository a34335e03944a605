import type { ProductOptionSelection, SelectedBundleOption } from '#schemas/api/generated/types.gen.ts';
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

/** The options of the wire as a line has them: a list, or an object by option id (contract: product option). */
export function optionsFromWire(selection: ProductOptionSelection | null | undefined): LineOptions {
  const { custom_options: custom = [], bundle_options: bundle = [] } = selection?.extension_attributes ?? {};
  const slots: SelectedBundleOption[] = Array.isArray(bundle) ? bundle : Object.values(bundle);
  return {
    ...(custom.length > 0
      ? { custom: Object.fromEntries(custom.map(({ option_id, option_value }) => [String(option_id), option_value])) }
      : {}),
    ...(slots.length > 0
      ? {
          bundle: Object.fromEntries(
            slots.map(({ option_id, option_qty, option_selections }) => [
              String(option_id),
              { qty: option_qty, selections: option_selections },
            ]),
          ),
        }
      : {}),
  };
}
