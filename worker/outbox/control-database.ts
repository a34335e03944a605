import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AttemptRecord, CartRecord } from './control.ts';
import type { RenderedRequest } from './entry.ts';
import type { Post } from './outbox-lock.ts';

export type NumberName = 'seq' | `lease ${Post}` | `pulse ${Post}`;

export interface ControlSchema extends DBSchema {
  numbers: { key: NumberName; value: number };
  carts: { key: string; value: CartRecord };
  attempts: { key: string; value: AttemptRecord };
  requests: { key: string; value: RenderedRequest };
}

export type ControlDatabase = IDBPDatabase<ControlSchema>;

const DATABASE = 'outbox-control';
const VERSION = 2;
const STORES = ['numbers', 'carts', 'attempts', 'requests'] as const;

/** The database of the control room; a lost connection is opened again at the next use. */
export function controlDatabase(): () => Promise<ControlDatabase> {
  let connection: Promise<ControlDatabase> | null = null;
  const open = (): Promise<ControlDatabase> =>
    openDB<ControlSchema>(DATABASE, VERSION, {
      upgrade(opened) {
        for (const name of STORES) if (!opened.objectStoreNames.contains(name)) opened.createObjectStore(name);
      },
      terminated: () => (connection = null),
      // Another realm upgrades: give way, open again afterwards.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        connection = null;
      },
    });
  return () => {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
}
