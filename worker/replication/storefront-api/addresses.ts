import { CATALOGUE_TIMEOUT_CLIENT_MS } from '#config/timings.ts';
import { readMappedPage, readRewrite } from '#domain/wire/mapped-address.ts';
import type { Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { Answered } from '../../http/shop-api.ts';
import { type AddressAnswer, type BackendTools, known, notAsked, unknown } from '../backend.ts';
import { keepDocument } from '../keep-document.ts';
import { unwrapped } from './envelope.ts';
import type { SearchPages } from './search-pages.ts';

/**
 * Brings what lies at an address onto the device: the page that the backend maps it to, else the rewrite that leads away
 * from it (spec 2: URL mapping, then rewrites). What came is kept like everything that is pulled, and goes with it.
 */
export async function bringAddress(tools: BackendTools, pages: SearchPages, path: string): Promise<AddressAnswer> {
  const mapped = await mapUrl(tools, path);
  const page = mapped.ok ? readMappedPage(mapped.value.value, path) : null;
  if (mapped.ok && page) {
    const found = { documents: [page.document], isCompact: false };
    const read = await pages.inContract(page.collection, found, mapped.value.at);
    if (read.ok && (await keepDocument(tools.catalogue, page.collection, read.value[0]))) return known;
  }
  const resolved = await resolveUrl(tools, path);
  const rewrite = resolved.ok ? readRewrite(resolved.value.value, path) : null;
  if (rewrite !== null && (await keepDocument(tools.catalogue, 'url_rewrites', rewrite))) return known;
  return mapped.ok && (resolved.ok || isNotInstalled(resolved.error)) ? unknown : notAsked;
}

/** The project knows addresses as they stand in its index: without the slash at the beginning. */
function mapUrl({ api }: BackendTools, path: string): Promise<Result<Answered<unknown>, HttpFailure>> {
  return unwrapped(api, { path: '/api/url/map', body: { url: path }, deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS });
}

function resolveUrl({ api }: BackendTools, path: string): Promise<Result<Answered<unknown>, HttpFailure>> {
  return unwrapped(api, {
    path: '/api/ext/magento-url-resolver/urlResolve',
    query: { url: path },
    deadlineMs: CATALOGUE_TIMEOUT_CLIENT_MS,
  });
}

/** An extension that is not installed is a page of the backend's web server that says so: it has no rewrites. */
function isNotInstalled(failure: HttpFailure): boolean {
  return failure.kind === 'badContentType' || (failure.kind === 'refused' && failure.status === NOT_FOUND);
}

const NOT_FOUND = 404;
