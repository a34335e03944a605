import type { ExternalCheckoutOrder, ExternalShippingOption } from '#schemas/api/generated/types.gen.ts';

/** The option with this id, if the shop offers it. */
export function optionOf(
  { shipping_options: offered = [] }: ExternalCheckoutOrder,
  id: unknown,
): ExternalShippingOption | undefined {
  return offered.find((each) => each.id === id);
}

/** How the delivery of an order stands: the option that the shop has counted, and the one that is selected. */
export function deliveryOf({
  shipping_options: offered = [],
  selected_shipping_option: selected,
}: ExternalCheckoutOrder) {
  return { accepted: offered.find(({ preselected }) => preselected)?.id ?? null, selected: selected?.id ?? null };
}
