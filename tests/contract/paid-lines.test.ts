import { expect, onTestFinished, test } from 'vitest';
import type { ExternalCheckoutResult } from '#schemas/api/generated/types.gen.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { heavyCatalogue } from '#tests/support/heavy-catalogue.ts';
import { lampToPay, orderPaidBy } from '#tests/support/paying.ts';

test('the payment provider is told of each article where its page and picture are, and how it travels (spec 3)', async () => {
  const shop = await ContractShop.open({ catalogue: heavyCatalogue() });
  onTestFinished(() => shop.close());
  const made = await shop.done<ExternalCheckoutResult>('createOrUpdateExternalOrder', {
    body: lampToPay(orderPaidBy('card')),
  });
  const [lamp, delivery] = made.order.order_lines;
  expect(lamp).toMatchObject({
    reference: 'LAMP',
    product_url: 'http://shop.test/p/LAMP/lamp',
    image_url: 'http://shop.test/media/drawn/lamp-black.svg',
    shipping_attributes: { weight: 3000, tags: ['parcel', 'home'] },
  });
  expect(delivery).not.toHaveProperty('product_url');
});
