import * as Comlink from 'comlink';
import { Dexie } from 'dexie';
import { config } from 'zod/mini';
import { createApi } from './api.ts';
import { platformPorts } from './platform-ports.ts';

// The content security policy forbids eval, which zod would try for speed.
config({ jitless: true });
// At `localhost` Dexie switches its debug mode on: it notes a stack for every read and prints every failed write.
Dexie.debug = false;

// The code for browsers that cannot store is hardly ever needed, so it is loaded on demand.
const memory = () => import('./memory/memory-ports.ts');
Comlink.expose(
  createApi(platformPorts(), {
    canStore: async () => (await memory()).canStore(() => indexedDB),
    ports: async (platform, lost) => (await memory()).memoryPorts(platform, lost),
  }),
);
