import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StockBackend } from './stock-backend.ts';

/** A stand-in at an address of its own. */
export interface Listening {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Lets a stand-in answer at an address of this machine; without a port at any that is free. */
export async function listen(backend: StockBackend, port = 0): Promise<Listening> {
  const listener = getRequestListener(backend.answer, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
