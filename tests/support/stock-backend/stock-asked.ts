import type { StockBackend } from '#config/stock-backend.ts';

/** How a shop asks the stand-in as it is installed. */
export const stockAsked: StockBackend = {
  index: 'vue_storefront_catalog',
  storeCode: '',
  storeId: 1,
  taxCountry: 'NO',
  arePricesGross: false,
  hasMagazine: false,
};
