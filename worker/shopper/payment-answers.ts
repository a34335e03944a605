import * as z from 'zod/mini';

/** What the shop's answers about payments must have (contract: external-checkout family). */
export const zToldCreated = z.object({
  result: z.looseObject({ orderId: z.string(), frame_url: z.url() }),
});

const zDelivery = z.looseObject({
  carrier_code: z.string(),
  method_code: z.string(),
  pickup_store_id: z.optional(z.string()),
  delivery_by: z.optional(z.iso.date()),
});

type ToldDelivery = z.infer<typeof zDelivery>;

/** The delivery that is paid for. A backend may not say it, and what cannot be read of it keeps nobody from what is paid. */
export function toldDelivery(value: unknown): ToldDelivery | null {
  const read = zDelivery.safeParse(value);
  return read.success ? read.data : null;
}

export const zToldPlaced = z.object({
  result: z.looseObject({
    order_id: z.string(),
    totals: z.optional(z.unknown()),
    delivery: z.optional(z.unknown()),
    contents_hash: z.optional(z.string()),
  }),
});

export type ToldPlaced = Partial<Pick<z.infer<typeof zToldPlaced>['result'], 'contents_hash' | 'delivery' | 'totals'>>;

export const zToldTotal = z.object({
  result: z.looseObject({ order_amount: z.optional(z.int()), delivery: z.optional(z.unknown()) }),
});

export const zToldConfirmation = z.object({
  result: z.looseObject({
    html_snippet: z.string(),
    status: z.optional(z.string()),
    merchant_reference1: z.optional(z.string()),
    billing_address: z.optional(z.looseObject({ email: z.optional(z.string()) })),
    merchant_requested: z.optional(
      z.looseObject({
        additional_checkboxes: z.optional(z.array(z.looseObject({ id: z.string(), checked: z.boolean() }))),
      }),
    ),
  }),
});
