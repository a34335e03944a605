import type { BehaviorSubject } from 'rxjs';
import type { WorkerContext } from './context.ts';
import { followAskedLists } from './replication/follow-asked-lists.ts';
import { followGroupPrices } from './session/follow-group-prices.ts';
import { followOwnPrices } from './session/follow-own-prices.ts';
import { followSession } from './session/follow-session.ts';
import { forgetOldThings } from './shopper/forget-old-things.ts';
import { keepThanks } from './shopper/keep-thanks.ts';
import { lookForOrders } from './shopper/look-for-orders.ts';
import { settleKeptPayments } from './shopper/settle-kept-payments.ts';
import { makeSearchReady } from './search/make-ready.ts';
import { countPurchases } from './search-provider/count-purchases.ts';

/**
 * Starts what an open store view does in the background, once nothing on the screen waits for it; ends with `ending`.
 * `hurry` pulls and sends at once.
 */
export async function onOpened(
  context$: BehaviorSubject<WorkerContext>,
  hurry: () => void,
  ending: AbortSignal,
): Promise<void> {
  const context = context$.value;
  followAskedLists(context, hurry, ending);
  followSession(context$, ending);
  followGroupPrices(context$, ending);
  followOwnPrices(context$, ending);
  countPurchases(context, ending);
  void makeSearchReady(context, ending);
  settleKeptPayments(context$, ending);
  lookForOrders(context$, ending);
  forgetOldThings(context, ending);
  void context.ports.dropOldCatalogues().catch(() => undefined);
  await keepThanks(context);
}
