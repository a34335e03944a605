import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ExternalCheckoutResult, Order } from '#schemas/api/generated/types.gen.ts';
import type { ShopDatabase } from '#server/store/database.ts';
import { payments } from '#server/store/payment-schema.ts';
import { ContractShop } from './contract-shop.ts';
import { orderPaidBy } from './paying.ts';

interface LampsToPay {
  readonly database?: () => Promise<ShopDatabase>;
  /** Given the shop before the first test of a group. */
  readonly inShop: (shop: ContractShop) => void;
  /** Given an order of one lamp that is paid by card, before each test. */
  readonly ordering: (order: Order) => void;
}

/** A shop with lamps, and an order of one, for tests of payments. */
export function withLampsToPay({ database, inShop, ordering }: LampsToPay): void {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open(database ? { database } : {});
    await shop.server.shop('set-stock', 'LAMP', 1000);
    inShop(shop);
  });

  afterAll(() => shop.close());

  beforeEach(() => ordering(orderPaidBy('card')));
}

/** Asks the shop for a payment; returns the provider's id of it. */
export async function madePayment(shop: ContractShop, body: object): Promise<string> {
  return (await shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', { body })).orderId;
}

/** What the shop knows of the payment that the provider calls so. */
export async function paymentRow({ server }: ContractShop, id: string) {
  const [row] = await server.database.select().from(payments).where(eq(payments.providerOrderId, id));
  return row;
}
