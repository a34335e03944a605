import type { CartLine } from '#domain/cart.ts';
import { partSkus, type ProductDetails, type ProductSummary } from '#domain/product.ts';
import { type CartSurroundings, lineViews, type ShownLines } from '#domain/views/cart.ts';
import type { WorkerContext } from './context.ts';
import { type CartState, cartState } from './outbox/cart-state.ts';
import { catalogueContext } from './queries/catalogue-context.ts';

/** The cart of this store view with what its products are today. */
export interface ShownCart extends ShownLines {
  readonly state: CartState;
}

/** Reads the cart as it is right now. */
export async function shownCart(context: WorkerContext): Promise<ShownCart> {
  const state = cartState(await context.shopper.cartFacts(context.cart), context.cart);
  return { state, ...(await shownLines(context, state.lines)) };
}

/** The lines with what their products are today. */
export async function shownLines(context: WorkerContext, lines: readonly CartLine[]): Promise<ShownLines> {
  return lineViews(lines, await surroundingsOf(context, lines), catalogueContext(context));
}

/** What the lines are counted with. Only what was chosen beside the article needs more than the list fields. */
async function surroundingsOf(context: WorkerContext, lines: readonly CartLine[]): Promise<CartSurroundings> {
  const { catalogue } = context;
  const ofProducts = await catalogue.summaries(lines.flatMap(({ productId }) => productId ?? []));
  const chosen = lines.filter(({ options }) => options.custom ?? options.bundle);
  const details = await readDetails(
    context,
    chosen.flatMap(({ productId }) => productId ?? []),
  );
  const ofParts = await readParts(context, details);
  return { ofProducts, ofDetails: new Map(details.map((each) => [each.id, each])), ofParts };
}

/** Details of these products that are on the device. */
export async function readDetails({ catalogue }: WorkerContext, ids: readonly string[]): Promise<ProductDetails[]> {
  return ids.length === 0 ? [] : catalogue.writers.productDetails.read(ids);
}

/** The products that sets and bundles are made of, by sku. */
export async function readParts(
  { catalogue }: WorkerContext,
  details: readonly ProductDetails[],
): Promise<ReadonlyMap<string, ProductSummary>> {
  const skus = details.flatMap(partSkus);
  const ids = skus.flatMap((sku) => catalogue.index.idOfSku(sku) ?? []);
  const summaries = ids.length === 0 ? [] : [...(await catalogue.summaries(ids)).values()];
  return new Map(summaries.map((summary) => [summary.sku, summary]));
}
