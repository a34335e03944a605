import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  ExternalCheckoutResult,
  Order,
  OrderHistory,
  OrderHistoryOrder,
} from '#schemas/api/generated/types.gen.ts';
import { pruneStoredReplies } from '#server/http/idempotent.ts';
import { newKey } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { newCustomer, newEmail, type SignedIn } from '#tests/support/customers.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { lampToPay, orderPaidBy, payInFrame, testNumbers } from '#tests/support/paying.ts';

const YEAR_MS = 365 * 86_400_000;

let shop: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open();
  await shop.server.shop('set-stock', 'LAMP', 1000);
});

afterAll(() => shop.close());

interface Placing {
  readonly email: string;
  readonly by?: SignedIn;
}

/** Whose order it is, and to which e-mail. */
function ordered(order: Order, { email, by }: Placing): Order {
  const { billingAddress } = order.addressInformation;
  const addressInformation = { ...order.addressInformation, billingAddress: { ...billingAddress, email } };
  return { ...order, addressInformation, user_id: by ? String(by.id) : '' };
}

/** What only the device knows that placed it. */
interface Placed {
  readonly order: Order;
  readonly order_id: string;
  readonly key: string;
}

const send = async (order: Order, key: string, by?: SignedIn) =>
  shop.place(order, { key, ...(by ? { headers: by.headers } : {}) });

/** Begins to pay; answers with what the provider calls it. */
async function begun(order: Order, key: string | null, by?: SignedIn): Promise<string> {
  const body = { ...lampToPay(order), ...(key === null ? {} : { order_key: key }) };
  const call = { body, ...(by ? { headers: by.headers } : {}) };
  return (await shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', call)).orderId;
}

/** Pays, and the provider tells the shop. */
async function paid(providerOrderId: string): Promise<void> {
  await payInFrame(shop.server.app, providerOrderId, { number: testNumbers.card('0044') });
  await shop.done('placeExternalOrder', { body: { orderId: providerOrderId } });
}

/** The ways to order: the device sends the order, or it is paid at the provider before that. */
const ways: Readonly<Record<string, (placing: Placing) => Promise<Placed>>> = {
  async 'that its device sent'(placing) {
    const [key, order] = [newKey(), ordered(orderOf(), placing)];
    const { status, text } = await send(order, key, placing.by);
    expect(status, text).toBe(200);
    return { order, order_id: order.order_id, key };
  },
  async 'that was paid at the provider'(placing) {
    const [key, order] = [newKey(), ordered(orderPaidBy('card'), placing)];
    await paid(await begun(order, key, placing.by));
    const { status, text } = await send(order, key, placing.by);
    expect(status, text).toBe(200);
    return { order, order_id: order.order_id, key };
  },
};

const claim = ({ headers }: Pick<SignedIn, 'headers'>, order_id: string, key: string) =>
  shop.call<OrderHistoryOrder>('claimOrder', { headers, body: { order_id, key } });
const historyOf = ({ headers }: SignedIn) => shop.done<OrderHistory>('getOrderHistory', { headers });
const numberOf = async (orderId: string): Promise<string> => {
  const all = await shop.server.shop<{ orderId: string; orderNumber: string }[]>('orders');
  return all.find((each) => each.orderId === orderId)!.orderNumber;
};

describe.each(Object.entries(ways))('an order of a guest %s', (_way, place) => {
  test('comes into the history of its e-mail when its device claims it, however often', async () => {
    const buyer = await newCustomer(shop);
    const { order_id, key } = await place({ email: buyer.email.toUpperCase() });
    const number = await numberOf(order_id);
    expect((await historyOf(buyer)).total_count).toBe(0);
    for (let turn = 0; turn < 2; turn++) {
      const { status, result } = await claim(buyer, order_id, key);
      expect([status, result.increment_id]).toEqual([200, number]);
    }
    expect((await historyOf(buyer)).items.map(({ increment_id }) => increment_id)).toEqual([number]);
    const cancelled = { headers: buyer.headers, key: newKey(), path: { orderNumber: number } };
    expect((await shop.call('cancelOrder', cancelled)).status).toBe(200);
  });

  test('is claimed a year later as well', async () => {
    const buyer = await newCustomer(shop);
    const { order_id, key } = await place({ email: buyer.email });
    await pruneStoredReplies(shop.server.database, new Date(Date.now() + YEAR_MS));
    expect((await claim(buyer, order_id, key)).status).toBe(200);
  });

  test('is nobody’s who does not have all of it: the e-mail, the id and the key of its device', async () => {
    const [buyer, thief] = [await newCustomer(shop), await newCustomer(shop)];
    const { order_id, key } = await place({ email: buyer.email });
    const other = await place({ email: buyer.email });
    for (const [who, id, its] of [
      [thief, order_id, key],
      [buyer, order_id, newKey()],
      [buyer, order_id, other.key],
      [buyer, newKey(), key],
    ] as const) {
      expect((await claim(who, id, its)).status).toBe(404);
    }
    expect((await shop.call('claimOrder', { body: { order_id, key } })).status).toBe(401);
    for (const who of [buyer, thief]) expect((await historyOf(who)).total_count).toBe(0);
  });

  test('that is claimed stays theirs, also when somebody else has that e-mail by then, and its key', async () => {
    const buyer = await newCustomer(shop);
    const { order_id, key } = await place({ email: buyer.email });
    expect((await claim(buyer, order_id, key)).status).toBe(200);
    const moved = { firstname: 'Kari', lastname: 'Nordmann', email: newEmail() };
    await shop.done('updateProfile', { headers: buyer.headers, body: { customer: moved } });
    const next = await newCustomer(shop, { email: buyer.email });
    expect((await claim(next, order_id, key)).status).toBe(404);
    expect((await historyOf(buyer)).total_count).toBe(1);
  });

  test('is nobody’s who sends it again under a key of their own: they are told of it, and that is all', async () => {
    const [buyer, thief] = [await newCustomer(shop), newKey()];
    const { order, order_id } = await place({ email: buyer.email });
    expect((await send(order, thief)).status).toBe(200);
    expect((await claim(buyer, order_id, thief)).status).toBe(404);
  });

  test('of a customer stays theirs, also when somebody has its key', async () => {
    const [buyer, thief] = [await newCustomer(shop), await newCustomer(shop)];
    const { order, order_id, key } = await place({ email: buyer.email, by: buyer });
    expect((await claim(thief, order_id, key)).status).toBe(404);
    await shop.server.shop('delete-user', buyer.email);
    const again = await newCustomer(shop, { email: buyer.email });
    expect((await claim(again, order_id, key)).status).toBe(404);
    const own = newKey();
    expect((await send({ ...order, user_id: '' }, own)).status).toBe(200);
    expect((await claim(again, order_id, own)).status).toBe(404);
  });
});

describe('an order that is paid at the provider', () => {
  const ofBuyer = async () => {
    const buyer = await newCustomer(shop);
    return { buyer, order: ordered(orderPaidBy('card'), { email: buyer.email }) };
  };

  test('cannot be claimed before it is placed, nor before its device has heard of it', async () => {
    const [{ buyer, order }, key] = [await ofBuyer(), newKey()];
    const id = await begun(order, key);
    expect((await claim(buyer, order.order_id, key)).status).toBe(404);
    await paid(id);
    expect((await claim(buyer, order.order_id, key)).status).toBe(404);
  });

  test('cannot be claimed by what else was answered under its key', async () => {
    const [{ buyer, order }, key] = [await ofBuyer(), newKey()];
    await paid(await begun(order, key));
    expect((await shop.call('createCart', { key })).status).toBe(200);
    expect((await claim(buyer, order.order_id, key)).status).toBe(404);
  });

  test('cannot be claimed by what another customer was told of it', async () => {
    const [{ buyer, order }, key, other] = [await ofBuyer(), newKey(), await newCustomer(shop)];
    await paid(await begun(order, key));
    expect((await send({ ...order, user_id: String(other.id) }, key, other)).status).toBe(200);
    for (const who of [buyer, other]) expect((await claim(who, order.order_id, key)).status).toBe(404);
  });

  test('keeps the key that was said first: who knows its id and asks to have it paid again gets nothing by it', async () => {
    const [{ buyer, order }, key, thief] = [await ofBuyer(), newKey(), newKey()];
    const id = await begun(order, key);
    expect(await begun(order, thief)).toBe(id);
    await paid(id);
    await send(order, thief);
    expect((await claim(buyer, order.order_id, thief)).status).toBe(404);
    await send(order, key);
    expect((await claim(buyer, order.order_id, key)).status).toBe(200);
  });

  test('of a client that says no key can be claimed by nobody', async () => {
    const [{ buyer, order }, key] = [await ofBuyer(), newKey()];
    await paid(await begun(order, null));
    await send(order, key);
    expect((await claim(buyer, order.order_id, key)).status).toBe(404);
  });

  test('by a customer, whose account is gone, is nobody’s who has its key and sends it as a guest', async () => {
    const buyer = await newCustomer(shop);
    const [key, order] = [newKey(), ordered(orderPaidBy('card'), { email: buyer.email, by: buyer })];
    await paid(await begun(order, key, buyer));
    await shop.server.shop('delete-user', buyer.email);
    const again = await newCustomer(shop, { email: buyer.email });
    expect((await send({ ...order, user_id: '' }, key)).status).toBe(200);
    expect((await claim(again, order.order_id, key)).status).toBe(404);
  });

  test('by a guest, whose device sends it when they have signed in, is claimed by them and by nobody else', async () => {
    const [{ buyer, order }, key] = [await ofBuyer(), newKey()];
    await paid(await begun(order, key));
    expect((await send({ ...order, user_id: String(buyer.id) }, key, buyer)).status).toBe(200);
    expect((await claim(await newCustomer(shop), order.order_id, key)).status).toBe(404);
    expect((await claim(buyer, order.order_id, key)).status).toBe(200);
    expect((await historyOf(buyer)).total_count).toBe(1);
  });
});
