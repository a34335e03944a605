import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { CallOptions } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';

const INDEX = 'vue_storefront_catalog_bmno';

describe.each(databases)('reads of the shop on $name', ({ open }) => {
  let shop: ContractShop;
  let reads: readonly (readonly [OperationId, CallOptions])[];

  beforeAll(async () => {
    shop = await ContractShop.open(open);
    const cartId = await shop.newCart();
    await shop.add(cartId, 'LAMP', 2);
    reads = [
      ['pullCart', { query: { cartId } }],
      ['getTotals', { query: { cartId } }],
      ['getPaymentMethods', { query: { cartId } }],
      ['getOrderStatus', { path: { order_id: 'no-such-order' } }],
      ['checkStock', { query: { sku: 'LAMP' } }],
      ['listStock', { query: { skus: 'LAMP,VASE' } }],
      ['searchCatalogGet', { path: { index: INDEX, type: 'product' } }],
      ['renderList', { query: { skus: 'LAMP', currencyCode: 'NOK', storeId: 7 } }],
      ['lookupRewrite', { path: { path: 'gammel-sofa' } }],
      ['resolveUrl', { query: { url: 'stue' } }],
      ['getDeployedVersion', {}],
      ['replicate', { path: { collection: 'products' } }],
    ];
  });

  afterAll(() => shop.close());

  test('answer with an ETag, and 304 to whoever has it', async () => {
    for (const [id, options] of reads) {
      const first = await shop.call(id, options);
      expect(first.status, id).toBe(200);
      const etag = first.headers.get('etag')!;
      const again = await shop.call(id, { ...options, headers: { 'if-none-match': `"other", W/${etag}` } });
      expect([again.status, again.headers.get('etag')], id).toEqual([304, etag]);
      expect((await shop.call(id, { ...options, headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  });
});
