import type {
  BundleOption,
  CustomOption as WireCustomOption,
  Product,
  TierPrice as WireTier,
} from '#schemas/api/generated/types.gen.ts';
import type { Bundle, BundleSlot, CustomOption, CustomValue, OptionKind, Surcharge, TierPrice } from '../product.ts';
import { nameFromWire } from './name.ts';
import { parseWireEnd, parseWireTime } from './time.ts';
import { translationsFromWire } from './translations.ts';

const kinds: Readonly<Record<string, OptionKind>> = {
  field: 'text',
  area: 'text',
  drop_down: 'one',
  radio: 'one',
  checkbox: 'many',
  multiple: 'many',
};

/** Tier prices; entries with an invalid quantity or amount are left out. */
export function tiersFromWire(tiers: readonly WireTier[] | undefined): TierPrice[] {
  return (tiers ?? []).flatMap(({ customer_group_id: group, qty, value }) =>
    qty > 0 && value >= 0 ? [{ group, fromQty: qty, netMajor: value }] : [],
  );
}

/**
 * The extras of a product in their order. An extra of a kind that this shop cannot show, such as a file, is left out;
 * values count when their id is above zero (spec 5: custom option values), and a choice without values is left out.
 */
export function customOptionsFromWire({
  custom_options: options = [],
}: Pick<Product, 'custom_options'>): CustomOption[] {
  return [...options]
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap((option) => {
      const kind = kinds[option.type];
      const values = valuesOf(option);
      if (!kind || (kind !== 'text' && values.length === 0)) return [];
      return [
        {
          id: String(option.option_id),
          kind,
          label: nameFromWire(option.title),
          isRequired: option.is_require ?? false,
          maxLength: option.max_characters && option.max_characters > 0 ? option.max_characters : null,
          surcharge: surchargeOf(option),
          values: kind === 'text' ? [] : values,
          translations: translationsFromWire(option['translations'], { title: 'label' }),
        },
      ];
    });
}

function valuesOf({ values = [] }: WireCustomOption): CustomValue[] {
  return [...values]
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .filter(({ option_type_id: id }) => id > 0)
    .map((value) => ({
      id: String(value.option_type_id),
      label: nameFromWire(value.title ?? '') || String(value.option_type_id),
      surcharge: surchargeOf(value),
      translations: translationsFromWire(value['translations'], { title: 'label' }),
    }));
}

function surchargeOf({ price = 0, price_type }: { price?: number; price_type?: 'fixed' | 'percent' }): Surcharge {
  return price_type === 'percent' ? { kind: 'percent', percent: price } : { kind: 'fixed', netMajor: price };
}

/** The slots of a bundle; `null` for any other product. A slot without articles is left out. */
export function bundleFromWire(wire: Product): Bundle | null {
  if (wire.type_id !== 'bundle') return null;
  const slots = [...(wire.bundle_options ?? [])]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(slotFromWire)
    .filter(({ links }) => links.length > 0);
  const percent = bundleShare(wire);
  const from = parseWireTime(wire.special_from_date);
  const share = percent === null ? null : { percent, from, to: parseWireEnd(wire.special_to_date) };
  return { slots, share };
}

/**
 * The special price of a bundle, a percentage of the original price (spec 9: pricing); `null` if it is not between 0
 * and 100.
 */
export function bundleShare(wire: Pick<Product, 'special_price' | 'special_price_incl_tax'>): number | null {
  const percent = wire.special_price_incl_tax ?? wire.special_price ?? 0;
  return percent > 0 && percent < 100 ? percent : null;
}

function slotFromWire(option: BundleOption): BundleSlot {
  return {
    id: String(option.option_id),
    kind: option.type === 'checkbox' || option.type === 'multi' ? 'many' : 'one',
    label: nameFromWire(option.title),
    isRequired: option.required ?? false,
    links: [...option.product_links]
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map((link) => ({
        id: String(link.id),
        sku: link.sku,
        qty: Number.isInteger(link.qty) && link.qty > 0 ? link.qty : 1,
        isDefault: link.is_default,
        canChangeQty: Boolean(link.can_change_quantity ?? false),
      })),
    translations: translationsFromWire(option['translations'], { title: 'label' }),
  };
}
