import { shareOf } from '../../import/repeatable.ts';
import type { FacetOption } from '../../import/facet-option.ts';
import type { WireDocument } from '../../store/collections.ts';
import { demoCampaigns } from '../campaigns.ts';
import type { DemoProduct, DemoVariant } from '../demo-product.ts';
import { lowestPrice } from '../product-document.ts';
import type { SpecialPrice } from '../price.ts';
import { variantSku } from '../variant-fields.ts';
import { type PriceOnDay, pricesOf } from './price-steps.ts';

/** Of the products without an offer, so many have their prices told. */
const TOLD_SHARE = 0.22;

/** The price histories of what is sold (contract: PriceHistoryDocument), in the currency of the default store view. */
export function priceHistories(products: readonly DemoProduct[]): WireDocument[] {
  return products.filter(isTold).flatMap((product) => {
    const { variants = [], special, sku } = product;
    const own = historyOf(product, sku, { price: lowestPrice(product)!, special });
    const differ = variants.some(({ price }) => price !== undefined);
    return [own, ...(differ ? variants.map((variant) => historyOfVariant(product, variant)) : [])];
  });
}

/** The campaigns that histories name, whether or not they still run. */
export function campaignsIn(histories: readonly WireDocument[]): FacetOption[] {
  const entries = histories.flatMap((history) => history['entries'] as readonly Readonly<Record<string, unknown>>[]);
  const named = new Set(entries.map((asked) => asked['product_campaign']));
  return Object.values(demoCampaigns).filter(({ value }) => named.has(value));
}

/** What is put together from others costs what they cost and has no history unless it has an offer of its own. */
function isTold({ sku, type = 'simple', price, special }: DemoProduct): boolean {
  if (price === null) return false;
  if (special) return true;
  return !['grouped', 'bundle', 'collection'].includes(type) && shareOf(sku, 'price history') < TOLD_SHARE;
}

function historyOfVariant(product: DemoProduct, variant: DemoVariant): WireDocument {
  const special = variant.price === undefined ? product.special : undefined;
  return historyOf(product, variantSku(product, variant), { price: variant.price ?? product.price!, special });
}

function historyOf(
  product: DemoProduct,
  sku: string,
  { price, special }: { readonly price: number; readonly special: SpecialPrice | undefined },
): WireDocument {
  const entries = pricesOf(product, price, special).map(entry);
  return { id: sku, sku, product_id: product.id, entries };
}

function entry({ day, amount, campaign }: PriceOnDay): Record<string, number | string> {
  return {
    valid_from: `${day} 00:00:00`,
    price_incl_tax: amount,
    ...(campaign ? { product_campaign: demoCampaigns[campaign].value } : {}),
  };
}
