import * as z from 'zod/mini';

/** What the shop's answers about payments must have (contract: external-checkout family). */
export const zToldCreated = z.object({
  result: z.looseObject({ orderId: z.string(), frame_url: z.url() }),
});

export const zToldPlaced = z.object({ result: z.looseObject({ order_id: z.string() }) });

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
