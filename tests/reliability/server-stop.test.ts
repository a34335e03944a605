import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ShopServer, startShop } from '#tests/e2e/support/shop-server.ts';
import { orderOf } from '#tests/support/order-of.ts';

/** How long answers and mails under way may take (`server/stop-shop.ts`), and what a busy machine takes beside it. */
const PATIENCE_MS = 10_000;
const SPARE_MS = 10_000;

let server: ShopServer;
let mailServer: Server;
/** Whoever is in line at the mail server, which says nothing until it opens. */
let waiting: Socket[];
let isMailOpen: boolean;
let mails: string[];

beforeAll(async () => {
  const { ensureBuilt } = (await import(new URL('../../server/prepare.mjs', import.meta.url).href)) as {
    ensureBuilt: (mode: 'test') => void;
  };
  ensureBuilt('test');
  mailServer = createServer(serveMail).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  server = await startShop({
    dataDir: mkdtempSync(join(tmpdir(), 'stua-stop-')),
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
});

beforeEach(() => {
  waiting = [];
  isMailOpen = false;
  mails = [];
});
afterEach(() => {
  for (const socket of waiting) socket.destroy();
});
afterAll(async () => {
  mailServer?.close();
  await server?.remove();
});

function serveMail(socket: Socket): void {
  let heard = '';
  let isData = false;
  waiting.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    heard += String(chunk);
    if (isData && !heard.endsWith('\r\n.\r\n')) return;
    if (isData) mails.push(heard);
    isData = !isData && heard.endsWith('DATA\r\n');
    socket.write(isData ? '354 go\r\n' : '250 good\r\n');
  });
  if (isMailOpen) socket.write('220 test\r\n');
}

function openMail(): void {
  isMailOpen = true;
  for (const socket of waiting) socket.write('220 test\r\n');
}

/** An order whose head the shop has, and whose body it waits for. */
async function beginOrder() {
  const body = JSON.stringify(orderOf({ products: [{ sku: 'GJEM-KASSE', qty: 1, price: 0 }] }));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': crypto.randomUUID(),
    expect: '100-continue',
  };
  const call = request(`${server.origin}/api/order`, { method: 'POST', headers });
  const isAnswered = once(call, 'response');
  isAnswered.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return {
    async finish() {
      call.end(body);
      const [answer] = await isAnswered;
      return { status: answer.statusCode as number, body: await text(answer) };
    },
  };
}

/** Resolves once nobody new is let in. */
async function untilClosed(): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const knock = connect(server.port, '127.0.0.1', () => {
        knock.destroy();
        resolve(false);
      });
      knock.once('error', () => resolve(true));
    });
  await expect.poll(isRefused).toBe(true);
}

test('a shop that is told to stop, also twice at once as by npm, answers the order that is under way, and its mail goes out', async () => {
  const order = await beginOrder();
  const isOver = once(server.process, 'exit');
  // Two of one name, as npm makes them, may be one to the process if it is slow.
  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');
  await untilClosed();
  const answer = await order.finish();
  expect(answer.status, answer.body).toBe(200);
  expect(mails).toEqual([]);
  openMail();
  expect(await isOver).toEqual([0, null]);
  expect(mails).toEqual([expect.stringContaining('RCPT TO:<kari@example.no>')]);
  server = await server.restart();
  const { orderNumber } = (JSON.parse(answer.body) as { result: { orderNumber: string } }).result;
  expect(await server.operator('orders')).toMatchObject([{ orderNumber: orderNumber }]);
});

/** An order that was answered, and whose mail waits in line. */
async function leaveMailWaiting(): Promise<void> {
  const order = await beginOrder();
  expect((await order.finish()).status).toBe(200);
  await expect.poll(() => waiting.length).toBe(1);
}

test('a mail server that says nothing holds up the end for a bounded time', async () => {
  await leaveMailWaiting();
  const isOver = once(server.process, 'exit');
  const started = performance.now();
  server.process.kill('SIGTERM');
  expect(await isOver).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(PATIENCE_MS + SPARE_MS);
  server = await server.restart();
});

test('a signal after a second ends the shop at once', async () => {
  await leaveMailWaiting();
  const isOver = once(server.process, 'exit');
  const signalled = () => {
    server.process.kill('SIGTERM');
    return server.process.exitCode;
  };
  // With 0 it would have ended by itself.
  await expect.poll(signalled, { interval: 500 }).toBe(1);
  expect(await isOver).toEqual([1, null]);
  server = await server.restart();
});
