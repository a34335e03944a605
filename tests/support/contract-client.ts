import { expect } from 'vitest';
import type { App } from '#server/app.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { operations } from '#schemas/api/generated/operations.gen.ts';
import * as validators from '#schemas/api/generated/zod.gen.ts';
import { contractOperation } from './contract-document.ts';
import { breaches } from './contract-schema.ts';

const ORIGIN = 'http://shop.test';

/** A request as a test writes it; an operation whose clients send an Idempotency-Key draws one unless `key` says otherwise. */
export interface CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body as it goes over the wire, instead of `body`. */
  readonly text?: string;
  readonly key?: string | null;
  readonly address?: string;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the call is about: the envelope's result, or the whole body of a bare answer. */
  readonly result: T;
}

/** What a refusal says. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly sku?: string;
  readonly available?: number;
}

const bareOperations: ReadonlySet<OperationId> = new Set([
  'searchCatalogGet',
  'searchCatalogPost',
  'getSyncHeads',
  'replicate',
  'mapUrl',
  'lookupRewrite',
  'autocomplete',
  'providerSearch',
  'getKeywordRedirects',
  'trackSearch',
  'trackSearchClick',
  'trackCategoryView',
  'trackCategoryClick',
  'trackPurchase',
  'createReview',
  'voteReview',
  'getReview',
  'listProductReviews',
  'listSiteReviews',
  'listUserReviews',
  'getBottomline',
]);

/** Where the provider itself decides how long its answers are kept. */
const KEPT_AS_THE_PROVIDER_SAYS = 'set by the provider';

/** A page of replication that more follows may be kept for longer (contract: x-cache.fullPage). */
const FULL_PAGE = 'public, max-age=0, s-maxage=60';

const errorEnvelope = { $ref: '#/components/schemas/ErrorEnvelope' };

const refreshFailed = contractOperation('refreshToken').answers['401']!;

let keysDrawn = 0;

/** A key that no other request of this process has. */
export function newKey(): string {
  return `contract-key-${String(++keysDrawn).padStart(8, '0')}`;
}

/** Builds the request of an operation. */
export function requestOf(id: OperationId, options: CallOptions = {}): Request {
  const { method, path, hasBody, idempotency } = operations[id];
  const { key = idempotency === 'required' || idempotency === 'derived' ? newKey() : null } = options;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.path?.[name] ?? ''));
  const url = new URL(`${ORIGIN}${filled}`);
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
  const headers = new Headers(options.headers);
  if (key !== null) headers.set('idempotency-key', key);
  if (!hasBody) return new Request(url, { method, headers });
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  const text = options.text ?? JSON.stringify('body' in options ? options.body : {});
  return new Request(url, { method, headers, body: text });
}

/** Calls an operation and holds the answer against the contract, whatever its status. */
export async function call<T = unknown>(app: App, id: OperationId, options: CallOptions = {}): Promise<Answer<T>> {
  const response = await app.handle(requestOf(id, options), options.address);
  return checked<T>(id, response);
}

/** Reads an answer and checks everything that the contract says of it. */
async function checked<T = unknown>(id: OperationId, response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const { status, headers } = response;
  checkHeaders(id, status, headers);
  if (status === 304) {
    expect(text, `${id}: a 304 has no body`).toBe('');
    return { status, headers, text, result: undefined as T };
  }
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const json = JSON.parse(text) as { code: number; result: T };
  if (status !== 200) {
    expect(refusalBreaches(status, json, id), `${id}: ${text}`).toEqual([]);
    return { status, headers, text, result: json.result };
  }
  checkSuccess(id, json);
  return { status, headers, text, result: bareOperations.has(id) ? (json as T) : json.result };
}

/** What is wrong with a refusal: its shape, its code, or that it tells how the server is built. */
export function refusalBreaches(status: number, json: unknown, id?: OperationId): string[] {
  const found = breaches(id === 'refreshToken' ? refreshFailed : errorEnvelope, json);
  if ((json as { code?: unknown }).code !== status) found.push('code and status differ');
  if (/node_modules|\.ts:\d+|\\n +at |Failed query/.test(JSON.stringify(json))) {
    found.push('the answer shows the inside of the server');
  }
  return found;
}

function checkSuccess(id: OperationId, json: unknown): void {
  const schema = contractOperation(id).answers['200'];
  // Of some answers nobody reads the body.
  if (!schema) return;
  expect(breaches(schema, json), `${id} against the contract`).toEqual([]);
  const name = `z${id[0]!.toUpperCase()}${id.slice(1)}Response` as keyof typeof validators;
  const parsed = validators[name].safeParse(json);
  expect(parsed.error?.issues ?? [], `${id} against the generated validator`).toEqual([]);
}

function checkHeaders(id: OperationId, status: number, headers: Headers): void {
  const { method, cache } = operations[id];
  const isGood = status === 200 || status === 304;
  const kept = headers.get('cache-control');
  if (isGood && cache === KEPT_AS_THE_PROVIDER_SAYS) expect(kept, `${id}: x-cache`).toMatch(/^public, max-age=\d+$/);
  else if (isGood && id === 'replicate') expect([cache, FULL_PAGE]).toContain(kept);
  else expect(kept, `${id}: x-cache`).toBe(isGood ? cache : 'no-store');
  expect(headers.has('etag'), `${id}: ETag of a read`).toBe(method === 'GET' && isGood);
  if (status === 409 || status === 429) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.has('x-powered-by')).toBe(false);
}
