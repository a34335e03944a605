import { eq } from 'drizzle-orm';
import { languageOfLocale } from '#config/languages.ts';
import { defaultStoreView, type StoreView, storeViewByCode } from '#config/stores.ts';
import { isCollected } from '#domain/pickup-places.ts';
import { inStore } from '#domain/paths.ts';
import { formatPrice } from '#domain/price-format.ts';
import type { Sums } from '#domain/totals.ts';
import { visibleText } from '#domain/visible-text.ts';
import type { OrderAddress } from '#schemas/api/generated/types.gen.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PlacedOrderFacts } from '../mail/texts/placed-order.ts';
import type { Queries } from '../store/database.ts';
import { orders } from '../store/schema.ts';
import { pickupLines } from '../booking/pickup-stores.ts';
import { orderIdOf, orderNumber } from './place-order.ts';
import type { OrderLine, PlacedOrder } from './placed-order.ts';

interface MailTools {
  readonly mailer: Mailer;
  readonly shopUrl: string;
}

/** Longer words of a shopper's own are cut in mails: anybody can order in the name of any address. */
const OWN_WORDS_MAX = 200;

/** Writes to who ordered, as the order says it, what was placed and where its delivery is booked (spec 9: confirmation e-mail). */
export function mailPlaced({ mailer, shopUrl }: MailTools, placed: PlacedOrder): void {
  const { row, store } = placed;
  if (row.customer === '') return;
  const language = languageOfLocale(store.locales[0]!);
  mailer.send({ to: row.customer, language, template: 'orderPlaced', facts: factsOf(placed, shopUrl) });
}

/** Writes to who ordered that the order with this number is cancelled. */
export async function mailCanceled(database: Queries, mailer: Mailer, number: string): Promise<void> {
  const [row] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, orderIdOf(number) ?? 0));
  if (!row || row.customer === '') return;
  const { locales } = storeViewByCode(row.storeCode) ?? defaultStoreView;
  const facts = { orderNumber: orderNumber(row) };
  mailer.send({ to: row.customer, language: languageOfLocale(locales[0]!), template: 'orderCanceled', facts });
}

function factsOf({ row, store, methods, place, bookingPath }: PlacedOrder, shopUrl: string): PlacedOrderFacts {
  const written = (minor: number): string => formatPrice(minor, store.currency, store.locales[0]!);
  const sums = row.totals as unknown as Sums & { readonly couponCode: string | null };
  const lines = row.lines as unknown as readonly OrderLine[];
  return {
    orderNumber: orderNumber(row),
    lines: lines.map(({ qty, name, price, options = [] }) => ({
      qty,
      name,
      options: options.map(({ label, value }) => ({ label, value: ownWords(value) })),
      amount: written(qty * price),
    })),
    subtotal: written(sums.subtotalMinor),
    discount: sums.discountMinor < 0 ? { amount: written(sums.discountMinor), code: sums.couponCode } : null,
    delivery:
      sums.deliveryMinor === null
        ? null
        : {
            title: methods.shipping?.title ?? methods.shippingCode,
            amount: sums.deliveryMinor > 0 ? written(sums.deliveryMinor) : null,
            address: isCollected(methods.shippingCode)
              ? pickupLines(place)
              : whereTo(store, row.payload.addressInformation),
            isCollected: isCollected(methods.shippingCode),
            by: writtenDay(row.payload.expected?.delivery_by, store),
            isPartial: row.payload.partial_delivery ?? false,
          },
    fees: (sums.fees ?? []).map(({ label, amountMinor }) => ({ label, amount: written(amountMinor) })),
    paymentFee: sums.paymentFeeMinor > 0 ? written(sums.paymentFeeMinor) : null,
    total: written(sums.grandTotalMinor),
    tax: written(sums.taxMinor),
    payment: methods.payment?.title ?? methods.paymentCode,
    link: bookingPath === null ? null : `${shopUrl}${inStore(store, bookingPath)}`,
  };
}

/** A day as it is written in the language of the store view. */
function writtenDay(day: string | undefined, { locales }: StoreView): string | null {
  if (day === undefined) return null;
  return new Intl.DateTimeFormat(locales[0], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

/** To whom something is brought, line by line. */
function whereTo(
  { tax }: StoreView,
  { shippingAddress, billingAddress }: PlacedOrder['row']['payload']['addressInformation'],
): string[] {
  const {
    firstname,
    lastname,
    company,
    street,
    postcode,
    city,
    country_id: country,
  }: OrderAddress = shippingAddress ?? billingAddress;
  const abroad = country === tax.defaultCountry ? '' : `${country}-`;
  return [
    company ?? '',
    `${firstname} ${lastname}`,
    ...street.map((line) => line ?? ''),
    `${abroad}${postcode} ${city}`,
  ]
    .map(ownWords)
    .filter((line) => line !== '');
}

/** What a shopper wrote, as one line that is not too long. */
function ownWords(text: string): string {
  const line = visibleText(text.replaceAll(/\s+/g, ' '));
  return line.length > OWN_WORDS_MAX ? `${line.slice(0, OWN_WORDS_MAX)} …` : line;
}
