import type { CartLine } from '#domain/cart.ts';
import { lineKey } from '#domain/line-key.ts';
import { withOffers } from '#domain/offers.ts';
import { currentPrice } from '#domain/price.ts';
import type { ProductSummary, Variant } from '#domain/product.ts';
import { taxRateFor } from '#domain/tax.ts';
import { inLocale } from '#domain/translations.ts';
import { type ProductSurroundings, productView } from '#domain/views/product.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';

/** A line of one piece of an article, and the article itself. */
export interface FoundArticle {
  readonly line: CartLine;
  readonly article: Pick<Variant, 'stock'>;
}

/** The line that an article makes, or why it cannot be bought. */
export async function articleLine(
  context: WorkerContext,
  parentSku: string,
  sku: string,
): Promise<Result<FoundArticle>> {
  const { catalogue, locale, connection } = context;
  const id = catalogue.index.idOfSku(parentSku);
  const summary = id === null ? undefined : (await catalogue.summaries([id])).get(id);
  if (!summary) return fail({ code: 'notAvailableOffline' });
  const product = inLocale(withOffers(summary, catalogue.offers), locale);
  const variant = product.variants.find((candidate) => candidate.sku === sku);
  const refused = refusalOf(context, product, variant, sku);
  if (refused) return fail(refused);
  const article = variant ?? product;
  const price = currentPrice(article.price, connection.now());
  if (!price) return fail({ code: 'priceUnknown' });
  const view = productView(summary, nothingElse, variant?.sku ?? null, catalogueContext(context));
  const line: CartLine = {
    key: lineKey(sku),
    sku,
    productId: product.id,
    parentSku: product.sku,
    slug: product.slug,
    qty: 1,
    options: {},
    snapshot: {
      name: view.name1,
      name2: view.name2,
      image: variant?.image ?? product.image,
      optionLabels: view.chosen.optionLabels,
      unitMinor: price.amountMinor,
      regularMinor: price.regularMinor,
      taxBasisPoints: taxRate(context, product)!,
    },
  };
  return ok({ line, article });
}

const STATUS_UNAVAILABLE = 2;
/** A line needs nothing of what surrounds a product on its page. */
const nothingElse: ProductSurroundings = { details: null, ofParts: new Map(), ofArticles: new Map() };

function refusalOf(
  context: WorkerContext,
  product: ProductSummary,
  variant: Variant | undefined,
  sku: string,
): ShopError | null {
  const isConfigurable = product.type === 'configurable';
  if (!['simple', 'virtual', 'downloadable', 'configurable'].includes(product.type)) return { code: 'notSellableYet' };
  if (isConfigurable ? !variant : product.sku !== sku) return { code: 'optionGone' };
  if ((variant ?? product).status >= STATUS_UNAVAILABLE) return { code: 'optionGone' };
  // Without a tax rule nothing is priced (D44).
  return taxRate(context, product) === null ? { code: 'priceUnknown' } : null;
}

/** Tax of a product at the store view's own country, in basis points. */
function taxRate({ catalogue, store }: WorkerContext, product: ProductSummary): number | null {
  const rules = catalogue.references$.value.flatMap((reference) =>
    reference.kind === 'taxRule' ? reference.value : [],
  );
  return taxRateFor(rules, product.taxClassId, { country: store.tax.defaultCountry });
}

/** A line for something that only the server's cart holds so far; `null` when the device does not know the product. */
export async function lineOfArticle(context: WorkerContext, sku: string, qty: number): Promise<CartLine | null> {
  const product = await context.catalogue.summaryWhere(
    (candidate) => candidate.sku === sku || candidate.variants.some((variant) => variant.sku === sku),
  );
  const found = product ? await articleLine(context, product.sku, sku) : null;
  return found?.ok ? { ...found.value.line, qty } : null;
}
