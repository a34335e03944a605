import { combineLatest, distinctUntilChanged, firstValueFrom, from, map, NEVER, of, switchMap } from 'rxjs';
import { PULL_PATIENCE_MS } from '#config/timings.ts';
import type { Result } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { WorkerContext } from '../context.ts';
import { readDetails } from '../product-details.ts';
import { TAX_RULES_PULL } from '../replication/pulls.ts';

/** Refusals that may only mean «not yet» on a device that is visited for the first time. */
const notYet: ReadonlySet<MessageCode> = new Set(['notAvailableOffline', 'priceUnknown', 'optionGone']);

/**
 * A page that came rendered can be used before the device has what it sells. What such a refusal hangs on is waited for
 * as long as it is on its way, however slow device and network are, and it is decided once more.
 */
export async function whenHere<T>(
  context: WorkerContext,
  parentSkus: readonly string[],
  decide: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const decided = await decide();
  if (decided.ok || !notYet.has(decided.error.code) || !context.connection.isOnline) return decided;
  await Promise.all([taxRulesHere(context), ...parentSkus.map((sku) => productHere(context, sku))]);
  return decide();
}

async function productHere(context: WorkerContext, sku: string): Promise<void> {
  const id = context.catalogue.index.idOfSku(sku);
  const details = id === null ? [] : await readDetails(context, [id]);
  if (details.length === 0) await context.demand.product(sku);
}

/** Without a tax rule nothing is priced (D44). A shop that fails to tell them is asked again; somebody waits for it only so long. */
async function taxRulesHere({ catalogue, connection, room, ports }: WorkerContext): Promise<void> {
  await firstValueFrom(
    combineLatest([catalogue.pulls$, connection.isOnline$, room.isTight$]).pipe(
      map(([pulls, isOnline, isTight]) => {
        const rules = pulls.get(TAX_RULES_PULL);
        if (rules?.isComplete || !isOnline || isTight) return 'settled';
        return rules?.failedSince ? 'failing' : 'coming';
      }),
      distinctUntilChanged(),
      switchMap((state) => {
        if (state === 'coming') return NEVER;
        return state === 'settled' ? of(null) : from(ports.clock.sleep(PULL_PATIENCE_MS));
      }),
    ),
  );
}
