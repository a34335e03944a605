import { shareOf, wholeOf } from '../../import/repeatable.ts';
import type { CampaignCode } from '../campaigns.ts';
import type { DemoProduct } from '../demo-product.ts';
import type { SpecialPrice } from '../price.ts';
import { daysAfter, laterDay } from './days.ts';
import { type PastCampaign, pastCampaigns } from './past-campaigns.ts';

/** A price of an article in gross kroner, and the first day on which it was asked. */
export interface PriceOnDay {
  readonly day: string;
  readonly amount: number;
  readonly campaign?: CampaignCode | undefined;
}

/** How long a new product is sold at its own price before it may become cheaper. */
const DAYS_AT_FULL_PRICE = 42;

/** Histories begin here; the sixty days before the catalogue's day are whole, and so are the thirty before those. */
const FIRST_DAY = '2026-08-03';

/** What is low for good has been low since. */
const LOW_PRICE_SINCE = '2026-03-02';

/** The week in which offers without a day of their own began. */
const NEW_OFFERS_SINCE = '2026-11-09';

const CAMPAIGN_SHARE = 0.65;

/** The prices of one article of a product, oldest first; the last one is asked today. */
export function pricesOf(product: DemoProduct, amount: number, special?: SpecialPrice): PriceOnDay[] {
  const reduction = runningReduction(product, special);
  const past = pastReduction(product, amount, { special, before: reduction?.day });
  const isOld = reduction !== null && reduction.day < FIRST_DAY;
  const own = { day: isOld ? product.createdAt : laterDay(product.createdAt, FIRST_DAY), amount };
  if (!reduction && !past) return withChange(product, own);
  return [own, ...(past ? [past, { day: past.until, amount }] : []), ...(reduction ? [reduction] : [])];
}

function runningReduction({ sku, createdAt, facets }: DemoProduct, special?: SpecialPrice): PriceOnDay | null {
  if (!special?.isRunning) return null;
  const newest = daysAfter(NEW_OFFERS_SINCE, wholeOf(sku, 'first day of the offer', 0, 7));
  const began = special.from?.slice(0, 10) ?? (facets.campaign === 'lowPrice' ? LOW_PRICE_SINCE : newest);
  const day = laterDay(began, daysAfter(createdAt, DAYS_AT_FULL_PRICE));
  return { day, amount: special.amount, campaign: facets.campaign };
}

/** A campaign that is over, and the day on which the old price was back. */
function pastReduction(
  { sku, picture, createdAt }: DemoProduct,
  amount: number,
  { special, before = '9999-12-31' }: { special: SpecialPrice | undefined; before: string | undefined },
): (PriceOnDay & { readonly until: string }) | null {
  const isDone = special !== undefined && !special.isRunning && special.to! < NEW_OFFERS_SINCE;
  const possible = pastCampaigns.filter(({ code, kinds, firstDay, lastDay }) =>
    isDone
      ? code === 'autumnDays'
      : daysAfter(lastDay, 1) < before &&
        firstDay >= daysAfter(createdAt, DAYS_AT_FULL_PRICE) &&
        kinds?.includes(picture) !== false,
  );
  const campaign = possible[wholeOf(sku, 'past campaign', 0, possible.length - 1)];
  if (!campaign || (!isDone && shareOf(sku, 'has past campaign') >= CAMPAIGN_SHARE)) return null;
  const reduced = isDone ? special.amount : reducedPrice(sku, amount, campaign);
  // An offer that costs more than a campaign of the same month would be none.
  if (special?.isRunning && reduced <= special.amount) return null;
  const { code, firstDay, lastDay } = campaign;
  return { day: firstDay, amount: reduced, campaign: code, until: daysAfter(lastDay, 1) };
}

function reducedPrice(sku: string, amount: number, { code, discountPercent: [from, to] }: PastCampaign): number {
  return roundedPrice(amount * (1 - wholeOf(sku, `discount of ${code}`, from, to) / 100));
}

/** Without any campaign: the price itself became a little higher or lower once. */
function withChange({ sku }: DemoProduct, own: PriceOnDay): PriceOnDay[] {
  const changed = daysAfter('2026-09-22', wholeOf(sku, 'day of the change', 0, 45));
  const former = roundedPrice(own.amount * (wholeOf(sku, 'former price', 92, 104) / 100));
  if (changed <= own.day || former === own.amount) return [own];
  return [
    { day: own.day, amount: former },
    { day: changed, amount: own.amount },
  ];
}

/** As prices of this shop end: 8490, 349. */
function roundedPrice(amount: number): number {
  return amount < 1000 ? Math.round(amount / 10) * 10 - 1 : Math.round(amount / 100) * 100 - 10;
}
