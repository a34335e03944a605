import { expect, test } from 'vitest';
import { type MessageCode, messages } from '#schemas/messages.ts';
import { isTestCode, sourceFiles } from './support/sources.ts';
import { textsOf } from './support/text-keys.ts';

/**
 * Sentences of the specification whose part of the shop is not built yet, by the topic that brings it. The list only
 * shrinks: who uses one takes it out of here.
 */
const notYetSaid: Readonly<Record<string, readonly MessageCode[]>> = {
  content: ['blogCategoryNotFound', 'blogPostNotFound', 'contentServiceFailed'],
  reviews: ['reviewLoadFailed', 'bottomLineLoadFailed', 'albumPhotosLoadFailed', 'reviewImagesFailed'],
  search: ['searchQueryIncomplete', 'searchResultUnknown'],
  measurement: ['tagManagerMissing'],
};

/** Said in the words of the page that shows it, because those are there before the texts of messages are. */
const saidByPages: Readonly<Partial<Record<MessageCode, string>>> = {
  pageNotFound: 'shop:notFound.title',
  tokenRefreshUnauthorized: 'account:expired',
  internalServerError: 'shop:failed.title',
  offlineNotice: 'shop:offline.chip',
  offlineWithoutCache: 'shop:notOnDevice.text',
  orderQueued: 'order:confirmation.queuedText',
  // What is written in another language stays; the specification lets that pass silently (spec 8).
  translationLoadFailed: 'shop:brand',
};

/** What they are about does not happen to a shopper here. */
const neverHappens: readonly MessageCode[] = [
  // A session that could not be renewed goes on, and is renewed later (D50).
  'tokenRefreshInternal',
  // A cart is asked for as whose it is; where the token is refused, the owner is asked to sign in, and the cart waits (D14, D50).
  'cartTokenRefused',
  // A call that needs a cart waits for the one that makes it, so none is sent without its id; a cart that the shop lost is made anew (D22, D91).
  'cartIdMissing',
  // The lines at the provider come to the total by whole minor units and a line of rounding (D54). Where the shop counts another one, that is
  // told as a change of what was agreed to (`quoteChanged`).
  'orderAmountIncorrect',
  // Fees come with the settings of the shop, also without a network, so a device asks for none (decision 082).
  'appliedFeesFailed',
  'appliedFeeOptionsFailed',
  'feeItemsFailed',
  'feeOptionsFailed',
  'feeApplyFailed',
];

const shop = sourceFiles(['.ts', '.tsx'])
  .filter(({ path }) => /^(?:src|worker|sw)\//.test(path) && !isTestCode(path))
  .map(({ text }) => text)
  .join('\n');

const isSaid = (code: string): boolean => new RegExp(String.raw`['"\`:]${code}['"\`]`).test(shop);

test('every message is said somewhere, or belongs to what is still to come', () => {
  const waiting = new Set<string>([...Object.values(notYetSaid).flat(), ...neverHappens]);
  const open = Object.keys(messages).filter((code) => !isSaid(code) && !waiting.has(code) && !(code in saidByPages));
  expect(open).toEqual([]);
});

test.each(Object.entries(saidByPages))('%s is said by the page as %s', (_code, key) => {
  expect(textsOf('nb').has(key)).toBe(true);
});

test('no message that is said is listed as one to come', () => {
  const unsaid = [...Object.values(notYetSaid).flat(), ...neverHappens, ...Object.keys(saidByPages)];
  expect(unsaid.filter((code) => isSaid(code))).toEqual([]);
});
