import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { trustedProxies } from './client-address.ts';
import { createShopServer } from './http-server.ts';
import { readJsonBody } from './read-json.ts';
import { toResponse } from './reply.ts';
import { securityHeaders, withSecurityHeaders } from './security-headers.ts';

let server: Server;
let logged: unknown[];
let seen: { address: string | undefined; body?: unknown }[];

/** Reads a body as calls of the API do; `/unread` answers without. */
const app: App = {
  restoreIndexes: async () => undefined,
  handle: async (request, address) => {
    const call: (typeof seen)[number] = { address };
    seen.push(call);
    if (new URL(request.url).pathname === '/broken') throw new Error('kari@example.no');
    if (request.method === 'POST' && !request.url.endsWith('/unread')) {
      const body = await readJsonBody(request, { maxBytes: 1000, maxDepth: 2 });
      call.body = body;
      if (!body.ok) return toResponse(body.reply);
    }
    return withSecurityHeaders(new Response('good'), '/');
  },
  settlePayments: () => Promise.resolve(),
  tellRestocked: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};

beforeEach(async () => {
  logged = [];
  seen = [];
  const log = (details: unknown) => void logged.push(details);
  const logger = { debug: () => {}, info: log, warn: log, error: log };
  server = createShopServer(app, { trusted: trustedProxies('127.0.0.1'), logger });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function open(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends bytes and gives all that comes back. */
async function answerTo(bytes: string): Promise<string> {
  const socket = open();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return text;
}

test.each<[string, string, number]>([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a bad host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a bad length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', 400],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['a bad character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n', 400],
  ['a failure', 'GET /broken HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 500],
  ['a good request', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
])('%s is answered with the headers of every answer', async (_, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const lower = answer.toLowerCase();
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(lower).toContain(`${name}: ${value.toLowerCase()}\r\n`);
  }
  expect(JSON.stringify(logged)).not.toContain('kari');
  expect(logged).toHaveLength(status === 500 ? 1 : 0);
});

test('a caller who hangs up in the middle of a body is no failure', async () => {
  const socket = open();
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":';
  socket.write(head);
  await expect.poll(() => seen.length).toBe(1);
  socket.destroy();
  await expect.poll(() => seen[0]!.body).toMatchObject({ ok: false });
  expect(logged).toEqual([]);
});

test('only the beginning of a body that nobody reads is received', async () => {
  const socket = open();
  let read = 0;
  server.on('connection', (incoming: Socket) => incoming.on('close', () => (read = incoming.bytesRead)));
  socket.on('error', () => undefined);
  const length = 100_000_000;
  socket.write(`POST /unread HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
  const chunk = Buffer.alloc(64 * 1024);
  const send = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
  await new Promise((resolve) => void socket.once('close', resolve));
  await expect.poll(() => read).toBeGreaterThan(0);
  expect(read).toBeLessThan(length / 4);
});

test('the address is the one that a trusted proxy names', async () => {
  await answerTo('GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 1.1.1.1, 198.51.100.7\r\nConnection: close\r\n\r\n');
  expect(seen).toEqual([{ address: '198.51.100.7' }]);
});

test('an idle connection stays open longer than a proxy uses it again', () => {
  const nginxKeepsForMs = 60_000;
  expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(nginxKeepsForMs + 5000);
});
