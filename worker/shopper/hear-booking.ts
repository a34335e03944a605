import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { timeZoneOf } from '#config/time-zones.ts';
import { bookableDays } from '#domain/booking.ts';
import { shipmentFromWire, slotFromWire } from '#domain/wire/booking.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { type BookingDoc, bookingId } from '../documents/booking.ts';
import type { CustomerDoc } from '../documents/shopper-documents.ts';
import type { HttpFailure } from '../http/failure.ts';
import { inOutbox } from '../outbox/in-outbox.ts';
import { notKept } from '../outbox/not-kept.ts';
import { changeOwn } from '../session/keep-personal.ts';
import { zToldShipment, zToldSlots } from './booking-answers.ts';

/** Somebody who opens a shipment waits for it. */
const deadlineMs = SEND_DEADLINE_MS;

/** Asks the shop about a shipment and its times, and keeps what it says for when there is no network. */
export async function hearBooking(
  context: WorkerContext,
  number: string,
  proof: BookingDoc['proof'],
): Promise<Result<null>> {
  const { api, connection, ports, cart, store } = context;
  const heardAt = ports.clock.now();
  const told = await api.call({
    path: '/api/ext/booking/validate',
    query: { bookingId: number, ...proof },
    shape: zToldShipment,
    deadlineMs,
  });
  if (!told.ok) return fail(refusalOf(told.error));
  const { result } = told.value.value;
  // A mask is what everybody gets; it opens nothing.
  if (!result.valid || result.is_masked === true) return fail({ code: 'shipmentUnknown' });
  const shipment = shipmentFromWire(result);
  const days = bookableDays(connection.now(), timeZoneOf(store), shipment.earliestDate);
  const slots = days
    ? await api.call({
        path: '/api/ext/booking/timeslots',
        query: { startDate: days.first, nextDate: days.next, postcode: shipment.postcode },
        shape: zToldSlots,
        deadlineMs,
      })
    : null;
  if (slots?.ok === false) return fail({ code: 'timeslotsNotProcessed', params: { message: slots.error.kind } });
  const heard: BookingDoc = {
    id: bookingId(cart, number),
    kind: 'booking',
    number,
    proof,
    shipment,
    slots: (slots?.value.value.result ?? []).map(slotFromWire),
    heardAt,
  };
  try {
    // An answer that took longer than a later one is not kept; a clock may have been set back since the last.
    await changeOwn(context, heard.id, (known) => (isLater(known, heardAt, ports.clock.now()) ? null : heard));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}

function isLater(known: CustomerDoc | null, heardAt: number, now: number): boolean {
  return known?.kind === 'booking' && known.heardAt > heardAt && known.heardAt <= now;
}

/** Forgets a shipment that the shop does not know any more, or not by what opened it; not one that was opened anew meanwhile. */
export async function forgetBooking({ ports, shopper }: WorkerContext, { id, heardAt }: BookingDoc): Promise<void> {
  await inOutbox({ ports, shopper }, async (held) => {
    const known = await held.shopper.customer(id);
    if (known?.kind === 'booking' && known.heardAt === heardAt) await held.shopper.removeCustomer(id);
  });
}

function refusalOf(failure: HttpFailure): ShopError {
  if (failure.kind !== 'refused') return { code: failure.kind === 'offline' ? 'notAvailableOffline' : 'shopSilent' };
  const { status } = failure;
  if (status === 404 || status === 400) return { code: 'shipmentUnknown' };
  if (status === 429) return { code: 'tooManyRequests' };
  return { code: 'timeslotsNotProcessed', params: { message: status } };
}
