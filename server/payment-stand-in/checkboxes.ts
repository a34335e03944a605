import type { ProviderBox } from '#domain/payment/checkboxes.ts';
import type { ExternalCheckoutOrder } from '#schemas/api/generated/types.gen.ts';

/** What the frame of an order offers to tick. */
export function boxesOf({ options }: Pick<ExternalCheckoutOrder, 'options'>): readonly ProviderBox[] {
  return options?.additional_checkboxes ?? [];
}

/** The order with the boxes as they were left in the frame that pays it; ids that the shop does not offer are none. */
export function asTicked(order: ExternalCheckoutOrder, ticked: unknown): ExternalCheckoutOrder {
  const ids: readonly unknown[] = Array.isArray(ticked) ? ticked : [];
  const boxes = boxesOf(order).map((box) => ({ ...box, checked: ids.includes(box.id) }));
  return boxes.length === 0 ? order : { ...order, options: { ...order.options, additional_checkboxes: boxes } };
}
