import { loading, notOnDevice } from '#domain/answer.ts';
import type { Kept, Repository } from '#domain/queries/repository.ts';
import { pathKey } from '#domain/paths.ts';
import type { WorkerContext } from '../context.ts';
import { isHere } from '../catalogue/is-here.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { settingsIn } from '../catalogue/settings-in.ts';
import { ARTICLES_PULL, PRODUCT_LIST_PULL, REVIEWS_PULL } from '../replication/pulls.ts';
import { readAll } from '../replication/read-all.ts';
import { catalogueContext } from './catalogue-context.ts';

/** The pull that brings what is kept. */
export const pullOf: Readonly<Record<Kept, string>> = {
  categories: 'categories',
  attributes: 'attributes',
  navigation: 'navigation',
  products: PRODUCT_LIST_PULL,
  reviews: REVIEWS_PULL,
  page: 'cms_pages',
  block: 'cms_blocks',
  article: ARTICLES_PULL,
};

/** What answers are made of on this device, at this moment. */
export function deviceRepository(context: WorkerContext): Repository {
  const { catalogue, connection } = context;
  const { priceHistories, reviews } = catalogue.writers;
  const { content } = catalogue.database.collections;
  return {
    index: catalogue.index,
    views: catalogueContext(context),
    navigation: () => {
      const found = catalogue.references$.value.find((reference) => reference.kind === 'navigation');
      return found?.value ?? null;
    },
    settings: () => settingsIn(catalogue.references$.value),
    has: (kept) => isHere(catalogue, pullOf[kept]),
    notYet: connection.isOnline ? loading : notOnDevice,
    summaries: (ids) => catalogue.summaries(ids),
    details: (ids) => readDetails(context, ids),
    priceHistories: async (skus) => new Map((await priceHistories.read(skus)).map(({ id, steps }) => [id, steps])),
    reviews: async (sku) => (await reviews.read([sku]))[0],
    content: async (kinds, identifier) => {
      const named = (await readAll(content)).filter((each) => each.identifier === identifier);
      return kinds.flatMap((kind) => named.find((each) => each.kind === kind) ?? [])[0] ?? null;
    },
    articles: () => readAll(content),
    rewrite: async (key) => {
      const rewrites = catalogue.references$.value.flatMap((reference) =>
        reference.kind === 'urlRewrite' ? reference.value : [],
      );
      return rewrites.find(({ path }) => pathKey(path) === key);
    },
  };
}
