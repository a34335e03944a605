import type { WireDocument } from '../store/collections.ts';
import type { StoreFee } from '#schemas/api/generated/types.gen.ts';
import { shopFees, titles } from './shop-fees.ts';

/** Class that the tax rule of {@link shopBasics} covers. */
export const TAX_CLASS_ID = 2;

const countries = [
  { country_id: 'NO', postcode_pattern: String.raw`\d{4}` },
  { country_id: 'SE', postcode_pattern: String.raw`\d{5}` },
  { country_id: 'DK', postcode_pattern: String.raw`\d{4}` },
  { country_id: 'FI', postcode_pattern: String.raw`\d{5}` },
];

const everywhere = countries.map((country) => country.country_id);
const rates: Readonly<Record<string, number>> = { NO: 25, SE: 25, DK: 25, FI: 25.5 };

const storeSettings: WireDocument = {
  id: 'settings',
  countries,
  shipping_methods: [
    {
      carrier_code: 'logtrade',
      method_code: 'home',
      carrier_title: 'Logtrade',
      method_title: 'Levert hjem, innbåret',
      translations: titles('method_title', [
        'Hemleverans med inbärning',
        'Leveret hjem, båret ind',
        'Kotiinkuljetus, sisään kannettuna',
        'Home delivery, carried inside',
      ]),
      countries: everywhere,
      price_incl_tax: 590,
      // Nobody drives to Svalbard: what goes there is collected.
      postcode_pattern: String.raw`(?!917\d$)\d{4,5}`,
      days_min: 4,
      days_max: 10,
      position: 1,
    },
    {
      carrier_code: 'logtrade',
      method_code: 'pickup',
      carrier_title: 'Logtrade',
      method_title: 'Hent i butikk',
      translations: titles('method_title', [
        'Hämta i butik',
        'Hent i butikken',
        'Nouto myymälästä',
        'Collect in store',
      ]),
      countries: everywhere,
      price_incl_tax: 190,
      postcode_pattern: String.raw`\d{4,5}`,
      days_min: 3,
      days_max: 7,
      position: 2,
    },
  ],
  payment_methods: [
    {
      code: 'invoice',
      title: 'Faktura, 14 dager',
      translations: titles('title', ['Faktura, 14 dagar', 'Faktura, 14 dage', 'Lasku, 14 päivää', 'Invoice, 14 days']),
      countries: everywhere,
      cost_incl_tax: 0,
      usable_offline: true,
      position: 1,
    },
    {
      code: 'companyinvoice',
      title: 'Bedriftsfaktura, 30 dager',
      translations: titles('title', [
        'Företagsfaktura, 30 dagar',
        'Firmafaktura, 30 dage',
        'Yrityslasku, 30 päivää',
        'Company invoice, 30 days',
      ]),
      countries: everywhere,
      cost_incl_tax: 0,
      usable_offline: true,
      customer_types: ['organization'],
      position: 3,
    },
    {
      code: 'cashondelivery',
      title: 'Betal ved levering',
      translations: titles('title', [
        'Betala vid leverans',
        'Betal ved levering',
        'Maksu toimituksen yhteydessä',
        'Pay on delivery',
      ]),
      countries: everywhere,
      cost_incl_tax: 49,
      usable_offline: true,
      position: 2,
    },
    {
      code: 'card',
      title: 'Bank- eller kredittkort',
      translations: titles('title', [
        'Bank- eller kreditkort',
        'Betalingskort',
        'Pankki- tai luottokortti',
        'Debit or credit card',
      ]),
      countries: everywhere,
      cost_incl_tax: 0,
      usable_offline: false,
      is_external: true,
      position: 3,
    },
    {
      code: 'wallet',
      title: 'Mobilbetaling med Lomme',
      translations: titles('title', [
        'Mobilbetalning med Lomme',
        'Mobilbetaling med Lomme',
        'Mobiilimaksu Lommella',
        'Mobile payment with Lomme',
      ]),
      countries: everywhere,
      cost_incl_tax: 0,
      usable_offline: false,
      is_external: true,
      position: 4,
    },
    {
      code: 'paylater',
      title: 'Kjøp nå, betal om 30 dager',
      translations: titles('title', [
        'Köp nu, betala om 30 dagar',
        'Køb nu, betal om 30 dage',
        'Osta nyt, maksa 30 päivän kuluttua',
        'Buy now, pay in 30 days',
      ]),
      countries: everywhere,
      cost_incl_tax: 0,
      usable_offline: false,
      is_external: true,
      position: 5,
    },
  ],
};

const taxRule: WireDocument = {
  id: 1,
  code: 'Varer',
  priority: 0,
  position: 0,
  product_tax_class_ids: [TAX_CLASS_ID],
  customer_tax_class_ids: [3],
  tax_rate_ids: [1, 2, 3, 4],
  rates: everywhere.map((country, index) => ({
    id: index + 1,
    code: country,
    rate: rates[country]!,
    tax_country_id: country,
    tax_region_id: 0,
  })),
};

const hours = [
  { days: 'man-fre', hours: '10-20' },
  { days: 'lør', hours: '10-18' },
];

/** The four showrooms of the specification (spec 3: showrooms). */
const showrooms: readonly WireDocument[] = [
  {
    id: 1,
    name: 'Hisingen Göteborg',
    city: 'Göteborg',
    country_id: 'SE',
    address: 'Transportgatan 33',
    opening_hours: hours,
  },
  {
    id: 2,
    name: 'Kållered Göteborg',
    city: 'Kållered',
    country_id: 'SE',
    address: 'Ekenleden 13',
    opening_hours: hours,
  },
  {
    id: 3,
    name: 'Tyresö Stockholm',
    city: 'Tyresö',
    country_id: 'SE',
    address: 'Siklöjevägen 3',
    opening_hours: hours,
  },
  {
    id: 4,
    name: 'City Karlstad',
    city: 'Karlstad',
    country_id: 'SE',
    address: 'Drottninggatan 11',
    opening_hours: hours,
  },
];

/** What every shop needs beside its products: tax, delivery and payment (D92), showrooms. `fees`: what it does beside, those of the demo. */
export function shopBasics(fees: readonly StoreFee[] = shopFees): {
  readonly taxrules: readonly WireDocument[];
  readonly store_settings: readonly WireDocument[];
  readonly showrooms: readonly WireDocument[];
} {
  return { taxrules: [taxRule], store_settings: [{ ...storeSettings, fees }], showrooms };
}
