import * as z from 'zod/mini';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { contentIdentifier } from '#domain/paths.ts';
import { contentFromWire } from '#domain/wire/content.ts';
import { detailsFromWire, summaryFromWire } from '#domain/wire/product.ts';
import { categoryFromWire } from '#domain/wire/references.ts';
import type { CmsPage, Category, Product } from '#schemas/api/generated/types.gen.ts';
import { zCategory, zCmsPage, zLookupRewriteResponse, zProduct } from '#schemas/api/generated/zod.gen.ts';
import type { Catalogue } from '../catalogue.ts';
import { logMessage } from '../log-message.ts';
import type { AddressAnswer, BackendTools } from './backend.ts';

/** A page by its kind, before its document is looked at: one bad document must not look like a fault of the shop. */
const zMapped = z.object({ result: z.looseObject({ _type: z.nullable(z.string()), _source: z.unknown() }) });

const unknown: AddressAnswer = { isKnown: false, why: null };
const known: AddressAnswer = { isKnown: true, why: null };
const notAsked: AddressAnswer = { isKnown: null, why: null };

/**
 * Asks the shop what an address shows: the mapping first, then its rewrites (spec 2: route resolution, spec 7: URL
 * fallback). What it answers is stored, so that it is looked up like everything else.
 */
export async function askAddress(tools: BackendTools, key: string): Promise<AddressAnswer> {
  const { api, catalogue } = tools;
  const mapped = await api.call({
    path: '/api/url/map',
    body: {
      url: contentIdentifier(key) ?? key,
      includeFields: null,
      excludeFields: [],
      options,
      groupId: null,
      groupToken: null,
      params: {},
    },
    shape: zMapped,
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  if (!mapped.ok) return notAsked;
  const { _type: type, _source: source } = mapped.value.value.result;
  if (type === null) {
    logMessage({ code: 'mappingNotFound' }, key);
    return askRewrite(tools, key);
  }
  const keep = Object.hasOwn(keepers, type) ? keepers[type] : undefined;
  if (!keep) return { isKnown: false, why: { code: 'entityTypeUnknown', params: { type } } };
  return (await keep(catalogue, source)) ? known : unknown;
}

/** How the mapping is to prepare what it answers with; the shop does these things itself, on the device. */
const options = {
  prefetchGroupProducts: false,
  assignProductConfiguration: false,
  populateRequestCacheTags: false,
  setProductErrors: false,
  fallbackToDefaultWhenNoAvailable: true,
  separateSelectedVariant: false,
  setConfigurableProductOptions: false,
  filterUnavailableVariants: false,
};

type Keeper = (catalogue: Catalogue, source: unknown) => Promise<boolean>;

/** What this shop has pages for, and where its documents are kept. */
const keepers: Readonly<Record<string, Keeper>> = {
  product: async ({ writers }, source) => {
    if (!zProduct.safeParse(source).success) return false;
    await writers.products.write([summaryFromWire(source as Product)]);
    await writers.productDetails.write([detailsFromWire(source as Product)]);
    return true;
  },
  category: async ({ writers }, source) => {
    if (!zCategory.safeParse(source).success) return false;
    await writers.categories.write([categoryFromWire(source as Category)]);
    return true;
  },
  cms_page: async ({ writers }, source) => {
    if (!zCmsPage.safeParse(source).success) return false;
    const page = source as CmsPage;
    await writers.content.write([{ id: `cms_pages:${page.id}`, kind: 'page', ...contentFromWire(page) }]);
    return true;
  },
};

async function askRewrite({ catalogue, api }: BackendTools, key: string): Promise<AddressAnswer> {
  const answer = await api.call({
    path: `/api/url-rewrite/${encodeURIComponent(key)}`,
    shape: zLookupRewriteResponse,
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
  if (!answer.ok) return notAsked;
  const { urlResolver } = answer.value.value;
  if (!urlResolver || urlResolver.redirectCode === 0) {
    logMessage({ code: 'routeNotFound' }, key);
    return unknown;
  }
  const value = { path: key, target: urlResolver.relative_url, status: urlResolver.redirectCode };
  await catalogue.writers.references.write([{ id: `url_rewrites:${key}`, kind: 'urlRewrite', value }]);
  return known;
}
