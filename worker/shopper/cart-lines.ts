import type { CartLine } from '#domain/cart.ts';
import { partsOf } from '#domain/queries/product.ts';
import { type CartSurroundings, lineViews, type ShownLines } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import { type CartState, cartState } from '../outbox/views/cart-state.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';

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
  const ofParts = await partsOf(context.catalogue, details);
  return { ofProducts, ofDetails: new Map(details.map((each) => [each.id, each])), ofParts };
}
