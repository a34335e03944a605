import * as Comlink from 'comlink';
import { config } from 'zod/mini';
import { createApi } from './api.ts';
import { platformPorts } from './platform-ports.ts';

// The content security policy forbids eval, which zod would try for speed.
config({ jitless: true });

Comlink.expose(createApi(platformPorts()));
