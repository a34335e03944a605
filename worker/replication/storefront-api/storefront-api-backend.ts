import type { StockBackend, StockBackends } from '#config/stock-backend.ts';
import { ok } from '#schemas/errors.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { callAs } from '../../session/call-as.ts';
import type { BackendTools, OpenBackend } from '../backend.ts';
import { catalogueTiers } from '../pulls.ts';
import { bringAddress } from './addresses.ts';
import type { ServerCart } from './checkout-settings.ts';
import { prices, stocks } from './live-articles.ts';
import { search } from './search.ts';
import { SearchPages } from './search-pages.ts';

/** What a page said of the backend of a store view. */
export function backendSaid(said: string, storeCode: string): OpenBackend {
  return storefrontApiBackend((JSON.parse(said) as StockBackends)[storeCode]!);
}

/** A stock vue-storefront-api, and whatever answers like one: it has search, prices, stock, addresses and carts (decision 028). */
export function storefrontApiBackend(stock: StockBackend): OpenBackend {
  const open: OpenBackend = (tools) => {
    const pages = new SearchPages(
      {
        ...tools,
        categories: async () => tools.catalogue.categories$.value,
        isStored: (collection) => isStored(tools.catalogue, collection),
        serverCart: cartOf(tools),
      },
      stock,
    );
    return {
      page: (pull, checkpoint) => pages.page(pull, checkpoint),
      products: async (asked) => {
        const answer = await search({ api: tools.api, stock }, { type: 'product', ...asked });
        if (!answer.ok) return answer;
        const { value, at } = answer.value;
        const documents = await pages.inContract('products', value, at);
        return documents.ok ? ok({ value: documents.value, at }) : documents;
      },
      prices: (articles) => prices(tools, articles),
      ownPrices: (articles, { api, group }) => prices({ ...tools, api }, articles, group),
      stocks: (articles) => stocks(tools, articles),
      address: (key) => bringAddress(tools, pages, key),
    };
  };
  return Object.assign(open, {
    /** By a number of its own, with the tax of the country that it counts with. */
    storeOf: (view) => ({ ...view, id: stock.storeId, tax: { ...view.tax, defaultCountry: stock.taxCountry } }),
  } satisfies Pick<OpenBackend, 'storeOf'>);
}

async function isStored({ writers }: Catalogue, wanted: string): Promise<boolean> {
  const pulls = catalogueTiers(writers).flat();
  const ids = await pulls.find(({ collection }) => collection === wanted)?.storedIds();
  return ids !== undefined && ids.length > 0;
}

function cartOf({ api, ports, store, session }: BackendTools): ServerCart {
  return {
    id: () => ports.store.look((box) => box.cart({ owner: session.owner, storeCode: store.code })?.cartId ?? null),
    call: (call) => callAs({ api, ports }, session.owner, call),
  };
}
