import { QTY_MAX } from '#config/limits.ts';
import { ADD_STOCK_DEADLINE_MS, OFFER_FRESH_MS } from '#config/timings.ts';
import { parseQty } from '#domain/cart.ts';
import type { LineOptions } from '#domain/line-key.ts';
import { bundleStock, maxPieces, type Need, needsOf } from '#domain/offering/count.ts';
import { addVerdict } from '#domain/stock.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import { shownCart } from '../shopper/cart-lines.ts';
import type { WorkerContext } from '../context.ts';
import type { CartIntent } from '../outbox/cart-intent.ts';
import { enqueueCartChanges } from '../outbox/enqueue.ts';
import { articleLine } from './article-line.ts';
import { whenHere } from './when-here.ts';

/** A change of the cart. The caller draws the id, so that a repeated call counts once. */
export interface CartCall {
  readonly operationId: string;
}

/** What happened, as a message of the table (spec 4: outcomes of adding). */
export type CartOutcome = 'productAdded' | 'quantityUpdated' | 'stockUncertain';

export interface AddCall extends CartCall {
  readonly parentSku: string;
  readonly sku: string;
  readonly qty: number;
  /** The options that were chosen with the article. */
  readonly options?: LineOptions;
}

/**
 * Puts an article into the cart. Its price must be known, its type sellable, and the stock enough for what the cart
 * holds and the request together (D23, D24).
 */
export async function add(context: WorkerContext, call: AddCall): Promise<Result<CartOutcome>> {
  return addAll(context, { articles: [call] });
}

/**
 * Puts several articles into the cart, such as the parts of a set: all of them, or none when one cannot be bought. Each
 * becomes a line of its own and a change of its own.
 */
export async function addAll(
  context: WorkerContext,
  { articles }: { readonly articles: readonly AddCall[] },
): Promise<Result<CartOutcome>> {
  const parentSkus = articles.map(({ parentSku }) => parentSku);
  return whenHere(context, parentSkus, () => addNow(context, articles));
}

async function addNow(context: WorkerContext, articles: readonly AddCall[]): Promise<Result<CartOutcome>> {
  const additions: Addition[] = [];
  await refreshStock(context, articles);
  const { state, taken: inCart } = await shownCart(context);
  const taken = new Map(inCart);
  for (const call of articles) {
    const addition = await checkedAddition(context, call, taken);
    if (!addition.ok) return addition;
    additions.push(addition.value);
    await countAsTaken(context, addition.value, taken);
  }
  const queued = await queue(
    context,
    additions.map(({ operationId: id, intent }) => ({ id, intent })),
  );
  if (!queued.ok) return queued;
  if (additions.some(({ isUncertain }) => isUncertain)) return ok('stockUncertain');
  const held = new Set(state.lines.map(({ key }) => key));
  return ok(additions.every(({ intent }) => held.has(intent.lineKey)) ? 'quantityUpdated' : 'productAdded');
}

/** What is added takes from the stock of what is added after it (D24), unless a repeated call finds it in the cart already. */
async function countAsTaken(
  { shopper }: WorkerContext,
  { operationId, intent, needs }: Addition,
  taken: Map<string, number>,
): Promise<void> {
  if (await shopper.hadTask(operationId)) return;
  for (const { sku, pieces } of needs) taken.set(sku, (taken.get(sku) ?? 0) + pieces * intent.qty);
}

/**
 * Asks the shop for the stock of articles whose stock is not recent, if the shop can be reached, so that a page that
 * was open for minutes is as reliable as a fresh one (D23). Waits no longer than a shopper would wait for a button.
 */
async function refreshStock(context: WorkerContext, articles: readonly AddCall[]): Promise<void> {
  const { catalogue, connection, liveOffers, ports } = context;
  const old = articles.filter(({ sku }) => !isVerified(context, sku));
  if (!connection.isOnline || old.length === 0) return;
  const asked = old.flatMap(({ parentSku, sku }) => {
    const productId = catalogue.index.idOfSku(parentSku);
    return productId === null ? [] : [{ sku, productId }];
  });
  await Promise.race([liveOffers.refreshStock(asked), ports.clock.sleep(ADD_STOCK_DEADLINE_MS)]);
}

interface Addition extends CartCall {
  readonly intent: CartIntent;
  /** What each piece of it takes from the stock. */
  readonly needs: readonly Need[];
  /** Whether the shop has not confirmed the stock recently. */
  readonly isUncertain: boolean;
}

/** The change that an addition makes beside the pieces that the cart holds already, or the refusal. */
export async function checkedAddition(
  context: WorkerContext,
  { operationId, parentSku, sku, qty: asked, options = {} }: AddCall,
  taken: ReadonlyMap<string, number>,
): Promise<Result<Addition>> {
  const qty = parseQty(asked);
  if (qty === null) return fail({ code: 'quantityInvalid', params: { max: QTY_MAX } });
  const found = await articleLine(context, { parentSku, sku, qty, options });
  if (!found.ok) return found;
  const { line, article, offering } = found.value;
  const needs = needsOf(offering, line.options);
  const max = maxPieces(offering, needs);
  const verdict = addVerdict({
    stock: offering.slots ? bundleStock(max) : article.stock,
    qtyInCart: max - maxPieces(offering, needs, taken),
    qtyAsked: qty,
    isVerified: needs.every((need) => isVerified(context, need.sku)),
  });
  const isRefused = verdict === 'out_of_stock' || verdict === 'max_in_cart';
  // A call that is repeated after a restart finds its own pieces in the cart; they must not lead to a refusal.
  if (isRefused && !(await context.shopper.hadTask(operationId))) {
    return fail(verdict === 'out_of_stock' ? { code: 'outOfStock' } : tooMany(max, maxPieces(offering, needs, taken)));
  }
  const intent: CartIntent = { kind: 'add', lineKey: line.key, sku, qty, options: line.options, line };
  return ok({ operationId, intent, needs, isUncertain: verdict === 'volatile' });
}

/** The refusal with its numbers: how many pieces there are, and how many of them are not in the cart yet. */
function tooMany(max: number, left: number): ShopError {
  return left > 0 ? { code: 'moreThanLeft', params: { max, left } } : { code: 'maxInCart', params: { max } };
}

/** Queues a change of the cart, and has it sent. */
export function enqueue(context: WorkerContext, id: string, intent: CartIntent): Promise<Result<null>> {
  return queue(context, [{ id, intent }]);
}

/** Queues several changes that a call makes in one step, all of them or none, and has them sent. */
export function enqueueAll(
  context: WorkerContext,
  operationId: string,
  intents: readonly CartIntent[],
): Promise<Result<null>> {
  return queue(
    context,
    intents.map((intent, place) => ({ id: changeId(operationId, place), intent })),
  );
}

async function queue(
  context: WorkerContext,
  changes: readonly { readonly id: string; readonly intent: CartIntent }[],
): Promise<Result<null>> {
  const queued = await enqueueCartChanges(
    context,
    changes.map((change) => ({ ...change, name: context.cart })),
  );
  if (queued.ok) context.outbox.filled();
  return queued;
}

/** The id of one of several changes that a call makes. */
export const changeId = (operationId: string, place: number): string => `${operationId}.${place}`;

/** Whether the shop said the stock a moment ago and can still be reached. */
function isVerified({ catalogue, connection }: WorkerContext, sku: string): boolean {
  const stockAt = Math.max(catalogue.offers.get(sku)?.stockAt ?? 0, catalogue.confirmedAt);
  return connection.isOnline && Math.abs(connection.now() - stockAt) < OFFER_FRESH_MS;
}
