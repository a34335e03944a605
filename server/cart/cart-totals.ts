import type { StoreView } from '#config/stores.ts';
import {
  type CheckoutSettings,
  type PaymentMethod,
  type CustomerType,
  paymentMethodsFor,
  type ShippingMethod,
  shippingMethodsFor,
} from '#domain/checkout-methods.ts';
import { daysFromStock } from '#domain/article-delivery.ts';
import { type DeliveryDays, deliveryDays } from '#domain/delivery-days.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import { checkoutCosts, feesFor } from '#domain/checkout-costs.ts';
import { type Fee, missingFees } from '#domain/fees.ts';
import { measuresOfArticle } from '#domain/measures.ts';
import { isVirtualType } from '#domain/product.ts';
import { countTotals, type Totals } from '#domain/totals.ts';
import type { ProductOptionSelection } from '#schemas/api/generated/types.gen.ts';
import { eq } from 'drizzle-orm';
import type { Queries } from '../store/database.ts';
import { coupons } from '../store/schema.ts';
import { type Cart, itemsOf } from './cart-store.ts';
import { type Sellable, takeSellable } from './sellable.ts';
import { shelfOf } from './shelf.ts';

/** A cart line with its product, price and stock as they are now. */
export interface CountedLine {
  readonly key: string;
  readonly itemId: number;
  readonly qty: number;
  readonly sellable: Sellable;
}

export interface CountQuestion {
  /** What the store view offers. */
  readonly settings: CheckoutSettings;
  readonly lines: readonly CountedLine[];
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  readonly country: string;
  readonly postcode: string | null;
  readonly couponCode: string | null;
  /** Whether each article comes as it is ready. */
  readonly hasPartialDeliveries: boolean;
  /** Codes of the chosen options of fees. */
  readonly feeOptions: readonly string[];
  readonly customerType: CustomerType;
}

/** The totals of a cart, and which of the choices that it holds no longer exist. */
export interface Count {
  readonly totals: Totals;
  /** Deliveries beside the first. */
  readonly furtherDeliveries: number;
  readonly couponCode: string | null;
  readonly missing: readonly ('shipping' | 'payment' | 'coupon')[];
  /** What can be chosen for a fee, and which choices cannot be had. */
  readonly offeredFees: readonly Fee[];
  readonly missingFees: readonly string[];
  /** How long delivery takes, by the chosen method or another one; `null`: by none. */
  readonly deliveryDays: (method?: ShippingMethod) => DeliveryDays | null;
  /** What is promised of all of it with the chosen method, as a device promises it. */
  readonly promise: DeliveryPromise | null;
  /** Nothing of it has to be delivered. */
  readonly isVirtual: boolean;
  /** The chosen payment is the provider's: it is paid before it is placed (decision 075). */
  readonly isPaidElsewhere: boolean;
}

/** The lines of a cart that can still be bought, and what its store view offers. */
async function countedLines(
  queries: Queries,
  store: StoreView,
  { id, priceGroup }: Pick<Cart, 'id' | 'priceGroup'>,
): Promise<Pick<CountQuestion, 'lines' | 'settings'>> {
  const lines: CountedLine[] = [];
  const items = await itemsOf(queries, id);
  const shelf = await shelfOf(
    queries,
    store,
    items.map(({ sku }) => sku),
  );
  for (const item of items) {
    const productOption = item.productOption as ProductOptionSelection | null;
    const answer = await takeSellable(queries, store, shelf, { sku: item.sku, productOption, priceGroup });
    if (answer.ok) lines.push({ key: item.lineKey, itemId: item.itemId, qty: item.qty, sellable: answer.value });
  }
  return { lines, settings: shelf.settings };
}

/** Whether no line of the cart has to be delivered (spec 4: totals). */
function isVirtualCart(lines: readonly CountedLine[]): boolean {
  return lines.length > 0 && lines.every(({ sellable }) => isVirtualType(sellable.product.type));
}

/** Payment methods that a cart can be paid with in a country. */
export async function paymentFor(
  queries: Queries,
  store: StoreView,
  cart: Cart,
  country: string,
): Promise<PaymentMethod[]> {
  const { lines, settings } = await countedLines(queries, store, cart);
  return paymentMethodsFor({ ...settings, customerType: cart.customerType }, country, isVirtualCart(lines));
}

/** Counts lines with methods and coupon, by the same rules as the device (`#domain/totals.ts`). */
export async function count(queries: Queries, store: StoreView, question: CountQuestion): Promise<Count> {
  const { settings } = question;
  const place = { country: question.country, ...(question.postcode ? { postcode: question.postcode } : {}) };
  const reaching = shippingMethodsFor(settings, place).find(({ code }) => code === question.shippingMethod);
  const isVirtual = isVirtualCart(question.lines);
  const { country, customerType } = question;
  const offered = paymentMethodsFor({ ...settings, customerType }, country, isVirtual);
  const payment = offered.find(({ code }) => code === question.paymentMethod);
  const shipping = isVirtual ? undefined : reaching;
  const coupon = question.couponCode ? await couponByCode(queries, question.couponCode) : undefined;
  const chosen = {
    country,
    shippingMethod: shipping?.code ?? '',
    paymentMethod: payment?.code ?? '',
    hasPartialDeliveries: question.hasPartialDeliveries,
    feeOptions: question.feeOptions,
  };
  const fromStock = daysFromStock(settings, store.tax.defaultCountry);
  const lines = question.lines.map(({ sellable }) => ({
    weight: weightOf(sellable),
    categoryIds: sellable.product.categoryIds,
    delivery: sellable.delivery(fromStock),
  }));
  const costs = checkoutCosts(settings, chosen, { lines, taxBasisPoints: store.tax.rateBasisPoints });
  const offeredFees = feesFor(settings, chosen, lines);
  const missing = [
    question.shippingMethod && !isVirtual && !shipping ? ('shipping' as const) : null,
    question.paymentMethod && !payment ? ('payment' as const) : null,
    question.couponCode && !coupon ? ('coupon' as const) : null,
  ].filter((gone) => gone !== null);
  return {
    totals: countTotals({
      lines: question.lines.map(({ key, qty, sellable }) => ({
        key,
        qty,
        unitMinor: sellable.unitMinor(qty),
        taxBasisPoints: sellable.taxBasisPoints,
      })),
      ...costs,
      couponPercent: coupon?.percent ?? 0,
    }),
    furtherDeliveries: costs.furtherDeliveries,
    couponCode: coupon?.code ?? null,
    missing,
    offeredFees,
    missingFees: missingFees(offeredFees, chosen.feeOptions),
    deliveryDays: (method = shipping) => (method ? deliveryDays(lines, method, question.hasPartialDeliveries) : null),
    promise: latestPromise(
      lines.map(({ delivery }) => delivery),
      shipping ?? undefined,
    ),
    isVirtual,
    isPaidElsewhere: payment?.isExternal ?? false,
  };
}

/** What one piece weighs, in kilograms; `null` where the product does not say it. */
function weightOf({ product, variant }: Sellable): number | null {
  return measuresOfArticle(product, variant ?? undefined).weight ?? null;
}

/** Counts a stored cart. */
export async function countCart(
  queries: Queries,
  store: StoreView,
  cart: Cart,
): Promise<{ lines: readonly CountedLine[]; count: Count }> {
  const { lines, settings } = await countedLines(queries, store, cart);
  const country = cart.country ?? store.tax.defaultCountry;
  const question = { ...cart, settings, lines, hasPartialDeliveries: false, country };
  return { lines, count: await count(queries, store, question) };
}

/** A coupon, whatever the case it is written in. */
export async function couponByCode(queries: Queries, code: string): Promise<typeof coupons.$inferSelect | undefined> {
  const [coupon] = await queries.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
  return coupon;
}
