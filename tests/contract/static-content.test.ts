import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zStaticContent } from '#schemas/api/generated/zod.gen.ts';
import { requestOf } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

const banner = { title: 'Høst', link: '/stue', translations: { 'sv-SE': { title: 'Höst' } } };

describe('static content files', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    const catalogue = testCatalogue();
    const documents = { ...catalogue.documents, static_content: [{ id: 'banners.json', mainBanners: [banner] }] };
    shop = await ContractShop.open({ catalogue: { ...catalogue, documents } });
  });

  afterAll(() => shop.close());

  // These files are no part of the API and have no cross-origin headers, which `call` would demand.
  const ask = (storeCode: string, file: string, headers: Record<string, string> = {}) =>
    shop.server.app.handle(requestOf('getStaticContent', { path: { storeCode, file }, headers }));

  test.each([
    ['bmno', 'Høst'],
    ['default', 'Höst'],
  ])('the file of %s speaks its language and is not sent twice', async (store, title) => {
    const answer = await ask(store, 'banners.json');
    expect(answer.status).toBe(200);
    const content = zStaticContent.parse(await answer.json());
    expect(content).toEqual({ mainBanners: [expect.objectContaining({ title, link: '/stue' })] });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await ask(store, 'banners.json', { 'if-none-match': answer.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  test.each([
    ['bmno', 'instagram.json', 404],
    ['nowhere', 'banners.json', 404],
    ['bmno', 'passwords.json', 400],
  ])('%s/%s is refused', async (store, file, status) => {
    expect((await ask(store, file)).status).toBe(status);
  });
});
