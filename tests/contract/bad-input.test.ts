import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BadInput, bodyInputs, INPUTS, parameterInputs, rawInputs } from '#tests/support/contract-bad-input.ts';
import { refusalBreaches } from '#tests/support/contract-client.ts';
import { changeSign, contentOf } from '#tests/support/contract-content.ts';
import { contractOperation } from '#tests/support/contract-document.ts';
import type { Sample } from '#tests/support/contract-sample.ts';
import { samplesOf } from '#tests/support/contract-samples.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

/**
 * `npm test` takes a share of the several hundred thousand inputs, of each field another one, and the long run all.
 * Allowed inputs run through the whole server, so their share is smaller.
 */
const TAKES_EVERY = process.env['BAD_INPUT'] === 'all' ? { forbidden: 1, allowed: 1 } : { forbidden: 3, allowed: 8 };

describe('bad input', () => {
  const isTried = ({ isForbidden }: BadInput, turn: number): boolean =>
    turn % (isForbidden ? TAKES_EVERY.forbidden : TAKES_EVERY.allowed) === 0;
  let shop: ContractShop;
  let samples: readonly Sample[];

  beforeAll(async () => {
    shop = await ContractShop.open();
    await shop.server.shop('add-coupon', 'VELKOMMEN10', 10);
    await shop.server.shop('set-stock', 'LAMP', 100_000);
    samples = await samplesOf(shop);
  });

  afterAll(() => shop.close());

  const names = [
    'createCart',
    'pullCart',
    'updateCartItem adds',
    'updateCartItem sets',
    'takeOutOfCart',
    'deleteCartItem',
    'getTotals',
    'getPaymentMethods',
    'listShippingMethods',
    'setShippingInformation',
    'setPaymentInformation',
    'collectTotals',
    'applyCoupon',
    'deleteCoupon',
    'getListFeeItems',
    'getFeeOptions',
    'getFeeItemsForQuote',
    'getAppliedFeeOptions',
    'applyFee',
    'placeOrder',
    'createOrUpdateExternalOrder',
    'getExternalOrderId',
    'getExternalCheckoutConfig',
    'getExternalConfirmation',
    'externalOrderTotalChanged',
    'placeExternalOrder',
    'getOrderStatus',
    'login',
    'registerUser',
    'resetPassword',
    'createPassword',
    'changePassword',
    'refreshToken',
    'getProfile',
    'updateProfile',
    'logout',
    'getGroupPrices',
    'getWishlist',
    'mergeWishlist',
    'getOrderHistory',
    'claimOrder',
    'cancelOrder',
    'requestReturn',
    'checkStock',
    'checkStockOfSku',
    'listStock',
    'searchCatalogGet',
    'searchCatalogPost of the engine',
    'searchCatalogPost of the storefront',
    'autocomplete',
    'providerSearch',
    'cachedProviderProducts',
    'cachedProviderCollections',
    'getKeywordRedirects',
    'trackSearch',
    'trackSearchClick',
    'trackCategoryView',
    'trackCategoryClick',
    'trackPurchase',
    'renderList',
    'listProducts',
    'mapUrl',
    'lookupRewrite',
    'resolveUrl',
    'askForRestock',
    'subscribe',
    'getSubscription',
    'unsubscribe',
    'listDeliveries',
    'listPickupStores',
    'validateBooking',
    'listTimeslots',
    'submitBooking',
    'createReview',
    'voteReview',
    'getReview',
    'listProductReviews',
    'listSiteReviews',
    'listUserReviews',
    'getBottomline',
    'getReviewTotals',
    'listOwnReviews',
    'getDeployedVersion',
    'getSyncHeads',
    'replicate',
  ];

  /** Describes what is wrong with the answer to an input; `wrong` is `null` when nothing is. */
  const problemOf = async (
    { label, request, isForbidden }: BadInput,
    { id }: Sample,
  ): Promise<{ status: number; wrong: string | null }> => {
    const answer = await shop.server.app.handle(request());
    const [{ status }, text] = [answer, await answer.text()];
    const isWrong =
      status >= 500 ||
      (isForbidden && status < 400) ||
      (status >= 400 && refusalBreaches(status, JSON.parse(text), id).length > 0);
    return { status, wrong: isWrong ? `${status} to ${label}: ${text.slice(0, 200)}` : null };
  };

  test('every operation has a sample, and every parameter and field has enough inputs', () => {
    expect(samples.map(({ name }) => name)).toEqual(names);
    for (const sample of samples) {
      const { parameters } = contractOperation(sample.id);
      const inputs = [
        ...parameters.flatMap((parameter) => parameterInputs(sample, parameter, 0)),
        ...bodyInputs(sample),
      ];
      for (const target of new Set(inputs.map((input) => input.target))) {
        const own = inputs.filter((input) => input.target === target);
        const isFree = own.every(({ isForbidden }) => !isForbidden);
        if (!isFree) expect(own.length, `${sample.name} ${target}`).toBeGreaterThanOrEqual(INPUTS);
      }
    }
  });

  test.each(names)('%s refuses what the contract forbids and survives the rest', async (name) => {
    const sample = samples.find((candidate) => candidate.name === name)!;
    const { database: queries } = shop.server;
    const { parameters } = contractOperation(sample.id);
    const inputs = [
      ...parameters.flatMap((parameter, turn) => parameterInputs(sample, parameter, turn)),
      ...bodyInputs(sample),
    ].filter(isTried);
    const forbidden = [...inputs, ...rawInputs(sample)].filter(({ isForbidden }) => isForbidden);
    const wrong: string[] = [];

    const before = await contentOf(queries);
    for (const input of forbidden) {
      const outcome = await problemOf(input, sample);
      if (outcome.wrong) wrong.push(outcome.wrong);
    }
    expect(await contentOf(queries), 'refusals change nothing').toBe(before);

    let sign = await changeSign(queries);
    for (const input of inputs.filter(({ isForbidden }) => !isForbidden)) {
      const outcome = await problemOf(input, sample);
      if (outcome.wrong) wrong.push(outcome.wrong);
      const now = sample.isWrite ? await changeSign(queries) : sign;
      if (outcome.status >= 400 && now !== sign) wrong.push(`a refusal changed something: ${input.label}`);
      sign = now;
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});
