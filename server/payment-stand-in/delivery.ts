import type { ExternalCheckoutOrder, ExternalShippingOption } from '#schemas/api/generated/types.gen.ts';

/** The choice of a delivery in a frame: which option, and a name by which that frame knows its choice again. */
interface DeliveryChoice {
  readonly option: ExternalShippingOption;
  readonly name: string;
}

const NAME = /^[\w-]{1,64}$/;

/** What was chosen in a frame of this order; `null` for what the shop does not offer. */
export function choiceOf(
  { shipping_options: offered = [] }: ExternalCheckoutOrder,
  { id, name }: { readonly id?: unknown; readonly name?: unknown },
): DeliveryChoice | null {
  const option = offered.find((each) => each.id === id);
  return option && typeof name === 'string' && NAME.test(name) ? { option, name } : null;
}

/**
 * How the delivery of an order stands: the option that the shop has counted, the one that is selected, and by which choice. The shop
 * changes an order as a whole, with what it has counted selected, so that a choice of since is no longer named then.
 */
export function deliveryOf({
  shipping_options: offered = [],
  selected_shipping_option: selected,
}: ExternalCheckoutOrder) {
  return {
    accepted: offered.find(({ preselected }) => preselected)?.id ?? null,
    selected: selected?.id ?? null,
    choice: typeof selected?.['choice'] === 'string' ? selected['choice'] : null,
  };
}
