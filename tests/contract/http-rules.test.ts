import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchProvider } from '#config/search-provider.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { CallOptions } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { providerRequest, searchFor } from '#tests/support/provider-request.ts';

const INDEX = 'vue_storefront_catalog_bmno';

describe('reads of the shop', () => {
  let shop: ContractShop;
  let reads: readonly (readonly [OperationId, CallOptions])[];

  beforeAll(async () => {
    shop = await ContractShop.open();
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
      ['autocomplete', { query: { query: JSON.stringify(providerRequest([searchFor('lampe')])) } }],
      ['getKeywordRedirects', { path: { apiKey: searchProvider.apiKeys['bmno']! } }],
      ['getSyncHeads', {}],
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

  test('answer 304 to `If-None-Match: *`', async () => {
    const answer = await shop.call('getDeployedVersion', { headers: { 'if-none-match': '*' } });
    expect(answer.status).toBe(304);
  });

  test('an ETag changes with the store view and the parameters', async () => {
    const etagOf = async (id: OperationId, options: CallOptions) => (await shop.call(id, options)).headers.get('etag');
    const list = (storeCode: string, limit: number) =>
      etagOf('replicate', { path: { collection: 'products' }, query: { storeCode, limit } });
    const etags = await Promise.all([list('bmno', 1), list('default', 1), list('bmno', 2)]);
    expect(new Set(etags).size).toBe(3);
    expect(await list('bmno', 1)).toBe(etags[0]);
  });
});

/** Raw requests for every kind of answer: successes, refusals, unknown addresses, pages and preflight. */
const anyRequest: readonly (readonly [string, Request])[] = [
  ['a read', new Request('http://shop.test/api/stock/check?sku=LAMP')],
  ['a write', new Request('http://shop.test/api/cart/create', { method: 'POST' })],
  ['a refusal', new Request('http://shop.test/api/stock/check')],
  ['an unknown article', new Request('http://shop.test/api/stock/check?sku=X')],
  ['an unknown call of a provider', new Request('http://shop.test/search/cs/v2/nothing')],
  ['an unknown call', new Request('http://shop.test/api/nothing/here')],
  ['a wrong method', new Request('http://shop.test/api/cart/create', { method: 'PUT' })],
  ['the bare prefix', new Request('http://shop.test/api/')],
  ['a page that is not there', new Request('http://shop.test/nowhere')],
  ['a report of the browser', new Request('http://shop.test/csp-report', { method: 'POST', body: '{}' })],
  ['a preflight', new Request('http://shop.test/api/order', { method: 'OPTIONS' })],
  ['a head', new Request('http://shop.test/api/stock/check?sku=LAMP', { method: 'HEAD' })],
  ['a bad body', new Request('http://shop.test/api/url/map', { method: 'POST', body: '{' })],
  ['a private page', new Request('http://shop.test/bokning')],
];

describe('every answer', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open();
  });

  afterAll(() => shop.close());

  const send = (request: Request) => shop.server.app.handle(request);

  test.each(anyRequest)('%s carries the security headers', async (_, request) => {
    const { headers } = await send(request.clone());
    const policy = headers.get('content-security-policy')!;
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify shop-url;',
      'report-uri /csp-report',
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
    const { pathname } = new URL(request.url);
    expect(headers.get('referrer-policy')).toBe(
      pathname === '/bokning' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    const isApi = /^\/(?:api|search)\//.test(pathname);
    expect(headers.get('cross-origin-resource-policy')).toBe(isApi ? 'cross-origin' : 'same-origin');
    expect(headers.get('access-control-allow-origin')).toBe(isApi ? '*' : null);
    for (const name of ['x-powered-by', 'server', 'set-cookie']) expect(headers.has(name), name).toBe(false);
  });

  test('a call that does not exist, or by another method, is refused in the envelope', async () => {
    for (const request of [
      new Request('http://shop.test/api/nothing'),
      new Request('http://shop.test/api/cart/create', { method: 'DELETE' }),
      new Request('http://shop.test/api/url/map'),
      new Request('http://shop.test/nowhere', { method: 'POST' }),
    ]) {
      const answer = await send(request);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 404, result: { code: 'NOT_FOUND' } });
    }
  });

  test('a browser may ask from anywhere, with the headers of the contract', async () => {
    const preflight = await send(
      new Request('http://shop.test/api/cart/update', {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      }),
    );
    expect(preflight.status).toBe(204);
    const list = (name: string, from: Headers) => from.get(name)!.toLowerCase().split(/,\s*/);
    const { headers } = preflight;
    expect(list('access-control-allow-headers', headers)).toEqual(
      expect.arrayContaining(['content-type', 'authorization', 'idempotency-key', 'if-none-match', 'x-vs-store-code']),
    );
    expect(list('access-control-allow-methods', headers)).toEqual(expect.arrayContaining(['get', 'post', 'delete']));
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    const answer = await send(new Request('http://shop.test/api/stock/check?sku=LAMP'));
    expect(list('access-control-expose-headers', answer.headers)).toEqual(
      expect.arrayContaining(['etag', 'idempotency-replayed', 'retry-after', 'x-vs-cache', 'x-vs-cache-tags']),
    );
  });

  test('the store view is named in the header, else in the address, else it is the default one', async () => {
    const view = async (storeCode?: string, header?: string) => {
      const answer = await shop.call<{ checkpoint: string }>('replicate', {
        path: { collection: 'navigation' },
        query: storeCode === undefined ? {} : { storeCode },
        headers: header === undefined ? {} : { 'x-vs-store-code': header },
      });
      expect(answer.headers.get('vary')).toContain('x-vs-store-code');
      if (answer.status !== 200) return answer.status;
      return (answer.result as unknown as { documents: { id: string }[] }).documents[0]!.id;
    };
    expect(await view()).toBe('bmno');
    expect(await view('default')).toBe('default');
    expect(await view(undefined, 'default')).toBe('default');
    expect(await view('bmno', 'default')).toBe('default');
    for (const wrong of ['nope', 'BMNO', '', 'x', "bmno' --", 'bmno,default', 'constructor', '../bmno']) {
      expect(await view(wrong), wrong).toBe(400);
      expect(await view(undefined, wrong), wrong).toBe(400);
      expect(await view(wrong, 'bmno'), wrong).toBe(400);
    }
  });

  test('a body is JSON in UTF-8, of its type and within its bounds', async () => {
    const map = async (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') => {
      const headers = { 'content-type': type };
      return (await send(new Request('http://shop.test/api/url/map', { method: 'POST', headers, body }))).status;
    };
    const json = JSON.stringify({ url: 'stue' });
    for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json ;x=1']) {
      expect(await map(json, type), type).toBe(200);
    }
    for (const type of [
      'text/plain',
      'application/jsonp',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      expect(await map(json, type), type).toBe(400);
    }
    expect(await map('')).toBe(400);
    expect(await map(json.slice(0, -1))).toBe(400);
    expect(await map(new Uint8Array([...Buffer.from('{"url":"'), 0xff, 0xfe, ...Buffer.from('"}')]))).toBe(400);
    expect(await map(`{"url":"stue","x":1e400}`)).toBe(400);
    expect(await map(`{"url":"stue","x":"${'x'.repeat(65_000)}"}`)).toBe(200);
    expect(await map(`{"url":"stue","x":"${'x'.repeat(66_000)}"}`)).toBe(400);
    expect(await map(`{"url":"stue","params":${'{"a":'.repeat(7)}1${'}'.repeat(7)}}`)).toBe(200);
    expect(await map(`{"url":"stue","params":${'{"a":'.repeat(8)}1${'}'.repeat(8)}}`)).toBe(400);
    expect(await map(`{"url":"stue","x":[${'1,'.repeat(199)}1]}`)).toBe(200);
    expect(await map(`{"url":"stue","x":[${'1,'.repeat(200)}1]}`)).toBe(400);
    for (const key of ['__proto__', 'constructor', 'prototype', '\\u0000', '\\ud800']) {
      expect(await map(`{"url":"stue","x":{"${key}":1}}`), key).toBe(400);
    }
  });

  test('the version is told', async () => {
    expect(await shop.done('getDeployedVersion')).toEqual({ version: 'test' });
  });
});
