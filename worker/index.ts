import * as Comlink from 'comlink';
import { Dexie } from 'dexie';
import { config } from 'zod/mini';
import { createApi } from './api.ts';
import { canStore } from './can-store.ts';
import { platformPorts } from './platform-ports.ts';

// The content security policy forbids eval, which zod would try for speed.
config({ jitless: true });
// At `localhost` Dexie takes itself for being developed: it notes a stack for every read and prints every failed write.
Dexie.debug = false;

const ports = platformPorts();
Comlink.expose(
  createApi(ports, {
    canStore: () => canStore(() => indexedDB),
    // Hardly ever needed, so it is not loaded before.
    ports: async (lost) => (await import('./memory/memory-ports.ts')).memoryPorts(ports, lost),
  }),
);
