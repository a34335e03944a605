import { readFileSync } from 'node:fs';
import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';
import { createApi } from '#worker/api.ts';
import { openOutboxDatabase } from '#worker/outbox/store/database.ts';
import { keptStore } from '#worker/outbox/store/kept-store.ts';
import { openOldForm } from '#worker/outbox/store/old-form.ts';
import type { TestDevice, TestTab } from './device.ts';

interface KeptStore {
  readonly name: string;
  readonly keyPath: string | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[]; readonly unique: boolean }[];
  readonly records: readonly { readonly key?: IDBValidKey; readonly value: unknown }[];
}

/** What an older version left on a device (`tests/fixtures/old-devices/README.md`). */
export interface OldDevice {
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly KeptStore[];
  }[];
  /** The entries of the cache `outbox-journal` by path. */
  readonly journal: Readonly<Record<string, { readonly kind?: string; readonly id?: string; readonly key?: string }>>;
}

export function readOldDevice(name: string): OldDevice {
  return JSON.parse(readFileSync(`tests/fixtures/old-devices/${name}.json`, 'utf8')) as OldDevice;
}

/** Puts what an older version left on a device, until the test ends. */
export async function leaveOn(device: TestDevice, { databases, journal }: OldDevice): Promise<void> {
  for (const [name, type] of Object.entries(fake)) if (/^IDB[A-Z]/.test(name)) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', device.indexedDB);
  for (const [path, value] of Object.entries(journal))
    device.cache.texts.set(`http://shop.test${path}`, JSON.stringify(value));
  for (const { name, version, stores } of databases) {
    const opening = device.indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of stores) createStore(opening.result, store);
    });
    await new Promise<void>((resolve, reject) => {
      opening.addEventListener('error', () => reject(opening.error!));
      opening.addEventListener('success', () => resolve());
    });
    opening.result.close();
  }
}

function createStore(database: IDBDatabase, { name, keyPath, autoIncrement, indexes, records }: KeptStore): void {
  const store = database.createObjectStore(name, { keyPath, autoIncrement });
  for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
  for (const { key, value } of records) store.put(value, key);
}

/** A tab of such a device: its outbox is in IndexedDB, as in browsers. */
export function openTabOfOld(device: TestDevice): TestTab {
  const tab = device.openTab();
  const database = openOutboxDatabase();
  const store = keptStore(database, tab.ports.mirror, openOldForm());
  const ports = { ...tab.ports, posts: database, database, store };
  return { ...tab, ports, api: createApi(ports) };
}
