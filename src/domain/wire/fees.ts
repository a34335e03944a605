import type { FeeItem, Order, StoreFee } from '#schemas/api/generated/types.gen.ts';
import { type Fee, feeCode, feeNumbers, type FeeOption } from '../fees.ts';
import { toMajor, toMinor } from '../money.ts';
import { netOf } from '../tax.ts';
import { nameFromWire } from './name.ts';
import { translationsFromWire } from './translations.ts';

/** Chosen options by their fee, as an order says them. */
type WireSelection = NonNullable<NonNullable<Order['expected']>['fees']>;

/** A fee of the store settings, its options in their order. */
function feeFromWire(wire: StoreFee): Fee {
  return {
    id: wire.fee_id,
    name: nameFromWire(wire.name),
    description: wire.description ?? null,
    isRequired: wire.required ?? false,
    choice: (wire.frontend_type ?? 'checkbox') === 'checkbox' ? 'many' : 'one',
    countries: wire.countries ?? null,
    shippingMethods: wire.shipping_methods ?? null,
    weightMin: wire.weight_min ?? null,
    ...(wire.category_ids && { categoryIds: wire.category_ids }),
    options: inOrder(wire.options).map((option) => ({
      code: feeCode(wire.fee_id, option.id),
      id: option.id,
      label: nameFromWire(option.label),
      priceMinor: toMinor(option.price_incl_tax),
      isDefault: option.default ?? false,
      ...(option.category_ids && { categoryIds: option.category_ids }),
      translations: translationsFromWire(option['translations'], { label: 'label' }),
    })),
    translations: translationsFromWire(wire['translations'], { name: 'name', description: 'description' }),
  };
}

/** The fees of the store settings, in their order. */
export function feesFromWire(fees: readonly StoreFee[] = []): Fee[] {
  return inOrder(fees).map(feeFromWire);
}

/** A fee as the calls of the fees family tell it (contract: FeeItem); `chosen` are the options on the cart. */
export function feeToWire(fee: Fee, place: number, chosen: readonly string[], taxBasisPoints: number): FeeItem {
  return {
    fee_id: fee.id,
    name: fee.name,
    description: fee.description,
    required: fee.isRequired,
    frontend_type: fee.choice === 'many' ? 'checkbox' : 'radio',
    sort_order: place,
    current_value: fee.options.filter(({ code }) => chosen.includes(code)).map(({ id }) => id),
    options: fee.options.map((option) => feeOptionToWire(option, taxBasisPoints)),
  };
}

/** An option with its net and gross price (contract: FeeOption). */
export function feeOptionToWire({ id, label, priceMinor, isDefault }: FeeOption, taxBasisPoints: number) {
  return {
    id,
    label,
    price: toMajor(netOf(priceMinor, taxBasisPoints)),
    price_incl_tax: toMajor(priceMinor),
    default: isDefault,
  };
}

/** Chosen options for the wire, by fee. */
export function selectionToWire(codes: readonly string[]): WireSelection {
  const numbers = codes.map(feeNumbers);
  return [...new Set(numbers.map(({ feeId }) => feeId))].map((fee_id) => ({
    fee_id,
    options_ids: numbers.filter(({ feeId }) => feeId === fee_id).map(({ optionId }) => optionId),
  }));
}

/** The codes of chosen options. */
export function selectionFromWire(fees: WireSelection = []): string[] {
  return fees.flatMap(({ fee_id, options_ids }) => options_ids.map((optionId) => feeCode(fee_id, optionId)));
}

function inOrder<T extends { sort_order?: number }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}
