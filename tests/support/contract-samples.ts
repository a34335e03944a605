import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { CallOptions } from './contract-client.ts';
import { reviewKey } from '#config/review-provider.ts';
import { index, type Make, type Sample } from './contract-sample.ts';
import type { ContractShop } from './contract-shop.ts';
import { orderOf } from './order-of.ts';
import { lampToPay } from './paying.ts';
import { providerCalls } from './provider-samples.ts';
import { reviewOfLamp } from './review-submission.ts';
import { customerAddress, newCustomer, PASSWORD, placedBy } from './customers.ts';

const productOption = {
  extension_attributes: {
    custom_options: [{ option_id: 1, option_value: 'Kari' }],
    configurable_item_options: [{ option_id: '93', option_value: 52, label: 'Farge', value: 'Grå' }],
    bundle_options: [],
  },
};
const address = { countryId: 'NO', postcode: '0184', city: 'Oslo', firstname: 'Kari', lastname: 'N', street: ['S 1'] };
const engineQuery = {
  query: { bool: { filter: [{ terms: { id: [10] } }] } },
  aggs: { found: { terms: { field: 'color' } } },
  sort: { id: 'asc' },
  min_score: 0.1,
  groupToken: null,
  groupId: null,
};
const storefrontQuery = {
  _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
  _appliedFilters: [{ attribute: 'sku', value: { in: ['SOFA'] }, scope: 'default', options: {} }],
  _appliedSort: [{ field: 'id', options: 'asc' }],
  _searchText: '',
  groupToken: null,
  groupId: null,
};

/** One sample or more for every operation, on a cart of their own. */
export async function samplesOf(shop: ContractShop): Promise<Sample[]> {
  const cartId = await shop.newCart();
  const { item_id } = (await shop.add(cartId, 'LAMP', 1)).result;
  const query = { cartId, storeCode: 'bmno' };
  const filling = { ...query, cartId: await shop.newCart() };
  const line = { sku: 'SOFA', qty: 1, quoteId: filling.cartId, product_option: productOption };
  const known = { sku: 'LAMP', qty: 1, item_id, quoteId: cartId, product_option: productOption };
  const read = (id: OperationId, options: CallOptions, name: string = id): Sample => ({
    name,
    id,
    options,
    isWrite: false,
  });
  const write = (id: OperationId, options: CallOptions, name: string = id): Sample => ({
    name,
    id,
    options,
    isWrite: true,
  });
  const information = { shippingAddress: address, billingAddress: address };
  const methods = { shippingCarrierCode: 'logtrade', shippingMethodCode: 'home' };
  return [
    write('createCart', { query: { storeCode: 'bmno' } }),
    read('pullCart', { query }),
    write('updateCartItem', { query: filling, body: { cartItem: line } }, 'updateCartItem adds'),
    write('updateCartItem', { query, body: { cartItem: known } }, 'updateCartItem sets'),
    write('takeOutOfCart', { query, body: { items: [{ sku: 'LAMP', qty: 1 }] } }),
    write('deleteCartItem', { query, body: { cartItem: { sku: 'LAMP', item_id: 999_999, quoteId: cartId } } }),
    read('getTotals', { query }),
    read('getPaymentMethods', { query }),
    read('listShippingMethods', {
      query,
      body: { address: { country_id: 'NO', postcode: '0184', city: 'Oslo', region: '', region_id: 0, street: ['S'] } },
    }),
    write('setShippingInformation', { query, body: { addressInformation: { ...information, ...methods } } }),
    write('setPaymentInformation', { query, body: { paymentMethod: { method: 'cashondelivery' } } }),
    write('collectTotals', { query, body: { methods: { ...methods, paymentMethod: { method: 'invoice' } } } }),
    write('applyCoupon', { query: { ...query, coupon: 'VELKOMMEN10' } }),
    write('deleteCoupon', { query }),
    ...feeCalls(query, read, write),
    write('placeOrder', { query: { storeCode: 'bmno' }, body: fullOrder() }),
    ...externalCalls(cartId, read, write),
    read('getOrderStatus', { query: { storeCode: 'bmno' }, path: { order_id: 'no-such-order' } }),
    ...(await accountCalls(shop, { read, write })),
    read('checkStock', { query: { storeCode: 'bmno', sku: 'LAMP' } }),
    read('checkStockOfSku', { query: { storeCode: 'bmno' }, path: { sku: 'LAMP' } }),
    read('listStock', { query: { storeCode: 'bmno', skus: 'LAMP,VASE' } }),
    ...searches(read),
    ...providerCalls(read, write),
    read('renderList', {
      query: { storeCode: 'bmno', skus: 'LAMP', currencyCode: 'NOK', storeId: 7, userGroupId: 1 },
    }),
    read('listProducts', { query: { storeCode: 'bmno', skus: 'LAMP,SOFA-GREY,NO-SUCH' } }),
    read('mapUrl', {
      query: { storeCode: 'bmno' },
      body: { url: 'stue', includeFields: ['id'], excludeFields: ['name'], options: {}, params: {} },
    }),
    read('lookupRewrite', { query: { storeCode: 'bmno' }, path: { path: 'gammel-sofa' } }),
    read('resolveUrl', { query: { storeCode: 'bmno', url: 'stue' } }),
    write('askForRestock', { query: { storeCode: 'bmno' }, body: { sku: 'LAMP', email: 'kari@example.no' } }),
    write('subscribe', { query: { storeCode: 'bmno' }, body: { email: 'kari@example.no' } }),
    read('getSubscription', { query: { storeCode: 'bmno', email: 'kari@example.no' } }),
    write('unsubscribe', {
      query: { storeCode: 'bmno', email: 'kari@example.no' },
      body: { email: 'kari@example.no' },
    }),
    ...(await deliveries(shop, read, write)),
    ...(await reviewCalls(shop, { read, write })),
    read('getDeployedVersion', {}),
    read('getSyncHeads', { query: { storeCode: 'bmno' } }),
    read('replicate', {
      query: { storeCode: 'bmno', limit: 2, fields: 'list' },
      path: { collection: 'products' },
    }),
  ];
}

/** Calls of the external checkout. `validateExternalOrder` answers the provider in the provider's own form. */
function externalCalls(cartId: string, read: Make, write: Make): Sample[] {
  const query = { storeCode: 'bmno' };
  const orderId = 'kvitt-unknown';
  const order = orderOf();
  const information = { ...order.addressInformation, payment_method_code: 'card' };
  const body = lampToPay({ ...order, addressInformation: information });
  return [
    write('createOrUpdateExternalOrder', { query, body }),
    read('getExternalOrderId', { query: { ...query, cartId } }),
    read('getExternalCheckoutConfig', { query: { ...query, h: '9f86d081' } }),
    read('getExternalConfirmation', { query: { ...query, sid: orderId } }),
    write('externalOrderTotalChanged', { query, body: { orderId } }),
    write('placeExternalOrder', { query, body: { orderId, storeCode: 'bmno' } }),
  ];
}

/** Calls to the review provider, which this backend plays, and what a customer wrote. */
async function reviewCalls(shop: ContractShop, { read, write }: { read: Make; write: Make }): Promise<Sample[]> {
  const appkey = reviewKey('bmno')!;
  const kari = await newCustomer(shop);
  const body = { ...reviewOfLamp, display_name: 'Kari', review_score: 5 };
  const sent = JSON.parse((await shop.call('createReview', { body })).text) as { uuid: string };
  await shop.server.shop('reviews', 'publish', sent.uuid);
  const review = { review_id: sent.uuid };
  return [
    write('createReview', { body }),
    write('voteReview', { path: { ...review, updown: 'up' } }),
    read('getReview', { path: review }),
    read('listProductReviews', {
      path: { appkey, sku: 'LAMP' },
      query: { per_page: 3, page: 1, start: 0, sort: 'date', direction: 'desc', star: 5 },
    }),
    read('listSiteReviews', { path: { appkey }, query: { page: 1, per_page: 3, sort: 'date' } }),
    read('listUserReviews', {
      path: { appkey },
      query: {
        user_reference: '7712',
        since_id: 1,
        since_date: '2026-01-01',
        since_updated_at: '2026-01-01',
        count: 10,
        page: 1,
      },
    }),
    read('getBottomline', { path: { appkey, sku: 'LAMP' } }),
    read('getReviewTotals', { path: { storeCode: 'bmno' } }),
    read('listOwnReviews', { query: { storeCode: 'bmno' }, headers: kari.headers }),
  ];
}

/** Calls of customers; each password that is changed is that of a customer of its own. */
async function accountCalls(shop: ContractShop, { read, write }: { read: Make; write: Make }): Promise<Sample[]> {
  const [kari, ola] = [await newCustomer(shop), await newCustomer(shop)];
  const query = { storeCode: 'bmno' };
  const wishedFor = {
    sku: 'LAMP',
    parent_sku: 'LAMP',
    name: 'Lampe',
    put_minor: 129_000,
    put_at: 1,
    changed_at: 1,
    is_taken_out: false,
  };
  const order = await placedBy(shop, kari);
  const addresses = [customerAddress()];
  const customer = {
    email: 'ny@example.no',
    firstname: 'Ny',
    lastname: 'Kunde',
    addresses,
    taxvat: null,
    company: null,
  };
  const custom_attributes = [{ attribute_code: 'a', value: 'b' }];
  return [
    read('login', { query, body: { username: kari.email, password: PASSWORD } }),
    write('registerUser', { query, body: { customer: { ...customer, custom_attributes }, password: PASSWORD } }),
    read('resetPassword', { query, body: { email: 'ingen@example.no' } }),
    write('createPassword', {
      query,
      body: { email: kari.email, newPassword: 'Nytt#Passord9', resetToken: 'unknown' },
    }),
    write('changePassword', {
      query,
      headers: ola.headers,
      body: { currentPassword: PASSWORD, newPassword: 'Nytt#Passord9' },
    }),
    read('refreshToken', { query, body: { refreshToken: ola.refreshToken } }),
    read('getProfile', { query, headers: kari.headers }),
    write('updateProfile', {
      query,
      headers: kari.headers,
      body: { customer: { ...customer, email: kari.email, custom_attributes, base_version: 1 } },
    }),
    write('logout', { query, body: { refreshTokenDigest: '0'.repeat(64) } }),
    read('getGroupPrices', { query: { ...query, limit: 1 }, headers: kari.headers }),
    read('getWishlist', { query, headers: kari.headers }),
    write('mergeWishlist', { query, headers: kari.headers, body: { items: [wishedFor] } }),
    read('getOrderHistory', { query: { ...query, pageSize: 2, currentPage: 1 }, headers: kari.headers }),
    read('claimOrder', {
      query,
      headers: kari.headers,
      body: { order_id: 'order-of-nobody', key: 'a-key-of-nobody-at-all' },
    }),
    write('cancelOrder', { query, path: { orderNumber: order.orderNumber }, headers: kari.headers }),
    write('requestReturn', {
      query,
      path: { orderNumber: order.orderNumber },
      headers: kari.headers,
      body: { reason: 'For stor', items: [{ item_id: 1, qty: 1 }] },
    }),
  ];
}

function searches(read: (id: OperationId, options: CallOptions, name: string) => Sample): Sample[] {
  const path = { index, type: 'product' };
  const query = { storeCode: 'bmno', size: 2, from: 0, sort: 'id:asc', _source_include: 'id', _source_exclude: 'sku' };
  const storefront = { ...query, request_format: 'search-query', response_format: 'compact', q: 'lampe' };
  const request = JSON.stringify(engineQuery);
  return [
    read('searchCatalogGet', { path, query: { ...query, request } }, 'searchCatalogGet'),
    read('searchCatalogPost', { path, query, body: engineQuery }, 'searchCatalogPost of the engine'),
    read(
      'searchCatalogPost',
      { path, query: storefront, body: storefrontQuery },
      'searchCatalogPost of the storefront',
    ),
  ];
}

function feeCalls(query: { readonly storeCode: string; readonly cartId: string }, read: Make, write: Make): Sample[] {
  const { storeCode } = query;
  return [
    read('getListFeeItems', { query: { storeCode } }),
    read('getFeeOptions', { query: { storeCode }, path: { storeId: '7', feeId: '1' } }),
    read('getFeeItemsForQuote', { query }),
    read('getAppliedFeeOptions', { query }),
    write('applyFee', {
      query,
      body: {
        addressInformation: {
          address: { countryId: 'NO', postcode: '0184' },
          shipping_carrier_code: 'logtrade',
          shipping_method_code: 'home',
        },
        information: { fee_id: 1, options_ids: [] },
      },
    }),
  ];
}

/** Calls about the delivery of an order that was placed. */
async function deliveries(shop: ContractShop, read: Make, write: Make): Promise<Sample[]> {
  const { result } = await shop.place(orderOf());
  const path = new URL(String(result['booking_path']), 'http://shop.test');
  const [, , bookingId] = path.pathname.split('/');
  const proof = { bookingId: bookingId!, sig: path.searchParams.get('sig')!, postcode: '0184' };
  const query = { storeCode: 'bmno' };
  const item = { sku: 'LAMP', qty: 1, weight: 2, width: 30, height: 40, depth: 30 };
  return [
    read('listDeliveries', { query, body: { postcode: '0184', countryId: 'NO', items: [item], partial: false } }),
    read('listPickupStores', {
      query,
      body: { postcode: '0184', countryId: 'NO', limit: 5, product_code: 'PICKUP' },
    }),
    read('validateBooking', { query: { ...query, ...proof } }),
    read('listTimeslots', {
      query: { ...query, startDate: '2025-11-20', nextDate: '2035-11-27', postcode: '0184' },
    }),
    write('submitBooking', {
      query,
      body: {
        ...proof,
        timeslotId: 9999,
        productCode: 'HOME',
        date: '2025-11-24',
        from: '10:00',
        to: '14:00',
        storeId: null,
        email: 'kari@example.no',
        phone: '22222222',
        comment: 'Ring på',
        wishes: [9999],
        accepts_fee: true,
      },
    }),
  ];
}

/**
 * An order that is refused at the very end because of its price: it passes through the whole server and places nothing.
 */
function fullOrder() {
  const order = orderOf({ cart_id: '', comment: 'Ring på', partial_delivery: true });
  return {
    ...order,
    products: [{ ...order.products[0]!, sku: 'SOFA', product_type: 'configurable', product_option: productOption }],
    expected: { grand_total: 1, currency: 'NOK', coupon_code: 'VELKOMMEN10', tolerance: 0 },
  };
}
