import { no, products } from './stored-products.ts';

const method = { countries: ['NO'], position: 1, translations: no({ method_title: 'Hjem', title: 'Faktura' }) };
const settings = {
  id: 'settings',
  countries: [{ country_id: 'NO', postcode_pattern: '[0-9]{4}' }],
  shipping_methods: [
    {
      carrier_code: 'logtrade',
      method_code: 'home',
      carrier_title: 'Logtrade',
      method_title: 'Home',
      price_incl_tax: 590,
      postcode_pattern: '[0-9]{4}',
      days_min: 5,
      days_max: 9,
      ...method,
    },
  ],
  payment_methods: [{ code: 'invoice', title: 'Invoice', cost_incl_tax: 49, usable_offline: true, ...method }],
  fees: [
    {
      fee_id: 1,
      name: 'Carrying',
      description: 'Up the stairs',
      required: true,
      frontend_type: 'radio',
      countries: ['NO'],
      shipping_methods: ['logtrade_home'],
      weight_min: 30,
      category_ids: [2],
      options: [{ id: 1, label: 'First floor', price_incl_tax: 100, default: true, category_ids: [3] }],
    },
  ],
  free_shipping_from: 5000,
};

const review = {
  id: 1,
  score: 5,
  title: 'Good',
  content: 'Very',
  created_at: '2026-01-01T00:00:00Z',
  votes_up: 2,
  votes_down: 1,
  verified_buyer: true,
  user: { display_name: 'Kari' },
  custom_fields: { language: 'nb' },
  images_data: [{ thumb_url: '/r/s.jpg', original_url: '/r/l.jpg' }],
  comment: { content: 'Thanks' },
};

const link = {
  id: '1',
  level: 1,
  title: 'Living',
  url: '/living',
  position: 1,
  children: [],
  translations: no({ title: 'Stue' }),
};
const banner = { title: 'Autumn', subtitle: 'New', image: '/b/a.jpg', link: '/living', category: '2' };

/** Documents of the contract, by collection, in which every field stands that devices store something of. */
export const storedSamples: Readonly<Record<string, readonly object[]>> = {
  products,
  categories: [
    {
      id: 2,
      parent_id: 1,
      name: 'Living',
      url_key: 'living',
      url_path: 'living',
      level: 2,
      position: 3,
      is_active: true,
      product_count: 6,
      is_featured: true,
      image: '/c/living.jpg',
      translations: no({ name: 'Stue' }),
    },
  ],
  attributes: [
    {
      id: 93,
      attribute_id: 93,
      attribute_code: 'color',
      frontend_input: 'select',
      frontend_label: 'Colour',
      is_comparable: '1',
      is_visible_on_front: '1',
      options: [{ value: '52', label: 'Grey', swatch: '#888888', translations: no({ label: 'Grå' }) }],
      translations: no({ frontend_label: 'Farge' }),
    },
  ],
  navigation: [{ id: 'navigation', navItems: [link], footerItems: [{ ...link, id: '2', children: [link] }] }],
  taxrules: [
    {
      id: 1,
      code: 'VAT',
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [{ id: 1, tax_country_id: 'NO', tax_region_id: 0, tax_postcode: '*', rate: 25, code: 'NO' }],
    },
  ],
  showrooms: [
    {
      id: 1,
      name: 'Oslo',
      city: 'Oslo',
      country_id: 'NO',
      address: 'Street 1',
      postcode: '0184',
      phone: '+47 22 00 00 00',
      email: 'oslo@stua.example',
      about: 'By the river',
      opening_hours: [{ days: 'Mon', hours: '10-18', translations: no({ days: 'Man' }) }],
      special_hours: [{ date: '2026-12-24', title: 'Christmas', hours: '10-13' }],
      translations: no({ about: 'Ved elva' }),
    },
  ],
  static_content: [
    {
      id: 'banners.json',
      mainBanners: [banner],
      smallBanners: [],
      productBanners: [],
      menuAsideBanners: [],
      image: [banner],
    },
  ],
  store_settings: [settings],
  url_rewrites: [{ id: 'old', request_path: 'old', relative_url: 'living', redirectCode: 301 }],
  cms_pages: [
    {
      id: 1,
      identifier: 'about',
      title: 'About',
      content: '<p>Us</p>',
      active: true,
      image: '/p/us.jpg',
      translations: no({ title: 'Om' }),
    },
  ],
  cms_blocks: [
    { id: 1, identifier: 'usp', title: 'USP', content: '<p>Free</p>', translations: no({ content: '<p>Fri</p>' }) },
  ],
  blog_posts: [
    {
      id: 1,
      title: 'Oil',
      url_key: 'oil',
      status: 1,
      publish_date: '2026-04-23 08:00:00',
      author_name: 'Kari',
      featured_image_file: '/m/oil.jpg',
      short_content: 'How',
      content: '<p>So</p>',
      translations: no({ title: 'Olje', short_content: 'Hvordan' }),
    },
  ],
  price_history: [
    {
      id: 'PLAIN',
      sku: 'PLAIN',
      product_id: 1,
      entries: [
        { valid_from: '2026-01-01', price_incl_tax: 1290 },
        { valid_from: '2026-02-01', price_incl_tax: 990 },
      ],
    },
  ],
  reviews: [
    {
      id: 'PLAIN',
      sku: 'PLAIN',
      reviews: [review],
      bottomline: { total_review: 1, average_score: 5 },
      pagination: { page: 1, per_page: 10, total: 1 },
    },
  ],
};
