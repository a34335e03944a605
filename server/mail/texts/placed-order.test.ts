import { expect, test } from 'vitest';
import { type Language, languages } from '#config/languages.ts';
import { writtenMail } from '../written-mail.ts';
import type { PlacedOrderFacts } from './placed-order.ts';

const facts: PlacedOrderFacts = {
  orderNumber: '100000007',
  lines: [{ qty: 2, name: 'Vang', options: [{ label: 'Farge', value: 'Grå' }], amount: '20 kr' }],
  subtotal: '20 kr',
  discount: null,
  delivery: {
    title: 'Hjem',
    amount: null,
    address: ['Kari Nordmann', '0184 Oslo'],
    isPartial: false,
    isCollected: false,
    by: null,
  },
  fees: [{ label: 'Montering', amount: '5 kr' }],
  paymentFee: '3 kr',
  total: '28 kr',
  tax: '5,60 kr',
  payment: 'Kort',
  link: null,
};

const sums: Readonly<Record<Language, readonly string[]>> = {
  nb: [
    'Varer: 20 kr',
    'Levering: Gratis',
    'Montering: 5 kr',
    'Betalingsgebyr: 3 kr',
    'Totalt: 28 kr',
    'Herav mva.: 5,60 kr',
  ],
  sv: [
    'Varor: 20 kr',
    'Leverans: Gratis',
    'Montering: 5 kr',
    'Betalningsavgift: 3 kr',
    'Totalt: 28 kr',
    'Varav moms: 5,60 kr',
  ],
  en: [
    'Items: 20 kr',
    'Delivery: Free',
    'Montering: 5 kr',
    'Payment fee: 3 kr',
    'Total: 28 kr',
    'Including VAT: 5,60 kr',
  ],
};

test.each(languages)(
  'a placed order is told in %s: what there is of it, and nothing of what there is not',
  (language) => {
    const { subject, text } = writtenMail({ to: 'kari@example.no', template: 'orderPlaced', language, facts });
    expect(subject).toContain('100000007');
    const paragraphs = text.split('\n\n');
    expect(paragraphs).toContain('2 × Vang, 20 kr\nFarge: Grå');
    expect(paragraphs).toContain(sums[language].join('\n'));
    expect(paragraphs.filter((paragraph) => paragraph.endsWith(': Hjem\nKari Nordmann\n0184 Oslo'))).toHaveLength(1);
    expect(paragraphs).toHaveLength(7);
  },
);

test.each(languages)('a cancelled order and money that comes back are told in %s', (language) => {
  const to = 'kari@example.no';
  const canceled = writtenMail({ to, template: 'orderCanceled', language, facts: { orderNumber: '100000007' } });
  expect(`${canceled.subject} ${canceled.text}`.match(/100000007/g)).toHaveLength(2);
  const shopUrl = 'https://shop.test/';
  expect(writtenMail({ to, template: 'paymentGivenBack', language, facts: { shopUrl } }).text).toContain(shopUrl);
});
