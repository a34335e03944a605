import { facetConfigs } from '#config/facets.ts';

/** Parameters that change what a page shows: the listing's (D79), and the order of a confirmation. */
const known: ReadonlySet<string> = new Set([...facetConfigs.map(({ code }) => code), 'sort', 'page', 'order'].sort());

/** Characters that no address of ours holds, and no pattern of a route finds. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * The address that a page is rendered and kept for: without the parameters that it does not know, in one order, each once.
 * What cannot be decoded is taken by its letter, and nothing is there.
 */
export function pageAddress(url: URL): URL {
  const address = new URL(url);
  address.search = '';
  for (const name of known) {
    const value = url.searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  if (!isPlain(address.pathname)) address.pathname = address.pathname.replaceAll('%', '%25');
  return address;
}

function isPlain(pathname: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
