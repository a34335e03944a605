import type { CartLine } from '#domain/cart.ts';
import { emptyDetails } from '#domain/checkout-details.ts';
import { lineKey } from '#domain/line-key.ts';
import { toMinor } from '#domain/money.ts';
import { countTotals, noCosts } from '#domain/totals.ts';
import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import type { OrderDoc } from '../../documents/shopper-documents.ts';
import type { AgreedOrder, EntryOf } from '../entry.ts';
import { hashOf } from '../order-payload.ts';

type OrderEntry = EntryOf<'order.place'>;

/** The outbox's entry of an order that only the database of the screens knows. */
export function entryOfOrder(order: OrderDoc): OrderEntry {
  const { id, key, seq, owner, storeCode, createdAt, consumes, isHeld, payload } = order;
  const { cartId, payloadHash, lines, details, totals, currency, delivery = null } = order;
  const { isKept = true, isPaid = false, isOfGuest = false } = order;
  return {
    version: 1,
    kind: 'order.place',
    seq,
    id,
    key,
    owner,
    storeCode,
    createdAt,
    consumes,
    isHeld,
    wire: { method: 'POST', url: '/api/order', headers: { 'content-type': 'application/json' }, body: payload },
    order: { cartId, payloadHash, lines, details, totals, currency, delivery, isKept, isPaid, isOfGuest },
  };
}

/** The order that an entry was sealed from. */
export async function orderOfEntry(entry: OrderEntry): Promise<OrderDoc> {
  const { id, key, seq, consumes, isHeld, owner, storeCode, createdAt } = entry;
  const payload = entry.wire.body!;
  return {
    id,
    key,
    seq,
    consumes,
    isHeld,
    owner,
    storeCode,
    state: 'sealed',
    payload,
    createdAt,
    ...(entry.order ?? (await agreedFromWire(payload))),
    orderNumber: null,
    backendOrderId: null,
    acceptedAt: null,
    reason: null,
    isMeasured: false,
  };
}

/** What was agreed to as far as the wire form tells, of an entry that a version before this one sealed. */
async function agreedFromWire(payload: string): Promise<AgreedOrder> {
  const wire = JSON.parse(payload) as WireOrder;
  const lines = wire.products.map(lineFromWire);
  const counted = countTotals({
    lines: lines.map(({ key, qty, snapshot }) => ({ key, qty, ...snapshot })),
    ...noCosts,
    couponPercent: 0,
  });
  return {
    cartId: wire.cart_id || null,
    payloadHash: await hashOf(payload),
    lines,
    details: detailsFromWire(wire),
    totals: { ...counted, grandTotalMinor: wire.expected?.grand_total ?? counted.grandTotalMinor },
    currency: wire.expected?.currency ?? '',
  };
}

function lineFromWire({
  id,
  slug,
  sku,
  parentSku,
  qty,
  name,
  price_incl_tax,
}: WireOrder['products'][number]): CartLine {
  return {
    key: lineKey(sku),
    sku,
    productId: typeof id === 'string' ? id : null,
    parentSku: parentSku ?? sku,
    slug: typeof slug === 'string' ? slug : '',
    qty,
    options: {},
    snapshot: {
      name: name ?? sku,
      name2: null,
      image: null,
      optionLabels: [],
      unitMinor: toMinor(price_incl_tax ?? 0),
      regularMinor: null,
      taxBasisPoints: 0,
    },
  };
}

function detailsFromWire({ addressInformation }: WireOrder): OrderDoc['details'] {
  const address = addressInformation.billingAddress;
  return {
    ...emptyDetails,
    email: address.email ?? '',
    firstName: address.firstname,
    lastName: address.lastname,
    streetAddress: address.street[0] ?? '',
    apartmentNumber: address.street[1] ?? '',
    zipCode: address.postcode,
    city: address.city,
    country: address.country_id,
    phoneNumber: address.telephone ?? '',
    shippingMethod: `${addressInformation.shipping_carrier_code}/${addressInformation.shipping_method_code}`,
    paymentMethod: addressInformation.payment_method_code,
    isTermsAccepted: true,
  };
}
