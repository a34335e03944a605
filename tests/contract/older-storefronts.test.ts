import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderConfirmation, ShippingInformationResult, Totals } from '#schemas/api/generated/types.gen.ts';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { storeViews } from '#config/stores.ts';
import { type CallOptions } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { orderOf } from '#tests/support/order-of.ts';
import { testCatalogue } from '#tests/support/test-catalogue.ts';

type Source = Readonly<Record<string, unknown>>;

interface Found {
  readonly hits: { readonly total: number; readonly hits: readonly { readonly _source: Source }[] };
}

const category = [
  { category_id: 3, name: 'Stue', slug: 'stue-3', path: 'stue' },
  { category_id: 5, name: 'Sofaer', slug: 'sofaer-5', path: 'stue/sofaer' },
];

/** The test catalogue, and a series of its sofa and its lamp. */
function withSeries() {
  const { documents, rejections } = testCatalogue();
  const lamp = documents.products![1]!;
  const links = [
    ['SOFA', 'associated', 'configurable'],
    ['LAMP', 'associated', 'simple'],
    ['VASE', 'related', 'simple'],
  ].map(([linked_product_sku, link_type, linked_product_type]) => ({
    linked_product_sku,
    link_type,
    linked_product_type,
  }));
  const series = {
    ...lamp,
    id: 30,
    sku: 'NORDVIK',
    name: 'NORDVIK',
    type_id: 'collection',
    slug: 'nordvik-serie',
    url_path: 'stue/serie',
    category_ids: [3, 5],
    product_links: links,
  };
  // Products go into orders as they are, with all that is nested in them.
  const shade = {
    option_type_id: 1,
    title: 'Lin',
    price: 0,
    price_type: 'fixed',
    translations: { 'en-US': { title: 'Linen' } },
  };
  const deep = { ...lamp, custom_options: [{ option_id: 9, title: 'Skjerm', type: 'drop_down', values: [shade] }] };
  const products = documents.products!.map((product) => (product === lamp ? deep : product));
  return { documents: { ...documents, products: [...products, series] }, rejections };
}

/** What Vue Storefront 1.12.3 with its default theme asks and sends, in its order and with the bodies that it really sends. */
describe('a client of Vue Storefront 1.12', () => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ catalogue: withSeries() });
  });

  afterAll(() => shop.close());

  /** A call as that client makes it: no key, an empty token, the store view in the address. */
  const send = <T>(id: OperationId, { query, ...options }: CallOptions = {}) =>
    shop.done<T>(id, { ...options, key: null, query: { token: '', storeCode: 'bmno', ...query } });
  const search = async (type: string, body: object, query: CallOptions['query'] = {}) => {
    const path = { index: 'vue_storefront_catalog_bmno', type };
    const request = encodeURIComponent(JSON.stringify(body));
    const { hits } = await shop.done<Found>('searchCatalogGet', {
      path,
      query: { storeCode: 'bmno', request, ...query },
    });
    return hits.hits.map(({ _source }) => _source);
  };

  test('finds a category by its address, what is in it, and the way to it', async () => {
    const ofCategory = {
      size: 4000,
      from: 0,
      sort: 'position:asc',
      _source_include:
        'id,*.children_data.id,*.id,children_count,sku,name,is_active,parent_id,level,url_key,url_path,path',
      _source_exclude: 'sgn',
    };
    const active = { terms: { is_active: [true] } };
    const [sofas] = await search(
      'category',
      { query: { bool: { filter: { bool: { must: [{ terms: { url_path: ['stue/sofaer'] } }, active] } } } } },
      ofCategory,
    );
    expect(sofas).toMatchObject({ id: 5, name: 'Sofaer', url_path: 'stue/sofaer' });
    const products = await search(
      'product',
      {
        query: {
          bool: {
            filter: {
              bool: {
                must: [
                  { terms: { visibility: [2, 3, 4] } },
                  { terms: { status: [0, 1] } },
                  { terms: { category_ids: [5] } },
                ],
              },
            },
          },
        },
        aggs: {
          agg_terms_color: { terms: { field: 'color' } },
          agg_terms_color_options: { terms: { field: 'color_options' } },
        },
      },
      { size: 50, from: 0, sort: 'updated_at:desc', _source_exclude: 'description,configurable_options,sgn,*.sgn' },
    );
    expect(products).toEqual([expect.objectContaining({ sku: 'SOFA', type_id: 'configurable', category })]);
    expect(products[0]).not.toHaveProperty('description');
    const way = await search(
      'category',
      { query: { bool: { filter: { bool: { must: [{ terms: { id: ['3', '5'] } }, active] } } } } },
      ofCategory,
    );
    expect(way.map(({ id }) => id)).toEqual([3, 5]);
  });

  test.each([0, 1, 2, 999])('is answered what is below category %i, also where there is nothing', async (parent) => {
    const below = await search('category', { query: { bool: { filter: { terms: { parent_id: [parent] } } } } });
    expect(below.map(({ name }) => name)).toEqual(parent === 2 ? ['Stue'] : []);
    expect(await search('category', { query: { bool: { filter: { terms: { id: [parent] } } } } })).toEqual([]);
  });

  test('asks what an address shows', async () => {
    const ask = (url: string) =>
      send('mapUrl', {
        body: {
          url,
          includeFields: null,
          excludeFields: [],
          options: { prefetchGroupProducts: true, assignProductConfiguration: true, filterUnavailableVariants: true },
          filters: {},
          groupId: null,
          groupToken: null,
        },
      });
    expect(await ask('stue/sofaer/nordvik')).toMatchObject({
      _type: 'product',
      _source: { sku: 'SOFA', slug: 'sofa', type_id: 'configurable', category },
    });
    expect(await ask('stue/sofaer')).toMatchObject({ _type: 'category', _source: { slug: 'sofaer-5' } });
    expect(await ask('no/such/page')).toBeNull();
  });

  test('shows a series of furniture as a category, with its parts in it', async () => {
    const series = { id: 1_000_000_030, parent_id: 5, name: 'NORDVIK', slug: 'nordvik-serie', url_path: 'stue/serie' };
    const at = (condition: object) =>
      search('category', { query: { bool: { filter: { bool: { must: condition } } } } });
    const active = { terms: { is_active: [true] } };
    expect(await at([{ terms: { url_path: ['stue/serie'] } }, active])).toMatchObject([series]);
    expect(await at([{ terms: { slug: ['nordvik-serie'] } }, active])).toMatchObject([series]);
    expect(await at([{ terms: { parent_id: [5] } }, active])).toMatchObject([series]);
    const products = (condition: object) => search('product', { query: { bool: { filter: condition } } });
    const parts = await products({ terms: { category_ids: [series.id, '999'] } });
    expect(parts.map(({ sku }) => sku)).toEqual(['SOFA', 'LAMP']);
    expect(await products({ terms: { url_path: ['stue/serie'] } })).toEqual([]);
    expect(await products({ bool: { must_not: { terms: { category_ids: [series.id] } } } })).toHaveLength(2);
    const ask = (options: object) => send('mapUrl', { body: { url: 'stue/serie', options } });
    expect(await ask({})).toMatchObject({ _type: 'category', _id: String(series.id), _source: series });
    // This storefront has pages for them.
    expect(await ask({ knowsSeries: true })).toMatchObject({ _type: 'product', _source: { sku: 'NORDVIK' } });
    const query = { request_format: 'search-query', response_format: 'compact' };
    const itself = { query: { bool: { filter: { terms: { url_path: ['stue/serie'] } } } } };
    expect(await search('product', itself, { series: 'product' })).toMatchObject([{ sku: 'NORDVIK' }]);
    const named = { attribute: 'sku', value: 'NORDVIK' };
    const body = { _availableFilters: [], _appliedFilters: [named], _appliedSort: [], _searchText: '' };
    const path = { index: 'vue_storefront_catalog_bmno', type: 'product' };
    expect(await shop.done('searchCatalogPost', { path, query, body })).toMatchObject({ total: 1 });
  });

  test('looks at a product: its document, its stock, its reviews', async () => {
    const [sofa] = await search('product', { query: { bool: { filter: { terms: { sku: ['SOFA'] } } } } });
    const children = sofa!['configurable_children'] as Source[];
    expect(children.map(({ sku }) => sku)).toEqual(['SOFA-GREY', 'SOFA-BEIGE']);
    // A variant is laid over its product there, and must not make it a simple one.
    for (const child of children) expect(child).not.toHaveProperty('type_id');
    expect(await send('checkStock', { query: { sku: 'SOFA-GREY' } })).toMatchObject({ is_in_stock: true, qty: 40 });
    expect(await send('checkStockOfSku', { path: { sku: 'SOFA-GREY' } })).toMatchObject({ product_id: 11 });
    expect(await send('listStock', { query: { skus: 'SOFA-GREY,SOFA-BEIGE' } })).toHaveLength(2);
    expect(await send('listProducts', { query: { skus: 'SOFA-GREY,LAMP,NO-SUCH' } })).toMatchObject({
      items: [{ sku: 'SOFA', category }, { sku: 'LAMP' }],
      total_count: 2,
    });
    const reviews = await search('review', { query: { bool: { filter: { terms: { product_id: [10] } } } } });
    expect(reviews).toEqual([]);
  });

  test('names no categories where they are not asked for, and none to devices', async () => {
    const [named] = await search('product', {}, { size: 1, sort: 'id:asc', _source_include: 'id,category.name' });
    expect(named).toEqual({ id: 10, category: [{ name: 'Stue' }, { name: 'Sofaer' }] });
    expect(await search('product', {}, { size: 1, sort: 'id:asc', _source_include: 'id' })).toEqual([{ id: 10 }]);
    const pulled = await shop.call('replicate', { path: { collection: 'products' }, query: { storeCode: 'bmno' } });
    expect(pulled.text).toContain('SOFA-GREY');
    expect(pulled.text).not.toContain('"category":');
  });

  test('fills a cart and orders it', async () => {
    const token = await send<string>('createCart');
    const query = { cartId: token };
    expect(await send('pullCart', { query })).toEqual([]);
    const product_option = {
      extension_attributes: {
        custom_options: [],
        configurable_item_options: [{ option_id: '93', option_value: '52', label: 'Farge', value: 'Grå' }],
        bundle_options: [],
      },
    };
    const added = await send<{ item_id: number; quote_id: string }>('updateCartItem', {
      query,
      body: { cartItem: { sku: 'SOFA', qty: 1, product_option, quoteId: token } },
    });
    expect(await send('pullCart', { query })).toMatchObject([
      { sku: 'SOFA-GREY', qty: 1, product_type: 'configurable' },
    ]);
    const { item_id, quote_id: quoteId } = added;
    await send('updateCartItem', {
      query,
      body: { cartItem: { sku: 'SOFA', qty: 2, product_option, quoteId, item_id } },
    });
    await send('updateCartItem', { query, body: { cartItem: { sku: 'LAMP', qty: 1, quoteId: token } } });

    const methods = await send<{ carrier_code: string; method_code: string }[]>('listShippingMethods', {
      query,
      body: { address: { country_id: 'NO' } },
    });
    const [{ carrier_code: shippingCarrierCode, method_code: shippingMethodCode }] = methods as [(typeof methods)[0]];
    const empty = { firstname: '', lastname: '', city: '', postcode: '', street: [''], region_id: 0, telephone: '' };
    const before = await send<ShippingInformationResult>('setShippingInformation', {
      query,
      body: {
        addressInformation: {
          shippingAddress: { countryId: 'NO', ...empty },
          billingAddress: { countryId: '', ...empty },
          shippingCarrierCode,
          shippingMethodCode,
        },
      },
    });
    const offered = await send<{ code: string }[]>('getPaymentMethods', { query });
    expect(before.payment_methods).toEqual(offered);
    const totals = await send<Totals>('getTotals', { query });
    expect(totals).toEqual(before.totals);
    expect(totals).toMatchObject({ grand_total: 2 * 9990 + 1290 + 590, items_qty: 3 });
    expect(totals.items.map(({ item_id: id, options }) => [typeof id, JSON.parse(String(options))])).toEqual([
      ['number', [{ label: 'Farge', value: 'Grå' }]],
      ['number', []],
    ]);

    // The lines of an order are whole products there, a variant laid over its own.
    const wholeProducts = { query: { bool: { filter: { terms: { sku: ['SOFA', 'LAMP'] } } } } };
    const [whole, lamp] = await search('product', wholeProducts, { sort: 'id:asc' });
    const { configurable_children: children, configurable_options: _, ...sofa } = whole!;
    const [grey] = children as Source[];
    const address = {
      region: '',
      region_id: 0,
      country_id: 'NO',
      street: ['Storgata 12', ''],
      company: '',
      telephone: '',
      postcode: '0184',
      city: 'Oslo',
      firstname: 'Kari',
      lastname: 'Nordmann',
      email: 'kari@example.no',
      region_code: '',
    };
    const order = {
      user_id: '',
      cart_id: token,
      products: [
        { ...sofa, ...grey, ...added, parentSku: 'SOFA', qty: 2, product_option, server_item_id: item_id, errors: {} },
        { ...lamp, qty: 1, info: {}, totals: { options: [] }, server_cart_id: token },
      ],
      addressInformation: {
        shippingAddress: address,
        billingAddress: { ...address, vat_id: '' },
        shipping_method_code: shippingMethodCode,
        shipping_carrier_code: shippingCarrierCode,
        payment_method_code: 'invoice',
        payment_method_additional: {},
        shippingExtraFields: {},
      },
      store_code: 'bmno',
    };
    const placed = await send<OrderConfirmation>('placeOrder', { body: order });
    expect(placed).toMatchObject({ backendOrderId: placed.magentoOrderId, totals: { grand_total: 2_186_000 } });
    expect(placed.order_id).toBeTruthy();
    expect((await send<OrderConfirmation>('placeOrder', { body: order })).orderNumber).toBe(placed.orderNumber);
    expect((await shop.call('pullCart', { query })).status).toBe(404);
  });

  test('is refused an order without a country or a street', async () => {
    for (const billing of [{ country_id: '' }, { street: [''] }, { postcode: '' }]) {
      const { order_id: _, ...order } = orderOf();
      const { billingAddress } = order.addressInformation;
      const addressInformation = { ...order.addressInformation, billingAddress: { ...billingAddress, ...billing } };
      const answer = await shop.call('placeOrder', { key: null, body: { ...order, addressInformation } });
      expect(answer.status, JSON.stringify(billing)).toBe(400);
    }
  });

  test('a variant has no type, whatever the shop wrote', async () => {
    const { documents } = testCatalogue();
    const sofa = documents.products![0]!;
    const children = (sofa['configurable_children'] as Source[]).map((child) => ({ ...child, type_id: 'simple' }));
    const products = [{ ...sofa, configurable_children: children }];
    await writeCatalogue(shop.server.database, { documents: { products }, rejections: [] }, storeViews);
    const pulled = await shop.call('replicate', { path: { collection: 'products' }, query: { storeCode: 'bmno' } });
    const [again] = await search('product', { query: { bool: { filter: { terms: { sku: ['SOFA'] } } } } });
    expect(JSON.stringify(again!['configurable_children'])).not.toContain('type_id');
    expect(pulled.text).not.toContain('"type_id":"simple","image":"/drawn/sofa');
  });
});
