import * as z from 'zod/mini';
import { PROVIDER_DEADLINE_MS } from '#config/timings.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { SearchProviderRequest } from '#schemas/api/generated/types.gen.ts';
import type { HttpFailure } from '../http/failure.ts';
import { createShopApi, type ShopCall } from '../http/shop-api.ts';
import { logMessage } from '../log-message.ts';
import type { ProviderTools } from './provider-tools.ts';

/** The part of an answer that must be valid; its records are checked one by one. */
const zAnswer = z.looseObject({
  queryResults: z.array(
    z.looseObject({
      id: z.string(),
      meta: z.looseObject({ totalResultsFound: z.int().check(z.gte(0)) }),
      records: z.array(z.unknown()),
    }),
  ),
});
const zRedirects = z.looseObject({ klevu_keywordUrlMap: z.array(z.unknown()) });

export type ProviderAnswer = z.infer<typeof zAnswer>;

/** Calls to the provider. They resolve with `null` for an answer that cannot be used, which is only logged (spec 8). */
export interface ProviderCalls {
  suggest(request: SearchProviderRequest, signal: AbortSignal): Promise<ProviderAnswer | null>;
  search(request: SearchProviderRequest, signal?: AbortSignal): Promise<ProviderAnswer | null>;
  redirects(isOnline: boolean): Promise<readonly unknown[] | null>;
  /** Counts an event; an event that cannot be sent is lost. */
  count(path: string, query: Readonly<Record<string, string>>): Promise<void>;
  /** Counts what was bought. */
  collect(events: readonly object[]): Promise<void>;
}

const messageOf: Readonly<Record<HttpFailure['kind'], MessageCode & `search${string}`>> = {
  offline: 'searchFetchFailed',
  timeout: 'searchFetchFailed',
  badContentType: 'searchResultInvalid',
  wrongFormat: 'searchResultInvalid',
  refused: 'searchFailed',
};

/** Calls to the provider of a store view. */
export function createProviderCalls({ ports, searchBase, analyticsBase, apiKey }: ProviderTools): ProviderCalls {
  const { fetch, clock } = ports;
  const answered = async <T>(
    call: Omit<ShopCall<T>, 'deadlineMs'>,
    { signal, cache = 'no-store' }: { readonly signal?: AbortSignal; readonly cache?: RequestCache },
  ): Promise<T | null> => {
    const provider = createShopApi({
      apiOrigin: searchBase,
      clock,
      fetch: (request) =>
        withSignal(request.signal, signal, (both) => fetch(new Request(request, { signal: both, cache }))),
      // Failures of the provider say nothing about the shop, so the connection does not hear of them.
      onCall: () => () => undefined,
    });
    const answer = await provider.call({ ...call, deadlineMs: PROVIDER_DEADLINE_MS });
    if (answer.ok) return answer.value.value;
    const { kind } = answer.error;
    if (!signal?.aborted) logMessage({ code: messageOf[kind] }, `${kind} ${call.path}`);
    return null;
  };
  const tell = async (path: string, init: RequestInit): Promise<void> => {
    try {
      // `keepalive` lets the request go on when the shopper leaves the page.
      await fetch(new Request(`${analyticsBase}${path}`, { ...init, keepalive: true, cache: 'no-store' }));
    } catch {
      logMessage({ code: 'searchFetchFailed' }, path.split('?')[0]!);
    }
  };
  return {
    suggest: (request, signal) =>
      answered({ path: '/cs/v2/search', query: { query: JSON.stringify(request) }, shape: zAnswer }, { signal }),
    search: (request, signal) =>
      answered({ path: '/cs/v2/search', body: request, shape: zAnswer }, signal ? { signal } : {}),
    async redirects(isOnline) {
      const path = `/klevu-js-api/${encodeURIComponent(apiKey)}/keyword-url-map.json`;
      // The browser keeps the list as long as the provider allows, and longer while there is no network.
      const map = await answered({ path, shape: zRedirects }, { cache: isOnline ? 'default' : 'force-cache' });
      return map?.klevu_keywordUrlMap ?? null;
    },
    count: (path, query) => tell(`/analytics/${path}?${new URLSearchParams(query)}`, {}),
    collect: (events) =>
      tell('/analytics/collect', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(events),
      }),
  };
}

/** Runs `work` with a signal that aborts when either of two signals does. */
async function withSignal<T>(
  deadline: AbortSignal,
  given: AbortSignal | undefined,
  work: (both: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!given) return work(deadline);
  const both = new AbortController();
  const signals = [deadline, given];
  const end = (): void => both.abort();
  for (const signal of signals) signal.addEventListener('abort', end);
  if (signals.some(({ aborted }) => aborted)) end();
  try {
    return await work(both.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', end);
  }
}
