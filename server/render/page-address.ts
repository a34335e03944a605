import { facetConfigs } from '#config/facets.ts';
import { storeViewOfPath } from '#config/stores.ts';
import { searchPath } from '#domain/paths.ts';
import { searchTextOf } from '#domain/search-text.ts';

/** Parameters that change what a page shows: the listing's (D79), and what a confirmation or a failed payment is about. */
const known: readonly string[] = [
  ...facetConfigs.map(({ code }) => code),
  'sort',
  'page',
  'order',
  'reason',
  'sid',
].sort();

/** Characters that no address of the shop contains and that route patterns do not match. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The address under which a page is rendered and kept: it has known parameters only, in one order, each once. A path
 * that cannot be decoded is taken literally, and no page is found there.
 */
export function pageAddress(url: URL): URL {
  const address = new URL(url);
  address.search = '';
  // `q` is the search text; on other pages it means nothing.
  const text = isSearchPage(address.pathname) ? searchTextOf(url.searchParams) : '';
  if (text !== '') address.searchParams.set('q', text);
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  if (!isPlain(address.pathname)) address.pathname = address.pathname.replaceAll('%', '%25');
  return address;
}

/** Whether this path, with its store view, is the page of search results. */
export function isSearchPage(pathname: string): boolean {
  return storeViewOfPath(pathname).path === searchPath('');
}

function isPlain(pathname: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
