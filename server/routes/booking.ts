import type { Hono } from 'hono';
import { zListTimeslotsQuery, zSubmitBookingBody, zValidateBookingQuery } from '#schemas/api/generated/zod.gen.ts';
import { shipmentNumber } from '#domain/booking.ts';
import { mailBooked } from '../booking/booking-mails.ts';
import { provenShipment } from '../booking/shipment-proof.ts';
import { slotsOf } from '../booking/slots.ts';
import { noSuchShipment, submitBooking } from '../booking/submit-booking.ts';
import { maskedBooking, shownBooking } from '../booking/validate-booking.ts';
import { keyed } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { hasStoredReply, onceByKey } from '../http/idempotent.ts';
import { limitOfWrites } from '../http/rate-limit.ts';
import { isFirst, type Reply, success } from '../http/reply.ts';
import type { RouteTools } from './route-tools.ts';

/** Booking when a shipment comes (contract: delivery family, spec 4: delivery booking). */
export function bookingRoutes(app: Hono, tools: RouteTools): void {
  const { database, limiter } = tools;
  /** Counted alike for numbers that somebody has and for invented ones. */
  const limited = (bookingId: string, address: string, isProofTried: boolean): Reply | null =>
    limiter.check('booking', address) ??
    (isProofTried ? limiter.check('bookingProof', shipmentNumber(bookingId) ?? 'none') : null);

  serve(app, 'validateBooking', { query: zValidateBookingQuery }, async ({ query, store, address }) => {
    const { bookingId, postcode, sig } = query;
    const refused = limited(bookingId, address, postcode !== undefined);
    if (refused) return refused;
    const number = shipmentNumber(bookingId);
    if (number !== null && postcode === undefined && sig === undefined) return success(maskedBooking(number));
    const shipment = await provenShipment(database, { bookingId, proof: { postcode, sig }, use: 'read' });
    return shipment?.storeCode === store.code
      ? success(await shownBooking(database, store, shipment))
      : noSuchShipment();
  });

  // Which slots are free is nobody's secret.
  serve(app, 'listTimeslots', { query: zListTimeslotsQuery }, async ({ query, store, address }) => {
    const refused = limiter.check('booking', address);
    return refused ?? success(await slotsOf(database, store, query));
  });

  serve(app, 'submitBooking', { body: zSubmitBookingBody }, async (call) => {
    const { body, store, address, idempotencyKey } = call;
    const isReplay = idempotencyKey !== null && (await hasStoredReply(database, idempotencyKey));
    const refused = isReplay
      ? null
      : (limited(body.bookingId, address, body.postcode !== undefined) ?? limitOfWrites(limiter, address));
    if (refused) return refused;
    const reply = await onceByKey(database, keyed(call), (queries) => submitBooking(queries, store, body));
    if (isFirst(reply)) await mailBooked(tools, store, { number: shipmentNumber(body.bookingId)!, reply });
    return reply;
  });
}
