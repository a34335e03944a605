import { BOOKING_WISHES_MAX, EMAIL_SLOT } from '#config/booking.ts';
import { shipmentNumber } from '#domain/booking.ts';
import { subscriberEmail } from '#domain/newsletter.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { type BookingDoc, bookingId } from '../documents/booking.ts';
import { enqueueWish } from '../outbox/queue-wish.ts';
import { hearBooking } from '../shopper/hear-booking.ts';

export interface OpenBooking {
  readonly number: string;
  /** What shows that the shopper may see it (D76): its postcode as typed, or the signature of its link. */
  readonly proof: BookingDoc['proof'];
}

export interface SubmitBooking {
  readonly operationId: string;
  readonly number: string;
  /** In order of preference; the first that is free counts. Empty: by e-mail. */
  readonly slotIds: readonly number[];
  readonly storeId: string | null;
  /** Needed where a time is agreed on by e-mail. */
  readonly email: string;
  /** The shopper has seen what the change costs and agrees (D66). */
  readonly isFeeAccepted: boolean;
}

/** Opens a shipment on this device. Needs the shop once; from then on it is known here. */
export async function open(context: WorkerContext, { number, proof }: OpenBooking): Promise<Result<null>> {
  const plain = shipmentNumber(number);
  return plain === null ? fail({ code: 'shipmentUnknown' }) : hearBooking(context, plain, proof);
}

/** Queues a booking; a later one takes its place while it waits (spec 4: delivery booking). */
export async function submit(context: WorkerContext, call: SubmitBooking): Promise<Result<null>> {
  const { shopper, cart: name, outbox } = context;
  const known = await shopper.customer(bookingId(name, call.number));
  if (known?.kind !== 'booking') return fail({ code: 'shipmentUnknown' });
  const wanted = call.slotIds.map((id) => known.slots.find((slot) => slot.id === id));
  const isByEmail = wanted.length === 0;
  const isWhole = isByEmail
    ? subscriberEmail(call.email) !== null
    : wanted.length <= BOOKING_WISHES_MAX && (known.shipment.stores.length === 0 || call.storeId !== null);
  const slots = wanted.filter((slot) => slot !== undefined);
  if (!isWhole || slots.length < wanted.length) return fail({ code: 'fixValidationErrors' });
  const queued = await enqueueWish(context, {
    name,
    id: call.operationId,
    wish: { kind: 'booking', number: call.number, slots: slots.map(({ date, from, to }) => ({ date, from, to })) },
    wire: {
      method: 'POST',
      url: '/api/ext/booking/submit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(call, known)),
    },
  });
  if (!queued.ok) return queued.error.code === 'storageFull' ? queued : fail({ code: 'bookingSubmitFailed' });
  outbox.filled();
  return ok(null);
}

function bodyOf({ number, slotIds, storeId, email, isFeeAccepted }: SubmitBooking, { proof, slots }: BookingDoc) {
  const first = slots.find(({ id }) => id === slotIds[0]);
  const shared = { bookingId: number, ...proof, ...(isFeeAccepted ? { accepts_fee: true } : {}) };
  if (!first) return { ...shared, timeslotId: EMAIL_SLOT, email: subscriberEmail(email) };
  const { id, productCode, date, from, to } = first;
  const others = slotIds.length > 1 ? { wishes: slotIds } : {};
  return {
    ...shared,
    timeslotId: id,
    productCode,
    date,
    from,
    to,
    ...others,
    ...(storeId === null ? {} : { storeId }),
  };
}
