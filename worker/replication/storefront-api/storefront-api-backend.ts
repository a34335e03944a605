import type { StockBackend } from '#config/stock-backend.ts';
import type { OpenBackend } from '../backend.ts';
import { bringAddress } from './addresses.ts';
import { prices, stocks } from './live-articles.ts';
import { search } from './search.ts';
import { SearchPages } from './search-pages.ts';
import { ok } from '#schemas/errors.ts';

/** A stock vue-storefront-api, and whatever answers like one: it has search, prices, stock and addresses (decision 028). */
export const storefrontApiBackend =
  (stock: StockBackend): OpenBackend =>
  (tools) => {
    const pages = new SearchPages(tools, stock);
    return {
      page: (pull, checkpoint) => pages.page(pull, checkpoint),
      products: async (asked) => {
        const answer = await search({ api: tools.api, stock }, { type: 'product', ...asked });
        if (!answer.ok) return answer;
        const documents = await pages.inContract('products', answer.value.value);
        return documents.ok ? ok({ value: documents.value, at: answer.value.at }) : documents;
      },
      prices: (articles) => prices(tools, articles),
      ownPrices: (articles, { api, group }) => prices({ ...tools, api }, articles, group),
      stocks: (articles) => stocks(tools, articles),
      address: (key) => bringAddress(tools, pages, key),
    };
  };
