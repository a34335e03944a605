/** How a message is told: as a notice of that kind, or only as a line in the log. */
export type MessageLevel = 'error' | 'warning' | 'success' | 'log';

/** The buttons that a notice may have beside its text. */
export type MessageAction = 'ok' | 'proceedToCheckout' | 'undo' | 'openSyncCentre';

type MessageRow = Row<readonly string[]>;

interface Row<P extends readonly string[]> {
  readonly level: MessageLevel;
  readonly actions: readonly MessageAction[];
  readonly params: P;
}

function row(level: MessageLevel, actions?: readonly MessageAction[]): Row<readonly []>;
function row<const P extends readonly string[]>(
  level: MessageLevel,
  actions: readonly MessageAction[],
  params: P,
): Row<P>;
function row(level: MessageLevel, actions: readonly MessageAction[] = [], params: readonly string[] = []): MessageRow {
  return { level, actions, params };
}

/**
 * Every message about a success, a refusal or a failure: those of the specification (spec 8), and the shop's own. The
 * texts are in `locales/<language>/errors.json` under the same code, those that are only for the log in `log.json`, which no window loads.
 */
export const messages = {
  // Cart and product (spec 8)
  priceUnknown: row('error'),
  outOfStock: row('error'),
  stockUncertain: row('warning'),
  productAdded: row('success', ['ok', 'proceedToCheckout']),
  quantityUpdated: row('success', ['ok', 'proceedToCheckout']),
  partlyAdded: row('warning', ['ok', 'proceedToCheckout']),
  categoryNotSynchronized: row('warning', ['ok']),
  noVariants: row('error'),
  noSuchConfiguration: row('warning', ['ok']),
  productStatusEmpty: row('error', ['ok'], ['n']),
  productVisibilityEmpty: row('error', ['ok'], ['n']),
  categoryQueryEmpty: row('error', ['ok'], ['key', 'value']),
  entityTypeUnknown: row('error', ['ok'], ['type']),
  notAvailableOffline: row('error', ['ok']),
  // Session and account
  tokenRefreshUnauthorized: row('error'),
  tokenRefreshInternal: row('error'),
  changePasswordOffline: row('error'),
  resetPasswordOffline: row('error'),
  passwordChangeFailed: row('error', ['ok']),
  passwordChangeUnknown: row('error', ['ok']),
  accountUpdated: row('success'),
  passwordChanged: row('success'),
  loggedOut: row('success'),
  loggedOutOrderKept: row('warning', ['ok']),
  deviceForgotten: row('success'),
  deviceForgottenOrderKept: row('warning', ['ok']),
  claimKept: row('success', [], ['code']),
  // Orders, booking, content
  orderNotProcessed: row('error', [], ['message']),
  timeslotsNotProcessed: row('error', [], ['message']),
  bookingSubmitFailed: row('error'),
  cmsQueryEmpty: row('error'),
  routeNotFound: row('log'),
  mappingNotFound: row('log'),
  blogCategoryNotFound: row('warning'),
  blogPostNotFound: row('warning'),
  // Fees
  appliedFeesFailed: row('log'),
  appliedFeeOptionsFailed: row('log'),
  feeItemsFailed: row('log'),
  feeOptionsFailed: row('log'),
  feeApplyFailed: row('log'),
  cartNotPermitted: row('log'),
  cartTokenRefused: row('log'),
  // Reviews
  reviewLoadFailed: row('log'),
  productReviewsLoadFailed: row('log'),
  siteReviewsLoadFailed: row('log'),
  bottomLineLoadFailed: row('log'),
  albumPhotosLoadFailed: row('log'),
  reviewImagesFailed: row('log'),
  reviewFieldsMissing: row('log'),
  reviewVoteFieldsMissing: row('log'),
  // External checkout
  externalOrderCreateFailed: row('error'),
  externalOrderRequestFailed: row('error'),
  orderAmountIncorrect: row('error', [], ['x', 'y']),
  // Search adapter and configuration
  searchQueryIncomplete: row('log'),
  searchFetchFailed: row('log'),
  searchResultInvalid: row('log'),
  searchResultUnknown: row('log'),
  searchFailed: row('log'),
  tagManagerMissing: row('log'),
  searchProviderMissing: row('log'),
  // Logged only
  productNotFound: row('log'),
  productLinkNotFound: row('log'),
  groupedWithoutLinks: row('log'),
  translationLoadFailed: row('log'),
  contentFileLoadFailed: row('log'),
  urlCacheQuotaExceeded: row('log'),
  offlineWithoutCache: row('log'),
  onlineRequestFailed: row('log'),
  extendedCheckoutFailed: row('log'),
  contentServiceFailed: row('log'),
  // Catalogue texts
  signInExpired: row('warning'),
  signInIncorrect: row('error'),
  authorizationUnexpected: row('error'),
  emailDoesNotExist: row('error'),
  passwordTokenMismatched: row('error'),
  resetEmailFailed: row('error'),
  recaptchaNotVerified: row('error'),
  cartEmptyBeforeCheckout: row('error'),
  pageNotFound: row('warning'),
  offlineNotice: row('warning'),
  paymentFailed: row('error'),
  paymentEnded: row('error'),
  paymentUnsure: row('warning', ['ok']),
  paymentOffline: row('warning', ['ok']),
  paymentError: row('error'),
  internalServerError: row('error'),
  orderQueued: row('warning', ['openSyncCentre']),
  orderMissing: row('warning', ['openSyncCentre'], ['price']),
  componentNotLoaded: row('error'),
  finishFirst: row('warning', ['ok']),
  variantOutOfStock: row('error'),
  cartItemsNotInStock: row('warning'),
  bookingSubmitted: row('success'),
  bookingNotSubmitted: row('error'),
  reviewSubmitFailed: row('error'),
  reviewSaved: row('success'),
  couponIncorrect: row('error'),
  codeInvalid: row('error'),
  shipmentRestricted: row('error'),
  customerExists: row('error'),
  shipmentUnknown: row('error'),
  // Queued tasks and look-ups (spec 5)
  cartIdMissing: row('error'),
  badContentType: row('error'),
  wrongResponseFormat: row('error'),
  searchKeyMissing: row('error', [], ['key']),
  parentSkuMissing: row('error'),
  // Our own, beside the specification
  quantityInvalid: row('error', [], ['max']),
  maxInCart: row('warning', [], ['max']),
  moreThanLeft: row('warning', [], ['max', 'left']),
  quantityLimited: row('warning', [], ['max']),
  notSellableYet: row('error'),
  lineRemoved: row('success', ['undo']),
  lineChanged: row('success', ['ok', 'proceedToCheckout']),
  comparisonFull: row('warning', [], ['max']),
  comparisonRemoved: row('success', ['undo'], ['name']),
  comparisonCleared: row('success', ['undo']),
  wishAdded: row('success', [], ['name']),
  wishesAdded: row('success'),
  wishRemoved: row('success', ['undo'], ['name']),
  wishlistFull: row('warning', [], ['max']),
  lineGone: row('warning'),
  optionGone: row('warning'),
  productGone: row('warning'),
  choiceMissing: row('warning', [], ['label']),
  choiceTooLong: row('warning', [], ['label', 'max']),
  postcodeInvalid: row('error'),
  fixValidationErrors: row('error'),
  settingsNotOnDevice: row('error'),
  orderNotSaved: row('error'),
  orderAlreadySent: row('error'),
  quoteChanged: row('warning', ['openSyncCentre']),
  deliveryChanged: row('warning'),
  termsChanged: row('warning'),
  orderNeedsYou: row('warning', ['openSyncCentre'], ['price']),
  guestOrderWaits: row('warning'),
  orderRefused: row('error', ['openSyncCentre'], ['price']),
  additionRefused: row('warning', ['openSyncCentre'], ['names', 'why']),
  changeRefused: row('warning', ['openSyncCentre'], ['names', 'why']),
  orderChangeRefused: row('warning', ['openSyncCentre'], ['number', 'why']),
  couponRefused: row('warning', ['openSyncCentre'], ['coupon']),
  storageFull: row('error'),
  storageUnavailable: row('error'),
  ordersUnopened: row('error'),
  journalUnopened: row('error'),
  catalogueUnopened: row('warning'),
  roomTight: row('warning', ['ok']),
  storageRestored: row('warning', ['ok']),
  shopSilent: row('error', ['ok']),
  workerUnreachable: row('error'),
  tooManyRequests: row('warning'),
} as const satisfies Record<string, MessageRow>;

/** The name of a message; the same in every layer and every language file. */
export type MessageCode = keyof typeof messages;
