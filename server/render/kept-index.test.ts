import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import type { Product } from '#schemas/api/generated/types.gen.ts';
import { syntheticCatalogue } from '../synthetic/synthetic-catalogue.ts';
import { KeptIndex } from './kept-index.ts';

const products = [...syntheticCatalogue(30).documents.products!].map((one) => summaryFromWire(one as never as Product));
const made = { database: 'this one', changeNumber: 30 };

let folder: string;
let file: string;
let kept: KeptIndex;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'stua-kept-')), 'indexes');
  file = join(folder, 'bmno.index');
  kept = new KeptIndex({ folder, version: 'v1' }, 'bmno');
  const index = new CatalogueIndex('bmno');
  index.put(products, new Map(), Date.now());
  await kept.keep(index, made);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('an index comes back with the last change that is in it, also where more has changed since', async () => {
  const index = new CatalogueIndex('bmno');
  expect(await kept.restore(index, { ...made, changeNumber: 44 })).toBe(30);
  expect(index.size).toBe(products.length);
  expect(index.idOfSku('SY-000007')).toBe(products[6]!.id);
  expect(readdirSync(folder)).toEqual(['bmno.index']);
});

test.each([
  ['of another database', { database: 'another', changeNumber: 30 }, 'v1'],
  ['of a later state than the database', { database: 'this one', changeNumber: 29 }, 'v1'],
  ['of another version', made, 'v2'],
])('an index %s is not taken', async (_what, now, version) => {
  const index = new CatalogueIndex('bmno');
  expect(await new KeptIndex({ folder, version }, 'bmno').restore(index, now)).toBeNull();
  expect(index.size).toBe(0);
});

test('an index of another store view is not there', async () => {
  const index = new CatalogueIndex('default');
  expect(await new KeptIndex({ folder, version: 'v1' }, 'default').restore(index, made)).toBeNull();
});

test.each([
  ['empty', (): string => ''],
  ['cut off', (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)],
  ['something else', (): string => 'not an index at all'],
])('a file that is %s is not taken', async (_what, change) => {
  writeFileSync(file, change(readFileSync(file)));
  const index = new CatalogueIndex('bmno');
  expect(await kept.restore(index, made)).toBeNull();
  expect(index.size).toBe(0);
  expect(existsSync(file)).toBe(true);
});
