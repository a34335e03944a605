import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMapOf, readListMap, type WrittenMap } from './list-map.ts';
import { propose } from './proposal.ts';
import { readList } from './read-list.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'list-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function list(...lines: string[]) {
  const file = join(folder, 'list.csv');
  await writeFile(file, lines.join('\n'));
  return file;
}

const columns = { sku: 'sku', name: 'name', price_incl_tax: 'price' };
const read = async (map: object, ...lines: string[]) =>
  readList(await list(...lines), listMapOf({ columns, ...map }, 'map.json'));

describe('a list', () => {
  it('becomes products in categories, with measures, options, pictures and a stock', async () => {
    const { documents, rejections } = await read(
      {
        columns: {
          ...columns,
          categories: ['room', 'kind'],
          description: 'text',
          stock: 'stock',
          pictures: 'pictures',
        },
        sizes: { product_width: { column: 'width', unit: 'mm' } },
        options: { color: 'colour', product_brand: 'brand', product_size: 'size' },
      },
      'sku;name;price;room;kind;text;stock;pictures;width;colour;brand;size',
      'A;"Bord &amp; stol";1 299,50;Stue;Sofaer > Små;"Lav, og ""lang""";4 stk;a.jpg|b.jpg;1980;grey;Bor;L',
    );
    expect(rejections).toEqual([]);
    const [stue, sofaer, small] = documents.categories!;
    expect([stue, sofaer, small].map((one) => [one!['name'], one!['url_path'], one!['is_active']])).toEqual([
      ['Stue', 'stue', true],
      ['Sofaer', 'stue/sofaer', true],
      ['Små', 'stue/sofaer/sma', true],
    ]);
    expect(documents.products).toMatchObject([
      {
        sku: 'A',
        type_id: 'simple',
        name: 'Bord & stol',
        url_path: 'stue/sofaer/sma/bord-stol-a',
        category_ids: [stue!.id, sofaer!.id, small!.id],
        description: '<p>Lav, og "lang"</p>',
        price_incl_tax: 1299.5,
        product_width: 198,
        color: 10_028,
        image: 'a.jpg',
        media_gallery: [{ image: 'a.jpg' }, { image: 'b.jpg' }],
        stock: { is_in_stock: true, qty: 4, manage_stock: true },
      },
    ]);
    const attributes = new Map(documents.attributes!.map((one) => [one['attribute_code'], one]));
    expect(attributes.get('color')).toMatchObject({ options: [{ value: 10_028, label: 'Grå', swatch: '#8b8d8e' }] });
    expect(attributes.get('product_size')).toMatchObject({ frontend_label: 'size', options: [{ label: 'L' }] });
  });

  it('is on offer where a second price is higher, or a third one lower', async () => {
    const named = { ...columns, original_price_incl_tax: 'before', special_price_incl_tax: 'offer' };
    const { documents, assumptions } = await read(
      { columns: named },
      'sku;name;price;before;offer',
      'A;Bord;900;1 200;',
      'B;Stol;900;;750',
      'C;Krakk;900;800;950',
      'D;Benk;900;1 200;750',
      'E;Hylle;900;?;',
    );
    const prices = ['price_incl_tax', 'original_price_incl_tax', 'special_price_incl_tax'];
    expect(documents.products!.map((product) => prices.map((field) => product[field]))).toEqual([
      [900, 1200, 900],
      [750, 900, 750],
      [900, 900, undefined],
      [750, 1200, 750],
      [900, 900, undefined],
    ]);
    expect(assumptions).toContainEqual(expect.stringContaining('Cells of «before» that hold no price are left out'));
  });

  it('is the same every time, and keeps its numbers when rows are added', async () => {
    const map = { columns: { ...columns, categories: 'kind' } };
    const rows = ['sku,name,price,kind', 'A,Bord,10,Stue', 'B,Stol,20,Stue'];
    const first = await read(map, ...rows);
    const more = await read(map, rows[0]!, 'C,Krakk,5,Gang', ...rows.slice(1));
    expect((await read(map, ...rows)).documents).toEqual(first.documents);
    const idsOf = ({ documents }: typeof first) => documents.products!.map(({ id, sku }) => [sku, id]);
    expect(idsOf(more)).toEqual(expect.arrayContaining(idsOf(first)));
  });

  it('has rows that are rejected with their lines, and others that stay', async () => {
    const { documents, rejections } = await read(
      { decimal: '.' },
      'sku,name,price',
      ',Bord,10',
      'B, ,10',
      'C,Stol,',
      'D,Stol,-4',
      'E,Stol,4.999',
      'F,Stol,99999999',
      'G,Stol,10',
      'G,Stol igjen,10',
      'H,Stol',
      'I,"Stol,10',
      'J,Krakk,10',
    );
    expect(documents.products!.map(({ sku }) => sku)).toEqual(['G', 'J']);
    expect(rejections.map(({ line, reason }) => `${line} ${reason}`).toSorted()).toEqual([
      '10 the price is missing',
      '11 a quotation mark is not closed',
      '2 the sku is empty',
      '3 the name is empty',
      '4 the price is missing',
      '5 the price is negative: -4',
      '6 the price is finer than the smallest coin: 4.999',
      '7 no price is as high as 99999999',
      '9 the sku G is in line 8 already',
    ]);
  });

  it('says in its first line what stands between its cells, and may end its rows with it', async () => {
    const rows = ['A;Bord, rundt;1299,00;', 'B;Stol, hvit;99,00;', 'C;Krakk, lav;49,00;'];
    for (const start of [['sep=;'], []]) {
      const { documents, rejections } = await read({}, ...start, 'sku;name;price', ...rows, ';;;');
      expect(rejections).toEqual([]);
      expect(documents.products!.map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
    }
  });

  it('has a stock that is written as its prices are', async () => {
    const { documents } = await read(
      { columns: { ...columns, stock: 'stock' } },
      'sku;name;price;stock',
      'A;Bord;1.299,00;1.000',
      'B;Stol;10,50;1 000 stk',
      'C;Krakk;10,50;4.00',
      'D;Benk;10,50;−3',
    );
    expect(documents.products!.map(({ stock }) => stock)).toMatchObject([
      { qty: 1000 },
      { qty: 1000 },
      { qty: 4 },
      { qty: 0 },
    ]);
  });

  it('says once what it left out or took for granted', async () => {
    const { assumptions, documents } = await read(
      { sizes: { product_width: 'width' }, columns: { ...columns, stock: 'stock' } },
      'sku,name,price,width,stock',
      'A,Bord,$10,n/a,ja',
      'B,Stol,$20,80,mange',
    );
    expect(documents.products).toMatchObject([{ sku: 'A' }, { sku: 'B', product_width: 80 }]);
    expect(assumptions).toEqual([
      expect.stringMatching(/«\$».*kroner \(2 of them, the first in line 2\)/),
      expect.stringMatching(/name no category stand in «Varer» \(2/),
      expect.stringMatching(/«width» that hold no measure.*1 of them, the first in line 2: "n\/a"/),
      expect.stringMatching(/no stock are left out \(1 of them, the first in line 3: "mange"/),
      '2 articles name no quantity in stock: any number can be ordered, and the shop promises it in 2 weeks.',
    ]);
  });

  it('says which column is not there, and which are', async () => {
    await expect(read({}, 'sku,navn,price', 'A,B,1')).rejects.toThrow(
      'has no column «name». Its columns are «sku», «navn», «price».',
    );
  });
});

describe('a family', () => {
  const map = {
    columns: { ...columns, pictures: 'picture', stock: 'stock' },
    options: { color: 'colour', product_brand: 'brand' },
    family: { columns: 'model', options: ['color'] },
  };
  const header = 'sku,name,price,picture,stock,colour,brand,model';

  it('is one product with a variant a row', async () => {
    const { documents, rejections } = await read(
      map,
      header,
      'A,Vik,200,a.jpg,1,Samsta grå,Bor,VIK',
      'B,Vik,100,b.jpg,0,Rød,Bor,VIK',
      'C,Alene,5,,,,Bor,ONE',
    );
    expect(rejections).toEqual([]);
    expect(documents.products).toMatchObject([
      {
        sku: 'VIK',
        type_id: 'configurable',
        name: 'Vik',
        price_incl_tax: 100,
        image: 'a.jpg',
        configurable_options: [{ attribute_code: 'color', values: [{ label: 'Samsta grå' }, { label: 'Rød' }] }],
        configurable_children: [
          { sku: 'A', name: 'Vik, samsta grå', price_incl_tax: 200, image: 'a.jpg', stock: { qty: 1 } },
          { sku: 'B', name: 'Vik, rød', price_incl_tax: 100, image: 'b.jpg', stock: { is_in_stock: false } },
        ],
        stock: { qty: 1 },
      },
      { sku: 'C', type_id: 'simple' },
    ]);
    const colour = documents.attributes!.find((one) => one['attribute_code'] === 'color');
    expect(colour).toMatchObject({
      options: [
        { label: 'Samsta grå', swatch: '#8b8d8e' },
        { value: 10_124, label: 'Rød' },
      ],
    });
  });

  it('has an offer of one variant that is not one of the others', async () => {
    const { documents } = await read(
      { ...map, columns: { ...columns, original_price_incl_tax: 'before' } },
      'sku,name,price,before,colour,brand,model',
      'A,Vik,200,250,Grå,,VIK',
      'B,Vik,230,,Rød,,VIK',
    );
    const [product] = documents.products!;
    expect(product).toMatchObject({ price_incl_tax: 200, original_price_incl_tax: 250, special_price_incl_tax: 200 });
    const [grey, red] = product!['configurable_children'] as Record<string, unknown>[];
    expect(grey).toMatchObject({ price_incl_tax: 200, original_price_incl_tax: 250, special_price_incl_tax: 200 });
    expect(red).toMatchObject({ price_incl_tax: 230, original_price_incl_tax: 230 });
    expect(red).not.toHaveProperty('special_price_incl_tax');
  });

  it('rejects a row that nothing tells from another', async () => {
    const { rejections } = await read(map, header, 'A,Vik,200,,,Grå,,VIK', 'B,Vik,200,,,grå,,VIK');
    expect(rejections).toEqual([
      { file: 'list.csv', line: 3, reason: 'nothing in color tells it from line 2 of the same family' },
    ]);
  });

  it('is one product where different writings make the same sku', async () => {
    const { documents, rejections } = await read(
      map,
      header,
      'A,Vik,200,,,Grå,,Vik 1',
      'B,Vik,100,,,Blå,,VIK-1',
      'C,Vik,100,,,Blå,,vik 1',
    );
    expect(documents.products).toMatchObject([{ sku: 'VIK-1', configurable_children: [{ sku: 'A' }, { sku: 'B' }] }]);
    expect(rejections.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '4 nothing in color tells it from line 3 of the same family',
    ]);
  });

  it('never has the sku of an article', async () => {
    const { documents } = await read(map, header, 'VIK,Vik,200,,,Grå,,VIK', 'B,Vik,200,,,Blå,,VIK');
    expect(documents.products).toMatchObject([
      { sku: 'VIK-FAMILY', configurable_children: [{ sku: 'VIK' }, { sku: 'B' }] },
    ]);
  });
});

describe('a map', () => {
  it.each([
    [{}, 'at columns'],
    [{ columns: { sku: 'a', name: 'b' } }, 'at columns.price_incl_tax'],
    [{ columns, colums: {} }, 'colums'],
    [{ columns, sizes: { width: 'w' } }, 'at sizes'],
    [{ columns, sizes: { product_width: { column: 'w', unit: 'mil' } } }, 'at sizes.product_width'],
    [{ columns, options: { sku: 'x' } }, 'at options'],
    [{ columns, decimal: ';' }, 'at decimal'],
    [{ columns, family: { columns: 'm', options: ['color'] } }, 'by color, which is none of its options'],
  ])('%j is refused', (map, sentence) => {
    expect(() => listMapOf(map, 'map.json')).toThrow(sentence);
  });

  it('that is missing, or no JSON, is named', async () => {
    expect(() => readListMap(join(folder, 'no.json'))).toThrow('There is no map');
    await writeFile(join(folder, 'map.json'), '{');
    expect(() => readListMap(join(folder, 'map.json'))).toThrow('is no JSON');
  });
});

describe('a list without a map', () => {
  const rows = [
    'Varenr.;Produktnavn;Pris inkl. mva;Varegruppe;Farge;Merke;Bredde (cm);Høyde mm;Lager;Bilder;Parent SKU',
    '1001;Sofa Vik;12 990,00;Stue > Sofaer;Grå;Bor;210;850;4;https://a.test/1.jpg, https://a.test/2.jpg;VIK',
    '1002;Sofa Vik;12 990,00;Stue > Sofaer;Blå;Bor;210;850;0;https://a.test/3.jpg;VIK',
    '1003;Bord Dal;4 990,50;Stue > Bord;Grå;Bor;120;450;1;https://a.test/4.jpg;DAL',
  ];

  it('gets one that reads it, written beside it, with the first rows as they are read', async () => {
    const file = await list(...rows);
    const { map, file: written, lines } = await propose(file);
    expect(map).toEqual({
      delimiter: ';',
      decimal: ',',
      columns: {
        sku: 'Varenr.',
        name: 'Produktnavn',
        price_incl_tax: 'Pris inkl. mva',
        categories: 'Varegruppe',
        stock: 'Lager',
        pictures: 'Bilder',
      },
      sizes: {
        product_width: { column: 'Bredde (cm)', unit: 'cm' },
        product_height: { column: 'Høyde mm', unit: 'mm' },
      },
      options: { color: 'Farge', product_brand: 'Merke' },
      category_separator: '>',
      category: 'Varer',
      family: { columns: 'Parent SKU', options: ['color'] },
    } satisfies WrittenMap);
    expect(JSON.parse(await readFile(written!, 'utf8'))).toEqual(map);
    const said = lines.join('\n');
    expect(said).toContain('line 2: 1001  Sofa Vik');
    expect(said).toContain(
      '12990 kr, Stue > Sofaer, product_width 210, product_height 85, color Grå, product_brand Bor, stock 4, family VIK, 2 pictures',
    );
    expect(said).toContain('3 of 3 rows can be read so.');
    expect(said).toContain('Nothing is imported yet.');
    const { documents } = await readList(file, readListMap(written!));
    expect(documents.products!.map(({ sku }) => sku)).toEqual(['VIK', 'DAL']);
  });

  it('has a second line of its names where a short text says what they are', async () => {
    const file = await list(
      ',item_id,name,category,price,short_description,description',
      '0,77,FRANKLIN,Bar,129.0,"        Bar stool,          63 cm",Steel and wood',
      '1,78,FRANKLIN,Bar,149.0,"        Bar stool,          74 cm",',
    );
    const { map, file: written, lines } = await propose(file);
    expect(map.columns).toMatchObject({ product_name_2: 'short_description', description: 'description' });
    expect(lines.join('\n')).toContain('line 2: 77  FRANKLIN | Bar stool, 63 cm');
    const { documents } = await readList(file, readListMap(written!));
    expect(documents.products).toMatchObject([
      {
        name: 'FRANKLIN Bar stool, 63 cm',
        product_name_1: 'FRANKLIN',
        product_name_2: 'Bar stool, 63 cm',
        url_key: 'franklin-bar-stool-63-cm-77',
      },
      { product_name_1: 'FRANKLIN', product_name_2: 'Bar stool, 74 cm' },
    ]);
  });

  it('finds what offers are compared with, and what an offer costs', async () => {
    const file = await list('SKU,Name,Price,Regular price,Sale price', 'A,Bord,90,120,', 'B,Stol,80,80,60');
    const { map, lines } = await propose(file);
    expect(map.columns).toMatchObject({
      price_incl_tax: 'Price',
      original_price_incl_tax: 'Regular price',
      special_price_incl_tax: 'Sale price',
    });
    expect(lines.join('\n')).toMatch(/90 kr \(before 120 kr\)[^]*60 kr \(before 80 kr\)/);
    const alone = join(folder, 'alone.csv');
    await rm(join(folder, 'map.json'));
    await writeFile(alone, 'SKU,Name,Sale price,MRP\nA,Bord,90,120\nB,Stol,80,90');
    expect((await propose(alone)).map.columns).toEqual({
      sku: 'SKU',
      name: 'Name',
      price_incl_tax: 'Sale price',
      original_price_incl_tax: 'MRP',
    });
  });

  it('has categories that are paths, though each comes once', async () => {
    const file = await list('sku,name,price,category', 'A,Bord,10,Stue | Bord', 'B,Stol,10,Stue | Stoler');
    expect((await propose(file)).map).toMatchObject({ columns: { categories: 'category' }, category_separator: '|' });
  });

  it('keeps a map that is there', async () => {
    const file = await list(...rows);
    await writeFile(join(folder, 'map.json'), '{}');
    await expect(propose(file)).rejects.toThrow('There is a map already');
    expect(await readFile(join(folder, 'map.json'), 'utf8')).toBe('{}');
  });

  it.each([
    ['id,tittel', 'no column that looks like the price'],
    ['only one column', 'is no list of rows with a header'],
    ['[{"sku": "A"}]', 'holds JSON, and no list of rows. Import it with --format ndjson'],
  ])('%j: %s', async (header, sentence) => {
    await expect(propose(await list(header, '1,Sofa'))).rejects.toThrow(sentence);
  });
});
