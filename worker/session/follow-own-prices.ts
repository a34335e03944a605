import { type BehaviorSubject, concatMap, distinctUntilChanged, EMPTY, filter, type Observable, switchMap } from 'rxjs';
import { SKU_LIST_MAX } from '#config/limits.ts';
import { netPriceGroups } from '#config/settings.ts';
import { OFFER_FRESH_MS } from '#config/timings.ts';
import type { GroupPrices } from '#domain/group-prices.ts';
import { currentPrice } from '#domain/price.ts';
import type { WorkerContext } from '../context.ts';
import type { ShopApi } from '../http/shop-api.ts';
import { GUEST } from '../outbox/owner.ts';
import type { Backend, ShownArticle } from '../replication/backend.ts';
import { callAs } from './call-as.ts';

interface OwnPrices {
  readonly group: GroupPrices;
  /** Products of which one costs something else than before. */
  readonly changedIds: readonly string[];
}

/**
 * Where the backend says what a group pays of single articles only (a stock one), asks for those on the screen as who is signed in,
 * and prices the catalogue with the answers (D84). They are in memory alone and go with their owner: live offers stay those of
 * everybody (decision 070).
 */
export function followOwnPrices(context$: BehaviorSubject<WorkerContext>, ending: AbortSignal): void {
  const { catalogue, liveOffers } = context$.value;
  const { ownPrices } = liveOffers;
  if (!ownPrices) return;
  const pricing = context$
    .pipe(
      distinctUntilChanged((a, b) => a.cart.owner === b.cart.owner),
      switchMap((context) => (context.cart.owner === GUEST ? EMPTY : told$(context, ownPrices))),
    )
    .subscribe(({ group, changedIds }) => void catalogue.pricing.priceFor(group, changedIds).catch(() => undefined));
  ending.addEventListener('abort', () => pricing.unsubscribe());
}

function told$(context: WorkerContext, ownPrices: NonNullable<Backend['ownPrices']>): Observable<OwnPrices> {
  const { liveOffers, connection, session, store, cart } = context;
  const known = new Map<string, { readonly minor: number | null; readonly at: number }>();
  const asOwner: ShopApi = { call: (call) => callAs(context, cart.owner, call) };
  const isStale = ({ sku }: ShownArticle): boolean =>
    Math.abs(connection.now() - (known.get(sku)?.at ?? 0)) >= OFFER_FRESH_MS;
  const ask = async (shown: readonly ShownArticle[]): Promise<OwnPrices | null> => {
    const group = session.record$.value?.groupId;
    const asked = new Set(shown.filter(isStale).slice(0, SKU_LIST_MAX));
    if (group === undefined || asked.size === 0) return null;
    const answer = await ownPrices(asked, { api: asOwner, group });
    if (!answer.ok) return null;
    const { value, at } = answer.value;
    const changedIds = new Set<string>();
    for (const { sku, productId } of asked) {
      const price = value.get(sku);
      const minor = price ? (currentPrice(price, at)?.amountMinor ?? null) : null;
      if (minor !== (known.get(sku)?.minor ?? null)) changedIds.add(productId);
      known.set(sku, { minor, at });
    }
    if (changedIds.size === 0) return null;
    const articles = new Map([...known].flatMap(([sku, { minor }]) => (minor === null ? [] : [[sku, minor] as const])));
    const isNet = netPriceGroups.has(group);
    const taxBasisPoints = store.tax.rateBasisPoints;
    return { group: { group, isNet, taxBasisPoints, tiers: new Map(), articles }, changedIds: [...changedIds] };
  };
  return liveOffers.shown$.pipe(
    concatMap((shown) => ask(shown).catch(() => null)),
    filter((told) => told !== null),
  );
}
