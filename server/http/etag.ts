import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Adds an ETag to a successful read, and answers 304 where the caller has it already (contract: conditional reads). The
 * caller renews the headers of its copy by those of the 304, so a page's own policy has to be among them.
 */
export const withEtag = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'access-control-expose-headers',
    'content-security-policy',
    'cross-origin-resource-policy',
    'shop-version',
    'x-vs-cache',
    'x-vs-cache-tags',
  ],
});
