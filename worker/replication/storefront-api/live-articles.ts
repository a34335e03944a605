import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import type { Price } from '#domain/price.ts';
import type { Stock } from '#domain/stock.ts';
import { asNumber, type LooseFields, looseFields, looseList } from '#domain/wire/loose-fields.ts';
import { looseStock } from '#domain/wire/loose-product.ts';
import { priceFromInfo } from '#domain/wire/price-info.ts';
import { stockFromWire } from '#domain/wire/product.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import { type Answered, mapAnswer } from '../../http/shop-api.ts';
import { type BackendTools, type ShownArticle, skusOf } from '../backend.ts';
import { isUpstreamGone, unwrapped } from './envelope.ts';

type Articles = ReadonlySet<ShownArticle>;
type Told<T> = Result<Answered<ReadonlyMap<string, T>>, HttpFailure>;

/**
 * What articles cost now, everybody or a group (contract: renderList). Rows may have no sku, and then say which article they are
 * about by its id.
 */
export async function prices(tools: BackendTools, articles: Articles, group?: number): Promise<Told<Price>> {
  const { api, store, catalogue } = tools;
  const [answer, skus] = await Promise.all([
    unwrapped(api, {
      path: '/api/product/render-list',
      query: { skus: skusOf(articles), currencyCode: store.currency.code, storeId: store.id, userGroupId: group },
      deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
    }),
    skusById(catalogue, articles),
  ]);
  return mapAnswer(answer, (value) => {
    const rows = looseList(Array.isArray(value) ? value : looseFields(value)['items']);
    return bySku(rows, 'id', skus, ({ price_info: info }) => priceOf(looseFields(info)));
  });
}

/**
 * What is in stock now. One sku that the backend does not know fails the whole list, so then each is asked for by itself;
 * not when the backend cannot reach what it asks, which a list and a single question find out alike.
 */
export async function stocks(tools: BackendTools, articles: Articles): Promise<Told<Stock>> {
  const skus = await skusById(tools.catalogue, articles);
  const list = await unwrapped(tools.api, {
    path: '/api/stock/list',
    query: { skus: skusOf(articles) },
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  if (list.ok) return mapAnswer(list, (rows) => bySku(looseList(rows), 'product_id', skus, stockOf));
  if (isUpstreamGone(list.error)) return list;
  return oneByOne(tools, articles);
}

async function oneByOne({ api }: BackendTools, articles: Articles): Promise<Told<Stock>> {
  const told = new Map<string, Stock>();
  let at = 0;
  for (const { sku } of articles) {
    const answer = await unwrapped(api, {
      path: '/api/stock/check',
      query: { sku },
      deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
    });
    if (!answer.ok) {
      if (isUpstreamGone(answer.error)) return answer;
      continue;
    }
    const stock = stockOf(looseFields(answer.value.value));
    if (stock) told.set(sku, stock);
    at = answer.value.at;
  }
  return ok({ value: told, at });
}

/** What rows say, by sku; rows of articles that nobody asked for, or that say nothing, are left out. */
function bySku<T>(
  rows: readonly LooseFields[],
  idField: string,
  skus: ReadonlyMap<string, string>,
  read: (row: LooseFields) => T | null,
): Map<string, T> {
  const told = new Map<string, T>();
  for (const row of rows) {
    const sku = typeof row['sku'] === 'string' ? row['sku'] : skus.get(String(row[idField]));
    const said = read(row);
    if (sku !== undefined && said !== null) told.set(sku, said);
  }
  return told;
}

function priceOf(info: LooseFields): Price | null {
  const [final, regular] = [asNumber(info['final_price']), asNumber(info['regular_price'])];
  if (typeof final !== 'number') return null;
  return priceFromInfo({ final_price: final, regular_price: typeof regular === 'number' ? regular : null });
}

function stockOf(row: LooseFields): Stock | null {
  const { is_in_stock: isInStock, qty, manage_stock: isManaged, status } = looseStock(row);
  if (typeof isInStock !== 'boolean') return null;
  return stockFromWire({
    is_in_stock: isInStock,
    ...(typeof qty === 'number' ? { qty } : {}),
    ...(typeof isManaged === 'boolean' ? { manage_stock: isManaged } : {}),
    status,
  });
}

/** Skus of the articles by their own ids: a variant has another one than its product. */
async function skusById(catalogue: BackendTools['catalogue'], articles: Articles): Promise<Map<string, string>> {
  const asked = new Set([...articles].map(({ sku }) => sku));
  const products = await catalogue.summaries([...new Set([...articles].map(({ productId }) => productId))]);
  const known = [...products.values()].flatMap((product) => [product, ...product.variants]);
  return new Map(known.filter(({ sku }) => asked.has(sku)).map(({ id, sku }) => [id, sku]));
}
