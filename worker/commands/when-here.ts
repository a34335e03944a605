import {
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  from,
  map,
  NEVER,
  of,
  race,
  switchMap,
} from 'rxjs';
import { PULL_PATIENCE_MS, SEND_DEADLINE_MS } from '#config/timings.ts';
import { fail, type Result } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { WorkerContext } from '../context.ts';
import { untilAnswered } from '../http/until-answered.ts';
import { askProduct } from '../replication/ask-product.ts';
import { TAX_RULES_PULL } from '../replication/pulls.ts';

/** Refusals that on a first visit may only mean that the data has not arrived yet. */
const notYet: ReadonlySet<MessageCode> = new Set(['notAvailableOffline', 'priceUnknown', 'optionGone']);

/**
 * A rendered page can be used before the device has the products on it. When `decide` refuses for lack of data, this
 * waits until the missing data has arrived, however slow device and network are, and lets `decide` decide once more. A shop that said nothing of
 * a product in that time is called silent, and a product that it says it does not have is not sold: the shopper is not without a network.
 */
export async function whenHere<T>(
  context: WorkerContext,
  parentSkus: readonly string[],
  decide: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const decided = await decide();
  if (decided.ok || !notYet.has(decided.error.code) || !context.connection.isOnline) return decided;
  const [, ...answers] = await Promise.all([
    taxRulesHere(context),
    ...parentSkus.map((sku) => productHere(context, sku)),
  ]);
  const again = await decide();
  if (again.ok || again.error.code !== 'notAvailableOffline') return again;
  if (parentSkus.some((sku) => context.demand.isUnknown(sku))) return fail({ code: 'productGone' });
  return answers.includes('silent') ? fail({ code: 'shopSilent' }) : again;
}

/**
 * Asks for a product, and for what it is made of, until the shop answers, it has come in another way, or the shop cannot be reached; at most as long as
 * somebody waits.
 */
async function productHere(context: WorkerContext, sku: string): Promise<'over' | 'silent'> {
  return firstValueFrom(
    race(
      combineLatest([untilAnswered(context, () => askProduct(context, sku)), context.connection.isOnline$]).pipe(
        filter(([said, isOnline]) => said === true || !isOnline),
        map(() => 'over' as const),
      ),
      from(context.ports.clock.sleep(SEND_DEADLINE_MS)).pipe(map(() => 'silent' as const)),
    ),
  );
}

/**
 * Waits for the tax rules, since nothing has a price without them (D44). While the shop fails to send them, replication
 * asks again, but this waits only for `PULL_PATIENCE_MS`.
 */
async function taxRulesHere({ catalogue, connection, space, ports }: WorkerContext): Promise<void> {
  await firstValueFrom(
    combineLatest([catalogue.pulls$, connection.isOnline$, space.isTight$]).pipe(
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
