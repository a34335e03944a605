import type { CartLine } from '#domain/cart.ts';
import { emptyDetails } from '#domain/checkout-details.ts';
import { lineKey } from '#domain/line-key.ts';
import { toMinor } from '#domain/money.ts';
import { countTotals } from '#domain/totals.ts';
import type { Order as WireOrder } from '#schemas/api/generated/types.gen.ts';
import type { OrderDoc } from '../documents/shopper-documents.ts';
import type { JournalEntry } from './entry.ts';
import { hashOf } from './order-payload.ts';

type OrderEntry = Extract<JournalEntry, { kind: 'order.place' }>;

/** The journal entry of a sealed order. */
export function orderEntryOf(order: OrderDoc): OrderEntry {
  return {
    version: 1,
    kind: 'order.place',
    seq: order.seq,
    id: order.id,
    key: order.key,
    owner: order.owner,
    storeCode: order.storeCode,
    createdAt: order.createdAt,
    watermark: order.seq,
    consumes: order.consumes,
    isHeld: order.isHeld,
    wire: {
      method: 'POST',
      url: '/api/order',
      headers: { 'content-type': 'application/json' },
      body: order.payload,
    },
  };
}

/** The order that a journal entry was sealed from, as far as its wire form tells. */
export async function orderFromEntry(entry: OrderEntry): Promise<OrderDoc> {
  const payload = entry.wire.body!;
  const wire = JSON.parse(payload) as WireOrder;
  const lines = wire.products.map(lineFromWire);
  const counted = countTotals({
    lines: lines.map(({ key, qty, snapshot }) => ({ key, qty, ...snapshot })),
    delivery: null,
    paymentFee: null,
    couponPercent: 0,
  });
  return {
    id: entry.id,
    key: entry.key,
    seq: entry.seq,
    consumes: entry.consumes,
    isHeld: entry.isHeld,
    owner: entry.owner,
    storeCode: entry.storeCode,
    cartId: wire.cart_id || null,
    state: 'sealed',
    payload,
    payloadHash: await hashOf(payload),
    lines,
    details: detailsFromWire(wire),
    totals: { ...counted, grandTotalMinor: wire.expected?.grand_total ?? counted.grandTotalMinor },
    currency: wire.expected?.currency ?? '',
    createdAt: entry.createdAt,
    orderNumber: null,
    backendOrderId: null,
    acceptedAt: null,
    reason: null,
    previous: null,
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
