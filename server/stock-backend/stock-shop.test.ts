import { expect, test } from 'vitest';
import { stockShopOf } from './stock-shop.ts';

test('without BACKEND this server is the backend itself', () => {
  expect(stockShopOf({})).toBeNull();
});

test('BACKEND alone is the project as it is installed', () => {
  const shop = stockShopOf({ BACKEND: 'https://api.example.com/api/' })!;
  expect(shop.url).toBe('https://api.example.com');
  const installed = {
    index: 'vue_storefront_catalog',
    storeCode: '',
    storeId: 1,
    arePricesGross: false,
    hasMagazine: false,
  };
  expect(shop.views).toMatchObject({
    bmno: { ...installed, taxCountry: 'NO' },
    default: { ...installed, taxCountry: 'SE' },
  });
});

test('a setting is for all store views, or for each', () => {
  const { views } = stockShopOf({
    BACKEND: 'http://localhost:8080',
    BACKEND_INDEX: 'bmno=catalog_no, default=catalog_se',
    BACKEND_STORE: 'bmno=no',
    BACKEND_STORE_ID: '3',
    BACKEND_TAX_COUNTRY: 'PL',
    BACKEND_PRICES: 'gross',
    BACKEND_MAGAZINE: 'on',
  })!;
  const both = { storeId: 3, taxCountry: 'PL', arePricesGross: true, hasMagazine: true };
  expect(views).toEqual({
    bmno: { index: 'catalog_no', storeCode: 'no', ...both },
    default: { index: 'catalog_se', storeCode: '', ...both },
  });
});

test.each([
  [{ BACKEND: 'api.example.com' }, /BACKEND is not an address such as/],
  [{ BACKEND: 'ftp://api.example.com' }, /BACKEND is not an address such as/],
  [{ BACKEND: 'https://me:pass@api.example.com' }, /without a query and without a password/],
  [{ BACKEND_INDEX: 'x' }, /BACKEND_INDEX needs BACKEND/],
  [{ BACKEND: 'http://a.test', BACKEND_INDEX: 'a/b' }, /BACKEND_INDEX cannot be a\/b/],
  [{ BACKEND: 'http://a.test', BACKEND_STORE_ID: '0' }, /BACKEND_STORE_ID cannot be 0/],
  [{ BACKEND: 'http://a.test', BACKEND_TAX_COUNTRY: 'norge' }, /BACKEND_TAX_COUNTRY cannot be norge/],
  [{ BACKEND: 'http://a.test', BACKEND_PRICES: 'both' }, /BACKEND_PRICES cannot be both/],
  [{ BACKEND: 'http://a.test', BACKEND_STORE: 'de=de' }, /names the store view de; there are bmno, default/],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => stockShopOf(env)).toThrow(sentence);
});
