import { QTY_MAX } from '#config/limits.ts';
import { ALL_PRICE_GROUPS, GUEST_PRICE_GROUP } from '#config/settings.ts';
import { grossOfTier } from '../group-prices.ts';
import { MINOR_PER_MAJOR } from '../money.ts';
import { type CurrentPrice, currentPrice } from '../price.ts';
import type {
  Bundle,
  BundleLink,
  CustomOption,
  OptionKind,
  ProductDetails,
  ProductSummary,
  Surcharge,
  TierPrice,
  Variant,
} from '../product.ts';
import { STATUS_SOLD } from '../product-load.ts';
import { isSellable, maxQty } from '../stock.ts';
import { grossOf } from '../tax.ts';
import { inLocale } from '../translations.ts';
import { pickVariant } from '../variants.ts';

/**
 * An article with everything that can be chosen with it, at the prices and stocks of this moment. The window, the data
 * worker and the server calculate prices and quantities from it by the same rules (`count.ts`). Amounts in minor units,
 * gross.
 */
export interface Offering {
  readonly sku: string;
  /** The price of one piece without extras; the price of a bundle depends on what is chosen for it. */
  readonly base: CurrentPrice | null;
  readonly tiers: readonly { readonly fromQty: number; readonly amountMinor: number }[];
  readonly extras: readonly OfferedExtra[];
  /** `null`: the product is no bundle, or what it is made of is not known yet. */
  readonly slots: readonly OfferedSlot[] | null;
  /** While the offer of a bundle lasts, the percentage of its sum that is paid; else `null`. */
  readonly sharePercent: number | null;
  /** How many pieces of the article itself can be bought. */
  readonly max: number;
}

export type Cost =
  | { readonly kind: 'fixed'; readonly amountMinor: number }
  | { readonly kind: 'percent'; readonly percent: number };

export interface OfferedExtra {
  readonly id: string;
  readonly kind: OptionKind;
  readonly label: string;
  readonly isRequired: boolean;
  readonly maxLength: number | null;
  /** Cost of an extra of kind `text`; the values of others have their own. */
  readonly cost: Cost;
  readonly values: readonly { readonly id: string; readonly label: string; readonly cost: Cost }[];
}

export interface OfferedSlot {
  readonly id: string;
  readonly kind: 'one' | 'many';
  readonly label: string;
  readonly isRequired: boolean;
  readonly links: readonly OfferedLink[];
}

/** An article of a slot; one that has no price or no stock cannot be chosen. */
export interface OfferedLink {
  readonly id: string;
  /** The product that the slot names, and its article (`sku`) that would be bought. */
  readonly partSku: string;
  readonly sku: string;
  readonly label: string;
  readonly qty: number;
  readonly isDefault: boolean;
  readonly canChangeQty: boolean;
  readonly price: CurrentPrice | null;
  readonly max: number;
}

export interface OfferingSource {
  /** The product and its article, with live offers applied. */
  readonly product: Pick<ProductSummary, 'tiers' | 'type'>;
  readonly article: Pick<Variant, 'sku' | 'price' | 'stock'>;
  readonly details: Pick<ProductDetails, 'customOptions' | 'bundle'> | null;
  /**
   * Products of the slots by sku, with live offers applied; a missing one is not offered (spec 8: product not found).
   */
  readonly ofParts: ReadonlyMap<string, ProductSummary>;
  readonly taxBasisPoints: number;
  readonly locale: string;
  readonly nowMs: number;
  /** The price group of who buys; a guest where nobody says (D84). */
  readonly priceGroup?: number;
}

/** Calculates what can be chosen with an article and what it costs. */
export function offeringOf(source: OfferingSource): Offering {
  const { product, article, details, taxBasisPoints, locale, nowMs, priceGroup = GUEST_PRICE_GROUP } = source;
  const bundle = details?.bundle ?? null;
  // Its list fields say that it is one before its details say what of.
  const isBundle = product.type === 'bundle';
  return {
    sku: article.sku,
    base: currentPrice(article.price, nowMs),
    tiers: isBundle ? [] : tiersFor(product.tiers, priceGroup, taxBasisPoints),
    extras: (details?.customOptions ?? []).map((option) => extraOf(option, taxBasisPoints, locale)),
    slots: bundle && slotsOf(bundle, source),
    sharePercent: bundle && shareNow(bundle, nowMs),
    // The stock of the chosen articles decides how many bundles can be bought.
    max: isBundle ? (isSellable({ ...article.stock, qty: null }) ? QTY_MAX : 0) : maxQty(article.stock),
  };
}

function tiersFor(tiers: readonly TierPrice[], priceGroup: number, taxBasisPoints: number): Offering['tiers'] {
  return tiers
    .filter(({ group }) => group === ALL_PRICE_GROUPS || group === priceGroup)
    .map(({ fromQty, netMajor }) => ({ fromQty, amountMinor: grossOfTier(netMajor, taxBasisPoints) }))
    .sort((a, b) => a.fromQty - b.fromQty);
}

function extraOf(option: CustomOption, taxBasisPoints: number, locale: string): OfferedExtra {
  const { id, kind, isRequired, maxLength, surcharge, values } = option;
  return {
    id,
    kind,
    label: inLocale(option, locale).label,
    isRequired,
    maxLength,
    cost: costOf(surcharge, taxBasisPoints),
    values: values.map((value) => ({
      id: value.id,
      label: inLocale(value, locale).label,
      cost: costOf(value.surcharge, taxBasisPoints),
    })),
  };
}

function costOf(surcharge: Surcharge, taxBasisPoints: number): Cost {
  return surcharge.kind === 'percent'
    ? surcharge
    : { kind: 'fixed', amountMinor: grossOf(surcharge.netMajor * MINOR_PER_MAJOR, taxBasisPoints) };
}

function slotsOf({ slots }: Bundle, source: OfferingSource): OfferedSlot[] {
  return slots.map((slot) => ({
    id: slot.id,
    kind: slot.kind,
    label: inLocale(slot, source.locale).label,
    isRequired: slot.isRequired,
    links: slot.links.flatMap((link) => linkOf(link, source) ?? []),
  }));
}

/** Only products of status 1 are part of a bundle (spec 4: grouped and bundle children, D35). */
function linkOf(link: BundleLink, { ofParts, locale, nowMs }: OfferingSource): OfferedLink | null {
  const part = ofParts.get(link.sku);
  if (part?.status !== STATUS_SOLD) return null;
  const { name, name1, name2 } = inLocale(part, locale);
  const article = pickVariant(part, {}, nowMs).variant ?? part;
  const price = currentPrice(article.price, nowMs);
  return {
    id: link.id,
    partSku: link.sku,
    sku: article.sku,
    label: name1 ? [name1, name2].filter(Boolean).join(' ') : name,
    qty: link.qty,
    isDefault: link.isDefault,
    canChangeQty: link.canChangeQty,
    price,
    max: price ? maxQty(article.stock) : 0,
  };
}

function shareNow({ share }: Bundle, nowMs: number): number | null {
  if (!share) return null;
  const { percent, from, to } = share;
  return (from === null || from <= nowMs) && (to === null || nowMs <= to) ? percent : null;
}
