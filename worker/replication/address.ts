import * as z from 'zod/mini';
import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { contentIdentifier } from '#domain/paths.ts';
import { pageCollections } from '#domain/wire/mapped-address.ts';
import { zLookupRewriteResponse } from '#schemas/api/generated/zod.gen.ts';
import { logMessage } from '../log-message.ts';
import { type AddressAnswer, type BackendTools, known, notAsked, unknown } from './backend.ts';
import { keepDocument } from './keep-document.ts';

/** A page by its kind, before its document is looked at: one bad document must not look like a fault of the shop. */
const zMapped = z.nullable(z.looseObject({ _type: z.string(), _source: z.unknown() }));

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
  const page = mapped.value.value;
  if (page === null) {
    logMessage({ code: 'mappingNotFound' }, key);
    return askRewrite(tools, key);
  }
  const { _type: type, _source: source } = page;
  const collection = Object.hasOwn(pageCollections, type) ? pageCollections[type] : undefined;
  if (!collection) return { isKnown: false, why: { code: 'entityTypeUnknown', params: { type } } };
  return (await keepDocument(catalogue, collection, source)) ? known : unknown;
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
  knowsSeries: true,
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
  const { relative_url, redirectCode } = urlResolver;
  const rewrite = { id: key, request_path: key, relative_url, redirectCode };
  return (await keepDocument(catalogue, 'url_rewrites', rewrite)) ? known : unknown;
}
