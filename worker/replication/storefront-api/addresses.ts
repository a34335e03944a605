import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { readMappedPage, readRewrite } from '#domain/wire/mapped-address.ts';
import type { Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered } from '../../http/shop-api.ts';
import { type AddressAnswer, type BackendTools, known, notAsked, unknown } from '../backend.ts';
import { keepDocument } from '../keep-document.ts';
import { unwrapped } from './envelope.ts';

type InContract = (collection: string, document: unknown) => unknown;

/**
 * Brings what lies at an address onto the device: the page that the backend maps it to, else the rewrite that leads away
 * from it (spec 2: URL mapping, then rewrites). What came is kept like everything that is pulled, and goes with it.
 */
export async function bringAddress(tools: BackendTools, inContract: InContract, path: string): Promise<AddressAnswer> {
  const mapped = await mapUrl(tools, path);
  const page = mapped.ok ? readMappedPage(mapped.value.value, path) : null;
  if (page && (await keepDocument(tools.catalogue, page.collection, inContract(page.collection, page.document))))
    return known;
  const resolved = await resolveUrl(tools, path);
  const rewrite = resolved.ok ? readRewrite(resolved.value.value, path) : null;
  if (rewrite !== null && (await keepDocument(tools.catalogue, 'url_rewrites', rewrite))) return known;
  return mapped.ok && resolved.ok ? unknown : notAsked;
}

function mapUrl({ api }: BackendTools, path: string): Promise<Result<Answered<unknown>, HttpFailure>> {
  return unwrapped(api, { path: '/api/url/map', body: { url: `/${path}` }, deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS });
}

function resolveUrl({ api }: BackendTools, path: string): Promise<Result<Answered<unknown>, HttpFailure>> {
  return unwrapped(api, {
    path: '/api/ext/magento-url-resolver/urlResolve',
    query: { url: path },
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
}
