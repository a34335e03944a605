import { combineLatest, defer, distinctUntilChanged, map, merge, type Observable, switchMap } from 'rxjs';
import { timeZoneOf } from '#config/time-zones.ts';
import { type Answer, missing, ready } from '#domain/answer.ts';
import { bookableDays, bookedFrom, hasBegun, isLateChange, slotsByDay, type Timeslot } from '#domain/booking.ts';
import type { BookedView, BookingView } from '#domain/views/booking.ts';
import { slotFromWire } from '#domain/wire/booking.ts';
import type { BookingResult } from '#schemas/api/generated/types.gen.ts';
import type { WorkerContext } from '../context.ts';
import { type BookingDoc, bookingId, type BookingTask, lastWish } from '../documents/booking.ts';
import { hearing } from '../http/hearing.ts';
import { forgetBooking, hearBooking } from '../shopper/hear-booking.ts';
import { isSameAnswer } from './same-answer.ts';

/**
 * A shipment that was opened on this device, with its times as the shop told them last; `missing` until it is opened. It is asked
 * about again when somebody looks at it, when the network is back, and when a booking was answered.
 */
export function byNumber(
  context: WorkerContext,
  { number }: { readonly number: string },
): Observable<Answer<BookingView>> {
  const { shopper, cart } = context;
  const wish$ = shopper.tasks$.pipe(map((tasks) => lastWish(tasks, cart, number)));
  const document$ = shopper.customer$.pipe(
    map((documents) => documents.find(({ id }) => id === bookingId(cart, number))),
  );
  const outcome$ = wish$.pipe(
    map((wish) => `${wish?.id} ${wish?.state === 'sent' || wish?.state === 'failed'}`),
    distinctUntilChanged(),
  );
  const hear = async (): Promise<boolean> => {
    const known = await shopper.customer(bookingId(cart, number));
    if (known?.kind !== 'booking') return true;
    const heard = await hearBooking(context, number, known.proof);
    if (heard.ok || heard.error.code !== 'shipmentUnknown') return heard.ok;
    await forgetBooking(context, known);
    return true;
  };
  const heard$ = outcome$.pipe(switchMap(() => hearing(context, hear)));
  const view$ = combineLatest([document$, wish$]).pipe(
    map(([document, wish]) => (document?.kind === 'booking' ? ready(viewOf(context, document, wish)) : missing)),
    distinctUntilChanged(isSameAnswer),
  );
  return defer(() => merge(view$, heard$));
}

function viewOf({ connection, store }: WorkerContext, document: BookingDoc, wish: BookingTask | null): BookingView {
  const { number, shipment, slots } = document;
  const now = connection.now();
  const days = bookableDays(now, timeZoneOf(store), shipment.earliestDate);
  const earliest = days === null ? shipment.earliestDate : null;
  const booked = bookedOf(document, wish);
  const isLate = booked?.kind === 'slot' && isLateChange(booked.slot, now, timeZoneOf(store));
  const isCollected = shipment.stores.length > 0;
  // The same time may be wanted in another place.
  const isOwn = ({ id }: Timeslot): boolean => isCollected && booked?.kind === 'slot' && booked.slot.id === id;
  return {
    number,
    isCollected,
    place: [shipment.street, `${shipment.postcode} ${shipment.city}`.trim()].filter((part) => part !== '').join(', '),
    days: slotsByDay(
      slots.map((slot) => (isOwn(slot) ? { ...slot, isFree: true } : slot)),
      shipment.productCode,
      days,
    ),
    later: earliest === null ? null : { earliest, bookedFrom: bookedFrom(earliest) },
    stores: shipment.stores,
    storeId: shipment.bookedStoreId,
    booked,
    isOver: booked?.kind === 'slot' && hasBegun(booked.slot, now, timeZoneOf(store)),
    feeMinor: isLate ? shipment.changeFeeMinor : null,
    wish:
      wish === null || wish.state === 'sent'
        ? null
        : {
            state: wish.state === 'failed' ? 'refused' : 'waiting',
            reason: wish.refusalCode,
            slots: wish.wish.slots,
          },
  };
}

/** What is booked: as the shop told it last, or as it answered a booking since. */
function bookedOf({ shipment, heardAt }: BookingDoc, wish: BookingTask | null): BookedView | null {
  const { booked, bookedStoreId, isByEmail, stores } = shipment;
  if (wish?.state === 'sent' && wish.createdAt > heardAt) {
    const { timeslot } = wish.result as BookingResult;
    if (!timeslot) return { kind: 'email' };
    return { kind: 'slot', slot: slotFromWire(timeslot), store: null };
  }
  if (isByEmail) return { kind: 'email' };
  return booked && { kind: 'slot', slot: booked, store: stores.find(({ id }) => id === bookedStoreId) ?? null };
}
