import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readListMap } from './list-map.ts';
import { propose } from './proposal.ts';
import { readList } from './read-list.ts';

/** What is proposed for lists as spreadsheets and shops write them. */

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'propose-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function proposed(...lines: string[]) {
  const list = join(folder, 'list.csv');
  await rm(join(folder, 'map.json'), { force: true });
  await writeFile(list, lines.join('\n'));
  return { list, ...(await propose(list)) };
}

async function imported(...lines: string[]) {
  const { list, file } = await proposed(...lines);
  return readList(list, readListMap(file!));
}

describe('the column of skus', () => {
  it.each([
    ['one is empty', ['1001', '', '1003', '1004']],
    ['two are the same', ['1001', '1002', '1002', '1004']],
  ])('is the one that is called so, though %s', async (_, skus) => {
    const rows = skus.map((sku, at) => `${sku};Vare${at};9${at}0`);
    const { map } = await proposed('Varenr;Navn;Pris', ...rows);
    expect(map.columns).toEqual({ sku: 'Varenr', name: 'Navn', price_incl_tax: 'Pris' });
    const { documents, rejections } = await imported('Varenr;Navn;Pris', ...rows);
    expect([documents.products!.length, rejections.length]).toEqual([3, 1]);
  });

  it('is one that numbers the rows where none is called so, and never that of the names', async () => {
    const { map } = await proposed('Navn;Nummer;Pris', 'Bord;1;10', 'Stol;2;20');
    expect(map.columns.sku).toBe('Nummer');
    await expect(proposed('Navn;Kode;Pris;Bredde', 'Bord;1;10;20', 'Stol;;20;30')).rejects.toThrow(
      /no column that looks like the sku of an article/,
    );
  });

  it('that is not found is to be added to what else was', async () => {
    const lines = ['Navn;Kode;Pris;Farge', 'Bord;1;10;Grå', 'Stol;;20;Blå'];
    await expect(proposed(...lines)).rejects.toThrow(/is in .*map\.json: add «sku» to its "columns"/);
    const written = JSON.parse(await readFile(join(folder, 'map.json'), 'utf8')) as object;
    expect(written).toMatchObject({ columns: { name: 'Navn', price_incl_tax: 'Pris' }, options: { color: 'Farge' } });
  });
});

describe('the column of prices', () => {
  it.each(['Pris', 'Utpris', 'Utpris inkl. mva', 'Utsalgspris', 'Salgspris'])(
    'may be called %s, and that of names «Varetekst»',
    async (pris) => {
      const { map } = await proposed(`Varenr;Varetekst;${pris}`, '1;Bord;990', '2;Stol;490');
      expect(map.columns).toEqual({ sku: 'Varenr', name: 'Varetekst', price_incl_tax: pris });
    },
  );

  it('holds prices with words around them, and the rows whose price is none are rejected', async () => {
    const rows = [
      'Varenr;Navn;Pris',
      '1;Bord;fra 2490,-',
      '2;Stol;990,00/stk',
      '3;Krakk;1990 (veil.)',
      '4;Benk;ring',
      '5;Hylle;ring',
      '6;Seng;ring',
      '7;Skap;ring',
      '8;Pute;ring',
    ];
    const { documents, rejections, assumptions } = await imported(...rows);
    expect(documents.products!.map((product) => product['price_incl_tax'])).toEqual([2490, 990, 1990]);
    expect(rejections.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9]);
    expect(assumptions!.join('\n')).not.toContain('kroner');
  });

  it('is the normal one where few articles are on offer', async () => {
    const { map } = await proposed('SKU,Name,Sale price,Regular price', 'A,Bord,90,120', 'B,Stol,,80');
    expect(map.columns).toMatchObject({ price_incl_tax: 'Regular price', special_price_incl_tax: 'Sale price' });
    const offers = await proposed('SKU,Navn,Tilbudspris,Førpris', 'A,Bord,90,120', 'B,Stol,70,');
    expect(offers.map.columns).toMatchObject({ price_incl_tax: 'Tilbudspris', original_price_incl_tax: 'Førpris' });
  });
});

describe('a list of WooCommerce', () => {
  it('has products whose rows carry what their variations leave empty', async () => {
    const lines = [
      'ID,Type,SKU,Name,Sale price,Regular price,Length (cm),Width (cm),Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,VIK,Sofa Vik,,,,,Stue > Sofaer,https://a.test/0.jpg,,Farge,"Grå, Blå"',
      '2,variation,VIK-1,Sofa Vik - Grå,,4990,95,210,,https://a.test/1.jpg,VIK,Farge,Grå',
      '3,variation,VIK-2,Sofa Vik - Blå,3990,4990,95,210,,,VIK,Farge,Blå',
      '4,simple,BORD,Bord,,990,60,120,Stue > Bord,,,,',
    ];
    const { documents, rejections, assumptions } = await imported(...lines);
    expect(rejections).toEqual([]);
    expect(documents.products).toMatchObject([
      {
        sku: 'VIK',
        url_path: expect.stringContaining('stue/sofaer/'),
        image: 'https://a.test/1.jpg',
        media_gallery: [{ image: 'https://a.test/1.jpg' }, { image: 'https://a.test/0.jpg' }],
        product_depth: 95,
        configurable_children: [
          { sku: 'VIK-1', price_incl_tax: 4990 },
          { sku: 'VIK-2', price_incl_tax: 3990, original_price_incl_tax: 4990 },
        ],
      },
      { sku: 'BORD', type_id: 'simple', price_incl_tax: 990, product_depth: 60 },
    ]);
    expect(assumptions).toContainEqual(expect.stringMatching(/are no articles \(1 of them, the first in line 2\)/));
  });
});

describe('a list of Shopify', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';

  it('has families whose first rows say what the others leave empty, and rows of pictures', async () => {
    const { documents, rejections } = await imported(
      header,
      'vik,Sofa Vik,<p>Lav</p>,Bor,Sofaer,Størrelse,Stor,VIK-1,4,4990.00,,https://a.test/1.jpg',
      'vik,,,,,,Liten,VIK-2,0,3990.00,4490.00,',
      'vik,,,,,,,,,,,https://a.test/2.jpg',
      'bord,Bord,,Bor,Bord,Title,Default Title,BORD,1,990.00,,https://a.test/3.jpg',
      'krakk,Krakk,,Bor,Bord,,Default Title,KRAKK,1,490.00,,',
    );
    expect(rejections).toEqual([]);
    expect(documents.products).toMatchObject([
      {
        sku: 'VIK',
        name: 'Sofa Vik',
        description: '<p>Lav</p>',
        media_gallery: [{ image: 'https://a.test/1.jpg' }, { image: 'https://a.test/2.jpg' }],
        configurable_options: [{ label: 'Størrelse', values: [{ label: 'Stor' }, { label: 'Liten' }] }],
        configurable_children: [
          { sku: 'VIK-1', price_incl_tax: 4990, stock: { qty: 4 } },
          { sku: 'VIK-2', price_incl_tax: 3990, original_price_incl_tax: 4490, stock: { qty: 0 } },
        ],
      },
      { sku: 'BORD', type_id: 'simple' },
      { sku: 'KRAKK', type_id: 'simple' },
    ]);
  });
});

it('a list that has a header and no rows is named so', async () => {
  await expect(proposed('sku,name,price')).rejects.toThrow('has a header and no rows.');
});
