import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMapOf } from './list-map.ts';
import { readList } from './read-list.ts';

/** Names of a list that are alike to a computer and not to people, and quantities with decimals. */

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const columns = { sku: 'sku', name: 'name', price_incl_tax: 'price' };

async function read(map: object, ...lines: string[]) {
  const file = join(folder, 'list.csv');
  await writeFile(file, lines.join('\n'));
  return readList(file, listMapOf({ columns, ...map }, 'map.json'));
}

describe('categories with the address of one of the shop’s own pages', () => {
  it('have their products, and those below them', async () => {
    const { documents, rejections } = await read(
      { columns: { ...columns, categories: ['kind'] } },
      'sku,name,price,kind',
      'A,Serie,100,Kolleksjoner',
      'B,Sofa,200,Default > Sofaer',
    );
    expect(rejections).toEqual([]);
    const addresses = documents.categories!.map((category) => String(category['url_path']));
    expect(addresses.filter((path) => /^(?:kolleksjoner|default)-\d+/.test(path))).toHaveLength(3);
    const placed = documents.products!.map((product) => (product['category_ids'] as number[]).length);
    expect(placed).toEqual([1, 2]);
  });
});

describe('families', () => {
  it('that differ in a letter stay apart: the second is told', async () => {
    const { documents, rejections } = await read(
      { options: { color: 'colour' }, family: { columns: 'model', options: ['color'] } },
      'sku,name,price,colour,model',
      'A,Bør krakk,100,Grå,Bør',
      'B,Bor stol,200,Blå,Bor',
    );
    expect(documents.products).toMatchObject([{ name: 'Bør krakk', configurable_children: [{ sku: 'A' }] }]);
    expect(rejections).toHaveLength(1);
  });
});

describe('quantities', () => {
  it('with decimals are read as such where one of them tells', async () => {
    const { documents } = await read(
      { columns: { ...columns, stock: 'stock' } },
      'sku;name;price;stock',
      'A;Bord;1299;10,000',
      'B;Stol;990;0,000',
    );
    expect(documents.products!.map(({ stock }) => stock)).toMatchObject([{ qty: 10 }, { qty: 0 }]);
  });

  it.each([
    ['ja', { is_in_stock: true, manage_stock: false }, 1],
    ['Yes', { is_in_stock: true, manage_stock: false }, 1],
    ['nei', { is_in_stock: false, qty: 0 }, 0],
    ['no', { is_in_stock: false, qty: 0 }, 0],
  ])('may be said in a word: %s', async (word, stock, assumed) => {
    const map = { columns: { ...columns, stock: 'stock', categories: 'kind' } };
    const { documents, assumptions } = await read(map, 'sku,name,price,kind,stock', `A,Bord,10,Stue,${word}`);
    expect(documents.products).toMatchObject([{ stock }]);
    expect(assumptions!.filter((sentence) => sentence.startsWith('1 article names no quantity'))).toHaveLength(assumed);
  });
});
