import * as z from 'zod/mini';

/**
 * What is read of the shop's answers about deliveries (contract: BookingValidation, BookingTimeslot); the rest may be as it likes.
 */
const zSlot = z.looseObject({
  id: z.int(),
  product_code: z.string(),
  date: z.iso.date(),
  from: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  to: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  available: z.optional(z.boolean()),
});

const zStore = z.looseObject({
  id: z.string(),
  name: z.string(),
  street: z.optional(z.array(z.string())),
  postcode: z.string(),
  city: z.string(),
});

/** The answer to a shipment that is looked at. */
export const zToldShipment = z.object({
  result: z.looseObject({
    booking_id: z.string(),
    valid: z.boolean(),
    product_code: z.string(),
    postcode: z.string(),
    city: z.optional(z.string()),
    address: z.optional(z.string()),
    delivery_type: z.optional(z.enum(['home', 'pickup', 'email'])),
    earliest_date: z.optional(z.iso.date()),
    booked_timeslot: z.optional(z.nullable(zSlot)),
    booked_store: z.optional(z.nullable(z.string())),
    is_masked: z.optional(z.boolean()),
    is_by_email: z.optional(z.boolean()),
    change_fee: z.optional(z.number()),
    stores: z.optional(z.array(zStore)),
  }),
});

/** The answer to times that are asked for. */
export const zToldSlots = z.object({ result: z.array(zSlot) });
