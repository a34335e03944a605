import type { ProviderEvent } from '#domain/provider-event.ts';
import { withoutSearch, withSearch } from '#domain/recent-searches.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { hasConsent } from '../documents/consent.ts';
import { recentSearches, recentSearchesId } from '../documents/recent-searches.ts';
import { notKept } from '../outbox/not-kept.ts';
import { providerOf } from '../search-provider/provider-of.ts';

/** Remembers what was searched for; what was searched for before moves to the front (D46). */
export function remember(context: WorkerContext, { text }: { readonly text: string }): Promise<Result<null>> {
  return change(context, (recent) => withSearch(recent, text));
}

/** Takes a search away from those that are remembered. */
export function forget(context: WorkerContext, { text }: { readonly text: string }): Promise<Result<null>> {
  return change(context, (recent) => withoutSearch(recent, text));
}

/**
 * Something that the search provider counts was done; nobody waits for it, and it may be lost. Whether the shopper agrees is asked at that
 * moment: what was done before they did is not told after it.
 */
export async function count(
  context: WorkerContext,
  { event }: { readonly event: ProviderEvent },
): Promise<Result<null>> {
  if (!(await hasConsent(context.shopper))) return ok(null);
  void providerOf(context).then((provider) => provider?.note(event));
  return ok(null);
}

/** What another tab remembers meanwhile is kept as well. */
async function change(
  { shopper, cart }: WorkerContext,
  next: (recent: readonly string[]) => readonly string[],
): Promise<Result<null>> {
  const id = recentSearchesId(cart);
  try {
    await shopper.changeCustomer({ id, kind: 'searches', texts: [] }, (document) => ({
      id,
      kind: 'searches',
      texts: next(recentSearches(document)),
    }));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
