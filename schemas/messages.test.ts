import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#config/languages.ts';
import { type MessageCode, type MessageLevel, messages } from './messages.ts';

const wordsOf = <T>(language: string, file: string): T =>
  JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')) as T;
const textsOf = (language: string): Readonly<Record<string, string>> => ({
  ...wordsOf<Record<string, string>>(language, 'errors'),
  ...wordsOf<Record<string, string>>(language, 'log'),
});

const english = textsOf('en');

/** The error catalogue of the specification (section 8), each text once. */
const catalogue: readonly (readonly [MessageCode, MessageLevel, string])[] = [
  ['priceUnknown', 'error', 'Product price is unknown, product cannot be added to the cart!'],
  ['outOfStock', 'error', 'The product is out of stock and cannot be added to the cart!'],
  [
    'stockUncertain',
    'warning',
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ],
  ['productAdded', 'success', 'Product has been added to the cart!'],
  ['quantityUpdated', 'success', 'Product quantity has been updated!'],
  ['categoryNotSynchronized', 'warning', 'No products synchronized for this category. Please come back while online!'],
  ['noVariants', 'error', 'No available product variants'],
  [
    'noSuchConfiguration',
    'warning',
    'No such configuration for the product. Please do choose another combination of attributes.',
  ],
  ['productStatusEmpty', 'error', 'Product query returned empty result product status = {{n}}'],
  ['productVisibilityEmpty', 'error', 'Product query returned empty result product visibility = {{n}}'],
  ['categoryQueryEmpty', 'error', 'Category query returned empty result {{key}} = {{value}}'],
  ['entityTypeUnknown', 'error', 'No entity type registered for {{type}}'],
  // D40: the shopper stays on the address, so the sentence about the redirect is left out.
  ['notAvailableOffline', 'error', 'The product, category or CMS page is not available in Offline mode.'],
  ['tokenRefreshUnauthorized', 'error', 'Error refreshing user token. User is not authorized to access the resource'],
  [
    'tokenRefreshInternal',
    'error',
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  ],
  ['orderNotProcessed', 'error', 'Order could not be processed: {{message}}'],
  ['timeslotsNotProcessed', 'error', 'Timeslots could not be processed: {{message}}'],
  ['bookingSubmitFailed', 'error', 'Error during the booking submit'],
  ['cmsQueryEmpty', 'error', 'CMS query returned empty result'],
  ['routeNotFound', 'log', 'Route not found'],
  ['mappingNotFound', 'log', 'No mapping found'],
  ['resetPasswordOffline', 'error', 'Reset password feature does not work while offline!'],
  // D57: changing the password has a text of its own.
  ['changePasswordOffline', 'error', 'Changing the password does not work while offline!'],
  ['accountUpdated', 'success', 'Account data has successfully been updated'],
  ['passwordChanged', 'success', 'Password has successfully been changed'],
  ['loggedOut', 'success', "You're logged out"],
  ['blogCategoryNotFound', 'warning', 'Blog category not found'],
  ['blogPostNotFound', 'warning', 'Blog post not found'],
  ['appliedFeesFailed', 'log', 'Cannot get applied fees'],
  ['appliedFeeOptionsFailed', 'log', 'Could not retrieve applied fee options'],
  ['feeItemsFailed', 'log', 'Could not retrieve fee items'],
  ['feeOptionsFailed', 'log', 'Could not retrieve fee options'],
  ['feeApplyFailed', 'log', 'Could not apply fee options'],
  ['cartNotPermitted', 'log', 'The current user cannot perform operations on cart'],
  ['reviewLoadFailed', 'log', 'Yotpo - Load certain review - Something went wrong'],
  ['reviewImagesFailed', 'log', 'Something went wrong during Yotpo images request'],
  ['externalOrderCreateFailed', 'error', 'Klarna Order Create Error'],
  ['externalOrderRequestFailed', 'error', 'Klarna Order Create Request Error'],
  ['orderAmountIncorrect', 'error', 'Order amount incorrect ({{x}}:{{y}})'],
  ['searchQueryIncomplete', 'log', 'Query.index and Query.type are required'],
  ['searchFetchFailed', 'log', 'FetchError in request to ES'],
  ['searchResultInvalid', 'log', 'Invalid ES result'],
  ['searchResultUnknown', 'log', 'Unknown error with elasticsearch result'],
  ['productNotFound', 'log', 'Product not found'],
  ['productLinkNotFound', 'log', 'Product link not found'],
  ['groupedWithoutLinks', 'log', 'Product with type grouped has no product_links set!'],
  ['cartEmptyBeforeCheckout', 'error', 'Shopping cart is empty. Please add some products before entering Checkout'],
  ['badContentType', 'error', 'Error with response - bad content-type!'],
  ['wrongResponseFormat', 'error', 'Unhandled error, wrong response format!'],
  ['searchKeyMissing', 'error', 'Please provide the search key {{key}} for product/single action!'],
  ['parentSkuMissing', 'error', "Product doesn't have parentSku, please check if this is configurable product"],
];

test.each(catalogue)('%s is a %s and says what the specification says', (code, level, text) => {
  expect(messages[code].level).toBe(level);
  expect(english[code]).toBe(text);
});

/** What the specification has the shopper do about a message (section 8), by what stands on the buttons. */
test.each<[MessageCode, ...string[]]>([
  ['productAdded', 'OK', 'Proceed to checkout'],
  ['quantityUpdated', 'OK', 'Proceed to checkout'],
  ['categoryNotSynchronized', 'OK'],
  ['noSuchConfiguration', 'OK'],
  // «Other load errors shown as error notification with OK.»
  ['productStatusEmpty', 'OK'],
  ['productVisibilityEmpty', 'OK'],
  ['categoryQueryEmpty', 'OK'],
  ['entityTypeUnknown', 'OK'],
  ['notAvailableOffline', 'OK'],
  ['passwordChangeFailed', 'OK'],
])('%s offers what the specification says: %j', (code, ...offered) => {
  const { action } = wordsOf<{ action: Record<string, string> }>('en', 'notices');
  expect(messages[code].actions.map((name) => action[name])).toEqual(offered);
});

test.each(languages)('the way to the checkout is named alike in messages and in the cart in %s', (language) => {
  const { action } = wordsOf<{ action: Record<string, string> }>(language, 'notices');
  expect(wordsOf<Record<string, string>>(language, 'cart')['checkout']).toBe(action['proceedToCheckout']);
});

test.each(languages)('every message has one text in %s, and names its values', (language) => {
  const texts = textsOf(language);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(messages).sort());
  for (const [code, { params }] of Object.entries(messages)) {
    const named = [...texts[code]!.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!);
    expect(named.sort(), `${language} ${code}`).toEqual([...params].sort());
  }
});

test('no two messages have the same English text', () => {
  const texts = Object.values(english);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
