import type { CartLine } from '#domain/cart.ts';
import { lineKey, type LineOptions } from '#domain/line-key.ts';
import { choiceLabels, type ChoiceProblem, choiceProblems, cleanChoice } from '#domain/offering/choice.ts';
import { unitPrice } from '#domain/offering/count.ts';
import type { Offering } from '#domain/offering/offering.ts';
import { withOffers } from '#domain/offers.ts';
import { isSellablePrice } from '#domain/price.ts';
import { lineTypes, type ProductSummary, type Variant } from '#domain/product.ts';
import { STATUS_UNAVAILABLE } from '#domain/product-load.ts';
import { partsOf } from '#domain/queries/product.ts';
import { taxRateFor } from '#domain/tax.ts';
import { inLocale } from '#domain/translations.ts';
import { offeringFor } from '#domain/views/offering.ts';
import { variantLabels } from '#domain/views/options.ts';
import { fail, ok, type Result, type ShopError } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';
import { productOnDevice } from '../queries/product-on-device.ts';

/** The cart line of an article, with the article and what can be chosen beside it. */
export interface FoundArticle {
  readonly line: CartLine;
  readonly article: Pick<Variant, 'stock'>;
  readonly offering: Offering;
}

/** The article that goes into the cart, with quantity and options. */
export interface ArticleChoice {
  readonly parentSku: string;
  readonly sku: string;
  readonly qty: number;
  readonly options: LineOptions;
}

/** The line of an article with the chosen options, or the reason why it cannot be bought. */
export async function articleLine(
  context: WorkerContext,
  { parentSku, sku, qty, options: asked }: ArticleChoice,
): Promise<Result<FoundArticle>> {
  const { catalogue, locale } = context;
  if (sku === '') return fail({ code: 'searchKeyMissing', params: { key: 'sku' } });
  if (parentSku === '') return fail({ code: 'parentSkuMissing' });
  const id = catalogue.index.idOfSku(parentSku);
  const summary = id === null ? undefined : (await catalogue.summaries([id])).get(id);
  if (!summary) return fail({ code: 'notAvailableOffline' });
  const product = inLocale(withOffers(summary, { offers: catalogue.offers, nowMs: context.connection.now() }), locale);
  const variant = product.variants.find((candidate) => candidate.sku === sku);
  const refused = refusalOf(context, product, variant, sku);
  if (refused) return fail(refused);
  const article = variant ?? product;
  const known = await readDetails(context, [product.id]);
  // Only the details of a bundle name its parts, and only they say which extras there are.
  if (known.length === 0 && (product.type === 'bundle' || asked.custom)) return fail({ code: 'notAvailableOffline' });
  const views = catalogueContext(context);
  const surroundings = { details: known[0] ?? null, ofParts: await partsOf(context.catalogue, known) };
  const offering = offeringFor(product, article, surroundings, views);
  const options = cleanChoice(offering, asked);
  const [problem] = choiceProblems(offering, options);
  if (problem) return fail(choiceRefusal(problem));
  const price = unitPrice(offering, options, qty);
  if (!price || !isSellablePrice(price.amountMinor)) return fail({ code: 'priceUnknown' });
  const line: CartLine = {
    key: lineKey(sku, options),
    sku,
    productId: product.id,
    parentSku: product.sku,
    slug: product.slug,
    qty,
    options,
    snapshot: {
      name: product.name1 ?? product.name,
      name2: product.name1 ? product.name2 : null,
      image: variant?.image ?? product.image,
      optionLabels: [...variantLabels(variant, views), ...choiceLabels(offering, options)],
      unitMinor: price.amountMinor,
      regularMinor: price.regularMinor,
      taxBasisPoints: taxRate(context, product)!,
    },
  };
  return ok({ line, article, offering });
}

function choiceRefusal({ kind, label, maxLength }: ChoiceProblem): ShopError {
  if (kind === 'missing') return { code: 'choiceMissing', params: { label } };
  return kind === 'tooLong' ? { code: 'choiceTooLong', params: { label, max: maxLength! } } : { code: 'optionGone' };
}

function refusalOf(
  context: WorkerContext,
  product: ProductSummary,
  variant: Variant | undefined,
  sku: string,
): ShopError | null {
  const isConfigurable = product.type === 'configurable';
  if (!lineTypes.has(product.type)) return { code: 'notSellableYet' };
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
  return taxRateFor(rules, { product: product.taxClassId }, { country: store.tax.defaultCountry });
}

/** A line for an article that so far only the server's cart holds; `null` when the device does not know the product. */
export async function lineOfArticle(
  context: WorkerContext,
  sku: string,
  qty: number,
  options: LineOptions,
): Promise<CartLine | null> {
  const product = await productOnDevice(context, sku);
  const found = product ? await articleLine(context, { parentSku: product.sku, sku, qty, options }) : null;
  return found?.ok ? found.value.line : null;
}
