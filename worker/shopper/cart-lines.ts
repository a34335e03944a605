import type { CartLine } from '#domain/cart.ts';
import { partsOf } from '#domain/queries/product.ts';
import { type CartSurroundings, lineViews, type ShownLines } from '#domain/views/line-views.ts';
import type { WorkerContext } from '../context.ts';
import { type CartState, cartState } from '../outbox/views/cart-state.ts';
import { isHere } from '../catalogue/is-here.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { productOnDevice } from '../queries/product-on-device.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
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
  const found = await Promise.all(lines.map((line) => withProduct(context, line)));
  return lineViews(found, await surroundingsOf(context, found), catalogueContext(context));
}

/** A line that came without its product, such as one of another device, with it once it is here. */
async function withProduct(context: WorkerContext, line: CartLine): Promise<CartLine> {
  const product = line.productId === null ? await productOnDevice(context, line.sku) : null;
  return product ? { ...line, productId: product.id, parentSku: product.sku, slug: product.slug } : line;
}

/** What the lines are counted with. Only what was chosen beside the article needs more than the list fields. */
async function surroundingsOf(context: WorkerContext, lines: readonly CartLine[]): Promise<CartSurroundings> {
  const { catalogue, demand } = context;
  const ofProducts = await catalogue.summaries(lines.flatMap(({ productId }) => productId ?? []));
  const chosen = lines.flatMap(({ productId, options }) =>
    productId && (options.custom ?? options.bundle) ? productId : [],
  );
  for (const id of chosen) catalogue.neededDetails.add(id);
  const details = await readDetails(context, chosen);
  const ofParts = await partsOf(context.catalogue, details);
  const ofDetails = new Map(details.map((each) => [each.id, each]));
  const mayCome = (sku: string): boolean => !isHere(catalogue, PRODUCT_LIST_PULL) && !demand.isUnknown(sku);
  return { ofProducts, ofDetails, ofParts, mayCome };
}
