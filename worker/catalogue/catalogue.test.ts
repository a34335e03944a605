import type { RxStorage, RxStorageInstance } from 'rxdb/plugins/core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { summaryFromWire } from '#domain/wire/product.ts';
import { categoryOf } from '#tests/support/category-of.ts';
import { TestDevice } from '#tests/support/device.ts';
import { wireProduct } from '#tests/support/wire-product.ts';
import type { IndexStore } from '../catalogue-index/index-store.ts';
import type { OfferDoc, ReferenceDoc } from '../documents/catalogue-documents.ts';
import type { WorkerPorts } from '../ports.ts';
import { PRODUCT_LIST_PULL } from '../replication/pulls.ts';
import { Catalogue } from './catalogue.ts';

type Stored = RxStorageInstance<object & { readonly id: string }, unknown, unknown>;

let ports: WorkerPorts;
let collections: Map<string, Stored>;
let now: number;

beforeEach(() => {
  ({ ports } = new TestDevice({ fetch: async () => Response.error() }).openTab());
  collections = new Map();
  now = Date.UTC(2026, 10, 26);
});

const product = (id: number, sku: string) => summaryFromWire(wireProduct(sku, { id, category_ids: [5] }));
const offer = (sku: string, productId: string): OfferDoc => ({
  id: sku,
  sku,
  productId,
  price: null,
  priceAt: 1,
  stock: { qty: 3, isInStock: true, isManaged: true, status: null },
  stockAt: 1,
});
const taxRule: ReferenceDoc = {
  id: 'taxRule/7',
  kind: 'taxRule',
  value: { id: 7, productTaxClassIds: [2], customerTaxClassIds: [], rates: [] },
};

/** The catalogue of this device; `meanwhile` runs while it is opened, after its documents were read. */
async function open(meanwhile: () => Promise<void> = async () => undefined): Promise<Catalogue> {
  const openIndexStore = async (name: string): Promise<IndexStore> => {
    const store = await ports.openIndexStore(name);
    const blob: IndexStore['blob'] = async (of) => {
      const found = await store.blob(of);
      await meanwhile();
      return found;
    };
    return { ...store, close: () => undefined, blob };
  };
  const catalogueStorage = noting(ports.catalogueStorage);
  const catalogue = await Catalogue.open({ ...ports, catalogueStorage, openIndexStore }, 'bmno', () => now);
  onTestFinished(() => catalogue.close());
  return catalogue;
}

/** Notes the store of each collection, into which other tabs write past this one. */
function noting(storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> {
  const createStorageInstance: typeof storage.createStorageInstance = async (parameters) => {
    const instance = await storage.createStorageInstance(parameters);
    collections.set(parameters.collectionName, instance as unknown as Stored);
    return instance;
  };
  return Object.create(storage, { createStorageInstance: { value: createStorageInstance } }) as typeof storage;
}

/** Another tab writes a document. */
async function writeElsewhere(name: string, document: { readonly id: string }): Promise<void> {
  const stored = collections.get(name)!;
  const [previous] = await stored.findDocumentsById([document.id], true);
  const written = { ...document, _deleted: false, _attachments: {}, _meta: { lwt: Date.now() }, _rev: '2-other' };
  const { error } = await stored.bulkWrite([{ previous, document: written }], 'another tab');
  expect(error).toEqual([]);
}

test('what another tab writes while a catalogue is opened is in it', async () => {
  const first = await open();
  await first.writers.products.write([product(1, 'CHAIR')]);
  await first.store.setCheckpoint(PRODUCT_LIST_PULL, {
    checkpoint: 'c',
    total: 2,
    done: 1,
    isComplete: true,
    isRenewal: false,
    unreadable: [],
  });
  await first.saveIndex();
  await first.close();

  const catalogue = await open(async () => {
    await writeElsewhere('products', product(2, 'TABLE'));
    await writeElsewhere('categories', categoryOf('5'));
    await writeElsewhere('references', taxRule);
    await writeElsewhere('offers', offer('CHAIR', '1'));
  });
  expect(catalogue.index.idOfSku('CHAIR')).toBe('1');
  expect(catalogue.index.idOfSku('TABLE')).toBe('2');
  expect(catalogue.categories$.value.map(({ id }) => id)).toEqual(['5']);
  expect(catalogue.references$.value.map(({ id }) => id)).toEqual([taxRule.id]);
  expect(catalogue.offers.get('CHAIR')?.stock?.qty).toBe(3);
});

test('a special price that begins while its product changes is put to the product as it is now', async () => {
  const catalogue = await open();
  const offered = {
    ...product(1, 'CHAIR'),
    price: { ...product(1, 'CHAIR').price, specialMinor: 9000, specialFrom: now },
  };
  const renamed = { ...offered, sku: 'STOOL' };
  now -= 1000;
  await catalogue.writers.products.write([offered]);
  now += 1000;
  const { products } = catalogue.writers;
  const read = products.read.bind(products);
  products.read = async (ids) => {
    const found = await read(ids);
    await writeElsewhere('products', renamed);
    return found;
  };
  await catalogue.reprice();
  expect(catalogue.index.idOfSku('CHAIR')).toBeNull();
  expect(catalogue.index.idOfSku('STOOL')).toBe('1');
});
