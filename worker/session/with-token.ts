import { tokenPlace } from '#config/settings.ts';

interface Addressed {
  /** Path and query, or a whole address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const PLACE = '{{token}}';

/**
 * What is sent with the token of whom it is sent as: in a header, or in the address where the backend takes it only there
 * (D51). `{{token}}` in an address is filled then, and empty otherwise; a guest sends none.
 */
export function withToken({ url, headers }: Addressed, token: string | null, place = tokenPlace): Addressed {
  const inUrl = token !== null && place === 'query' ? encodeURIComponent(token) : '';
  const isNamed = url.includes(PLACE);
  const filled = url.replaceAll(PLACE, inUrl);
  if (token === null) return { url: filled, headers };
  if (place === 'header') return { url: filled, headers: { ...headers, authorization: `Bearer ${token}` } };
  return { url: isNamed ? filled : `${url}${url.includes('?') ? '&' : '?'}token=${inUrl}`, headers };
}
