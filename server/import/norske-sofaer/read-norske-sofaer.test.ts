import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Category, Product, ProductChild } from '#schemas/api/generated/types.gen.ts';
import {
  zAttribute,
  zCategory,
  zNavigation,
  zProduct,
  zShowroom,
  zStoreSettings,
  zTaxRule,
} from '#schemas/api/generated/zod.gen.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { ImportedCatalogue } from '../imported-catalogue.ts';
import { readNorskeSofaer } from './read-norske-sofaer.ts';

const folder = 'tests/fixtures/norske-sofaer';
let catalogue: ImportedCatalogue;
let products: Product[];
let categories: Category[];

beforeAll(async () => {
  catalogue = await readNorskeSofaer(folder);
  products = catalogue.documents.products as unknown as Product[];
  categories = catalogue.documents.categories as unknown as Category[];
});

const product = (sku: string): Product => products.find((one) => one.sku === sku)!;
const children = (sku: string): ProductChild[] => product(sku).configurable_children ?? [];
const category = (urlPath: string): Category => categories.find((one) => one.url_path === urlPath)!;

describe('families', () => {
  it('makes a sibling without a row a variant with the price and measures of the row (D90)', () => {
    const sofa = product('s29291715-P');
    expect(sofa).toMatchObject({
      type_id: 'configurable',
      name: 'SÖDERHAMN 3-seters sofa',
      product_name_1: 'SÖDERHAMN',
      product_name_2: '3-seters sofa',
      product_collection: 'SÖDERHAMN',
      product_width: 198,
      product_depth: 99,
      product_height: 83,
      product_seat_height: 39,
      tax_class_id: 2,
      visibility: 4,
      status: 1,
    });
    expect(children('s29291715-P').map(({ sku, price_incl_tax }) => [sku, price_incl_tax])).toEqual(
      ['s69305697', 's29291715', 's89135944', 's69330022', 's49305698', 's69151322', 's99135260'].map((sku) => [
        sku,
        6195,
      ]),
    );
  });

  it('puts the article of the row first and gives each variant its colour and picture', () => {
    const [first, second] = children('s29291715-P');
    expect(first).toMatchObject({ color: 10003, image: '/drawn/sofa-3-beige.svg' });
    expect(second).toMatchObject({ color: 10028, name: 'SÖDERHAMN 3-seters sofa, grå' });
    expect(product('s29291715-P')['color_options']).toHaveLength(7);
    expect(product('s29291715-P').media_gallery).toHaveLength(7);
  });

  it.each([
    ['00440221-P', 7, 'a row that its own list does not name'],
    ['20426506-P', 4, 'two greys of which one is told apart by its address'],
  ])('%s has %i variants of different colours: %s', (sku, count) => {
    const values = children(sku).map((child) => child['color']);
    expect(new Set(values).size).toBe(count);
    expect(values).toHaveLength(count);
  });

  it('makes the same model in the same sizes one family of colours and sides', () => {
    const looks = children('125609134100-P').map(
      (child) => `${child['color'] as number}/${child['product_side'] as number}`,
    );
    expect(looks).toHaveLength(8);
    expect(new Set(looks).size).toBe(8);
    expect(product('125609134100-P').configurable_options?.map(({ attribute_code }) => attribute_code)).toEqual([
      'color',
      'product_side',
    ]);
  });

  it('keeps the prices of variants that have rows of their own', () => {
    expect(children('074803116008-P').map((child) => child.original_price_incl_tax ?? child.price_incl_tax)).toEqual([
      19_999, 9999,
    ]);
  });

  it('makes a single row a simple product', () => {
    expect(product('50468694')).toMatchObject({ type_id: 'simple', color: 10019, product_width: 50 });
    expect(product('50468694').configurable_children).toBeUndefined();
  });

  it('does not sell online what the shop does not', () => {
    expect(product('s59256579').stock).toEqual({ is_in_stock: false, qty: 0, manage_stock: true });
  });
});

describe('words', () => {
  it.each([
    ['s49129266-P', 'NOCKEBY 3-seters sofa med sjeselong, høyre'],
    ['00198591', 'KIVIK 3-seters sofa, skinn og kunstskinn'],
    ['s09193754-P', 'KIVIK 3-seters sofa, tekstil'],
    ['60343910', 'KNALLBÅGE hengende oppbevaring for tilbehør'],
    ['255790020', 'Passion modulsofa, Unite turkis'],
    ['249119001', 'Nordicline sofagruppe 3 + 2,5-seter'],
    ['234372006', 'System + 2,5-seters modulsofa'],
    ['292282001', 'HØDNEBØ Hvaler pall'],
    ['101505116188', 'Alex benk, 201 cm'],
    ['232003248116207', 'CHILL by SLS 3-seters sofa'],
  ])('%s is %s', (sku, name) => {
    expect(product(sku).name).toBe(name);
  });

  it('drops the heading of a description and keeps its lines', () => {
    expect(product('s29291715-P').description).toMatch(/^SÖDERHAMN 3-seters sofa fra IKEA\. I sofaserien SÖDERHAMN/);
  });

  it.each([
    ['185695045', { product_width: 325, product_depth: 95, product_height: 90 }],
    ['302382001', { product_width: 385, product_depth: 240 }],
    ['224903240111-P', { product_width: 217, product_seat_depth: 60 }],
    ['20033919', { product_width: 60, product_depth: 60, product_height: 18 }],
  ])('measures of %s', (sku, measures) => {
    expect(product(sku)).toMatchObject(measures);
  });

  it.each([
    ['188882001', { product_material: 304 }],
    ['307439005', { product_material: 303, product_function: 402, product_form: 504 }],
    ['145477013', { product_function: 401 }],
    ['295850', { product_campaign: 601 }],
  ])('facets of %s', (sku, facets) => {
    expect(product(sku)).toMatchObject(facets);
  });
});

describe('categories', () => {
  it('keeps the real tree below the menu level', () => {
    expect(category('mobler/sofa/tekstilsofaer/3-seter-sofaer')).toMatchObject({
      id: 10_670,
      parent_id: 10_661,
      level: 5,
      slug: '3-seter-sofaer-10670',
      is_active: true,
    });
    expect(category('mobler')).toMatchObject({ parent_id: 2, level: 2, path: `1/2/${category('mobler').id}` });
  });

  it('counts the products in a category and below, and leaves the empty ones inactive', () => {
    for (const { id, product_count, is_active } of categories) {
      const inside = products.filter((one) => one.category_ids?.includes(id));
      expect([id, product_count, is_active]).toEqual([id, inside.length, inside.length > 0]);
    }
    expect(categories.some((one) => !one.is_active)).toBe(true);
  });

  it('puts every product into all categories above its own, at an address below its main one', () => {
    const byId = new Map(categories.map((one) => [one.id, one]));
    for (const one of products) {
      expect(one.category_ids?.length).toBeGreaterThan(0);
      for (const id of one.category_ids ?? []) {
        const parent = byId.get(Number(id))!.parent_id;
        expect(parent === 2 || one.category_ids!.includes(parent)).toBe(true);
      }
      const main = category(one.url_path.slice(0, one.url_path.lastIndexOf('/')));
      expect(one.category_ids).toContain(main.id);
      expect(one.url_path).toBe(`${main.url_path}/${one.slug}`);
    }
  });

  it.each([
    ['249119001', 'mobler/sofa/sofagrupper', 'which the tree lacks'],
    ['306409', 'mobler/sofa/reclinersofaer', 'which the tree lacks'],
    ['303569001', 'mobler/lenestoler-og-sjeselonger/fotskamler-og-puffer/fotskamler-og-puffer-med-tekstiltrekk', ''],
    ['50468694', 'tepper-matter-og-gulv/baderomsmatter', 'though the tree has it among sofas'],
  ])('places %s in %s by its words %s', (sku, urlPath) => {
    expect(product(sku).url_path.startsWith(`${urlPath}/`)).toBe(true);
  });

  it('makes no categories of series and collections', () => {
    expect(categories.some(({ name }) => /serien|kolleksjon/i.test(name))).toBe(false);
  });

  it('shows offers under kampanjer', () => {
    expect(product('295850').category_ids).toContain(category('kampanjer').id);
  });
});

describe('the whole shop', () => {
  it('rejects what is dirty with its line and goes on', () => {
    const tree = readFileSync(`${folder}/categories.json`, 'utf8').split('\n');
    const lineOf = (key: string): number => tree.findIndex((line) => line.includes(`"${key}"`)) + 1;
    expect(catalogue.rejections.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([
      `categories.json:${lineOf('99991')} the category Uten forelder hangs on none that is there`,
      `categories.json:${lineOf('99992')} the category lacks a key, parent, name or list of products`,
      'ikea.csv:5 the price is missing',
      'ikea.csv:6 the name is missing',
      'ikea.csv:7 the column "width" holds no measure: "bred"',
      'ikea.csv:8 the article s69305697 is already in ikea.csv, line 2',
      'ikea.csv:11 the list of other colours is not readable',
      'ikea.csv:12 the price is not readable: "7.298 EUR"',
      'ikea.csv:13 the address does not end in an article number',
      'ikea.csv:14 a quotation mark is not closed',
      'mobelringen.csv:5 the price is not readable: "ring for pris"',
      'mobelringen.csv:6 the name is missing',
      'mobelringen.csv:7 the article 255790019 is already in mobelringen.csv, line 3',
      'mobelringen.csv:8 the column "width" holds no measure: "ca. bred"',
      'sofacompany.csv:6 the article number is missing or not a number',
      'sofacompany.csv:7 the price is zero',
    ]);
  });

  it('keeps to the contract', () => {
    const validators = {
      products: zProduct,
      categories: zCategory,
      attributes: zAttribute,
      navigation: zNavigation,
      taxrules: zTaxRule,
      store_settings: zStoreSettings,
      showrooms: zShowroom,
    };
    for (const [collection, validator] of Object.entries(validators)) {
      const documents = catalogue.documents[collection as keyof typeof validators] ?? [];
      expect(documents.length).toBeGreaterThan(0);
      for (const document of documents) expect(validator.safeParse(document).error?.issues).toBeUndefined();
    }
  });

  it('has ids, skus and addresses once', () => {
    const articles = products.flatMap((one) => [one, ...(one.configurable_children ?? [])]);
    for (const values of [
      articles.map(({ id }) => id),
      articles.map(({ sku }) => sku),
      products.map(({ url_path }) => url_path),
      products.map(({ slug }) => slug),
      categories.map(({ id }) => id),
      categories.map(({ url_path }) => url_path),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('has a label for every option value that a product uses', () => {
    const attributes = catalogue.documents.attributes as unknown as {
      attribute_code: string;
      options: { value: unknown }[];
    }[];
    const known = new Set(
      attributes.flatMap(({ attribute_code, options }) =>
        options.map(({ value }) => `${attribute_code}=${String(value)}`),
      ),
    );
    for (const one of products) {
      for (const [code, values] of Object.entries(summaryFromWire(one).attributes)) {
        if (code === 'product_showroom') continue;
        for (const value of values) expect(known).toContain(`${code}=${value}`);
      }
    }
  });

  it('leads the menu to categories with products', () => {
    const [navigation] = catalogue.documents.navigation as unknown as {
      navItems: { url: string; children: unknown[] }[];
      footerItems: { url: string }[];
    }[];
    for (const { url } of navigation!.navItems) expect(category(url.slice(1)).is_active).toBe(true);
    // Listings bring no pages along.
    expect(navigation!.footerItems).toEqual([]);
  });

  it('is the same when it is read again', async () => {
    expect(await readNorskeSofaer(folder)).toEqual(catalogue);
  });
});
