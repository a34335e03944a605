import { newsletterCoupon } from '#config/newsletter.ts';
import { describe, expect, test } from 'vitest';
import { isNewWish, isSameEmail, type NewsletterStanding, newsletterView, subscriberEmail } from './newsletter.ts';

const standing = (
  change: NewsletterStanding['change'],
  state: NewsletterStanding['state'],
  email = 'kari@example.no',
): NewsletterStanding => ({ change, state, email });

describe('an address', () => {
  test.each([
    ['as it is', 'kari@example.no', 'kari@example.no'],
    ['with spaces around', '  kari@example.no ', 'kari@example.no'],
    ['with upper case', 'Kari@Example.no', 'Kari@Example.no'],
    ['with a plus', 'kari+shop@post.example.museum', 'kari+shop@post.example.museum'],
    ['empty', '', null],
    ['only spaces', '   ', null],
    ['without @', 'kari.example.no', null],
    ['without domain', 'kari@', null],
    ['without top domain', 'kari@example', null],
    ['with a space inside', 'kari n@example.no', null],
    ['two of them', 'kari@example.no,ola@example.no', null],
    ['longer than mail allows', `${'x'.repeat(250)}@example.no`, null],
  ])('%s', (_what, text, email) => {
    expect(subscriberEmail(text)).toBe(email);
  });

  test('is the same in upper and lower case', () => {
    expect(isSameEmail('Kari@Example.no ', 'kari@example.NO')).toBe(true);
    expect(isSameEmail('kari@example.no', 'ola@example.no')).toBe(false);
  });
});

describe('a wish (spec 4: newsletter)', () => {
  test.each([
    ['subscribe', null, true],
    ['unsubscribe', null, true],
    ['subscribe', standing('subscribe', 'done'), false],
    ['subscribe', standing('subscribe', 'waiting'), false],
    ['subscribe', standing('subscribe', 'refused'), true],
    ['subscribe', standing('unsubscribe', 'done'), true],
    ['unsubscribe', standing('unsubscribe', 'done'), false],
    ['unsubscribe', standing('subscribe', 'done'), true],
    ['unsubscribe', standing('subscribe', 'waiting'), true],
    ['subscribe', standing('subscribe', 'done', 'ola@example.no'), true],
    ['subscribe', standing('subscribe', 'done', 'KARI@example.no'), false],
  ] as const)('%s after %j is new: %s', (change, known, isNew) => {
    expect(isNewWish(change, 'kari@example.no', known)).toBe(isNew);
  });
});

test.each([
  [null, false, { coupon: null, isOfferWelcome: true }],
  [null, true, { coupon: null, isOfferWelcome: false }],
  [standing('subscribe', 'waiting'), false, { coupon: null, isOfferWelcome: false }],
  [standing('subscribe', 'done'), false, { coupon: newsletterCoupon, isOfferWelcome: false }],
  [standing('unsubscribe', 'done'), false, { coupon: null, isOfferWelcome: false }],
] as const)(
  'the coupon is given once the shop has the subscription, and offered to nobody twice: %j',
  (known, isDismissed, view) => {
    const { code, percent: value } = newsletterCoupon;
    const claims = [{ code, value, createdAt: 1, description: 'newsletter' }] as const;
    expect(newsletterView(known, isDismissed, claims)).toEqual({ standing: known, ...view });
    expect(newsletterView(known, isDismissed, []).coupon).toBeNull();
  },
);
