import { mapAnswer } from '../../http/shop-api.ts';
import type { OpenBackend } from '../backend.ts';
import { bringAddress } from './addresses.ts';
import { prices, stocks } from './live-articles.ts';
import { search, SearchPages } from './search-pages.ts';

/** A stock vue-storefront-api, and whatever answers like one: it has search, prices, stock and addresses (decision 028). */
export const storefrontApiBackend: OpenBackend = (tools) => {
  const pages = new SearchPages(tools);
  const inContract = pages.inContract.bind(pages);
  return {
    page: (pull, checkpoint) => pages.page(pull, checkpoint),
    products: async (asked) =>
      mapAnswer(await search(tools, { type: 'product', ...asked }), ({ documents }) =>
        documents.map((document) => inContract('products', document)),
      ),
    prices: (articles) => prices(tools, articles),
    ownPrices: (articles, { api, group }) => prices({ ...tools, api }, articles, group),
    stocks: (articles) => stocks(tools, articles),
    address: (key) => bringAddress(tools, inContract, key),
  };
};
