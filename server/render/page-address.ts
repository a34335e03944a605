import { facetConfigs } from '#config/facets.ts';
import { storeViewOfPath } from '#config/stores.ts';
import { searchPath } from '#domain/paths.ts';
import { searchTextOf } from '#domain/search-text.ts';

/** Parameters that change what a page shows: the listing's (D79), and the order of a confirmation. */
const known: readonly string[] = [...facetConfigs.map(({ code }) => code), 'sort', 'page', 'order'].sort();

/** Characters that no address of ours holds, and no pattern of a route finds. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The address that a page is rendered and kept for: without the parameters that it does not know, in one order, each once.
 * What cannot be decoded is taken by its letter, and nothing is there.
 */
export function pageAddress(url: URL): URL {
  const address = new URL(url);
  address.search = '';
  // What is searched for; on no other page it means anything.
  const text = isSearchPage(address.pathname) ? searchTextOf(url.searchParams) : '';
  if (text !== '') address.searchParams.set('q', text);
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  if (!isPlain(address.pathname)) address.pathname = address.pathname.replaceAll('%', '%25');
  return address;
}

/** Whether a whole path is where results are shown. */
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
