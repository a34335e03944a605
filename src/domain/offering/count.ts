import { QTY_MAX } from '#config/limits.ts';
import type { LineOptions } from '../line-key.ts';
import { roundHalfUp } from '../money.ts';
import type { CurrentPrice } from '../price.ts';
import type { Stock } from '../stock.ts';
import type { Cost, OfferedLink, OfferedSlot, Offering } from './offering.ts';

/** An article that a line takes from the stock, and how many for each piece of the line. */
export interface Need {
  readonly sku: string;
  readonly pieces: number;
  /** How many pieces the stock has. */
  readonly max: number;
}

/** A chosen article of a bundle, and how many pieces of it. */
export interface ChosenLink {
  readonly slot: OfferedSlot;
  readonly link: OfferedLink;
  readonly pieces: number;
}

/** The chosen articles of a bundle; a quantity of 0 chooses nothing (spec 4: bundle selection). */
export function chosenLinks({ slots }: Offering, { bundle = {} }: LineOptions): ChosenLink[] {
  return (slots ?? []).flatMap((slot) => {
    const selection = bundle[slot.id];
    if (!selection || selection.qty === 0) return [];
    const wanted = new Set(selection.selections.map(String));
    const links = slot.links.filter(({ id }) => wanted.has(id));
    return links.map((link) => ({
      slot,
      link,
      pieces: slot.kind === 'one' ? selection.qty : link.qty * selection.qty,
    }));
  });
}

/**
 * The price of one piece of a line: of a bundle the sum of what is chosen (D28), of anything else its own price or the
 * tier price for `qty`. Extras are added; those in per cent of the product's price are rounded half up. `null`: the
 * price is unknown.
 */
export function unitPrice(offering: Offering, options: LineOptions, qty: number): CurrentPrice | null {
  const base = offering.slots ? bundlePrice(offering, options) : priceFor(offering, qty);
  if (!base) return null;
  const extra = costOfExtras(offering, options, base.amountMinor);
  return {
    amountMinor: base.amountMinor + extra,
    regularMinor: base.regularMinor === null ? null : base.regularMinor + extra,
  };
}

/** The price of one of so many pieces, without extras. */
export function priceFor({ base, tiers }: Pick<Offering, 'base' | 'tiers'>, qty: number): CurrentPrice | null {
  if (!base) return null;
  const reached = tiers.filter(({ fromQty }) => fromQty <= qty).map(({ amountMinor }) => amountMinor);
  const lowest = Math.min(base.amountMinor, ...reached);
  return lowest < base.amountMinor
    ? { amountMinor: lowest, regularMinor: base.regularMinor ?? base.amountMinor }
    : base;
}

function bundlePrice(offering: Offering, options: LineOptions): CurrentPrice | null {
  // None of the bundle's articles is on the device.
  if (offering.slots!.every(({ links }) => links.length === 0)) return null;
  const chosen = chosenLinks(offering, options);
  if (chosen.some(({ link }) => link.price === null)) return null;
  const sum = (of: (price: CurrentPrice) => number): number =>
    chosen.reduce((total, { link, pieces }) => total + of(link.price!) * pieces, 0);
  const paid = sum(({ amountMinor }) => amountMinor);
  const regular = sum(({ amountMinor, regularMinor }) => regularMinor ?? amountMinor);
  const { sharePercent } = offering;
  const amountMinor = sharePercent === null ? paid : roundHalfUp((paid * sharePercent) / 100);
  return { amountMinor, regularMinor: regular > amountMinor ? regular : null };
}

/** The cost of an extra for a product of this price, in minor units; per cent are rounded half up. */
export function amountOf(cost: Cost, baseMinor: number): number {
  return cost.kind === 'fixed' ? cost.amountMinor : roundHalfUp((baseMinor * cost.percent) / 100);
}

function costOfExtras({ extras }: Offering, { custom = {} }: LineOptions, baseMinor: number): number {
  return extras.reduce((sum, { id, kind, cost, values }) => {
    const answer = custom[id];
    if (answer === undefined) return sum;
    if (kind === 'text') return sum + amountOf(cost, baseMinor);
    const chosen = new Set(valueIds(answer));
    return (
      sum +
      values.filter((value) => chosen.has(value.id)).reduce((more, value) => more + amountOf(value.cost, baseMinor), 0)
    );
  }, 0);
}

/** The articles that each piece of a line takes from the stock. */
export function needsOf(offering: Offering, options: LineOptions): Need[] {
  if (!offering.slots) return [{ sku: offering.sku, pieces: 1, max: offering.max }];
  const needs = new Map<string, Need>();
  for (const { link, pieces } of chosenLinks(offering, options)) {
    const before = needs.get(link.sku)?.pieces ?? 0;
    needs.set(link.sku, { sku: link.sku, pieces: before + pieces, max: link.max });
  }
  return [...needs.values()];
}

/** How many pieces a line can have, when other lines already take `taken` of the articles. */
export function maxPieces(
  offering: Offering,
  needs: readonly Need[],
  taken: ReadonlyMap<string, number> = new Map(),
): number {
  const each = needs.map(({ sku, pieces, max }) => Math.floor(Math.max(0, max - (taken.get(sku) ?? 0)) / pieces));
  return Math.min(QTY_MAX, offering.slots ? offering.max : QTY_MAX, ...each);
}

/** The stock of a bundle, of which its articles allow `max` pieces. */
export function bundleStock(max: number): Stock {
  return { isInStock: max > 0, qty: max, isManaged: true, status: null };
}

/** The ids of chosen values; a line keeps them as one text with commas. */
export function valueIds(answer: string | number): string[] {
  return String(answer)
    .split(',')
    .filter((id) => id !== '');
}
