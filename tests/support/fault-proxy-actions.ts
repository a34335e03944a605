import { type IncomingHttpHeaders, type IncomingMessage, request as askShop, type ServerResponse } from 'node:http';
import type { Verdict } from './fault-proxy-verdicts.ts';

/** One request under way: both ends, and what the proxy offers for carrying out a verdict. */
export interface Carrier {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly target: URL;
  readonly noteStatus: (status: number) => void;
  /** Waits until the test releases the request, or for `patienceMs` at most. */
  readonly hold: (patienceMs: number | null) => Promise<void>;
  /**
   * Makes a request wait for the next one. The next one gets a function that lets the waiting request go; the waiting
   * one gets `null`.
   */
  readonly swap: (patienceMs: number) => Promise<(() => void) | null>;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that belong to one connection only and are never forwarded. */
const ownToConnection = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** Does to a request what the verdict says. */
export async function carryOut(carrier: Carrier, verdict: Verdict): Promise<void> {
  switch (verdict.kind) {
    case 'pass':
      return give(carrier, await ask(carrier));
    case 'cutBeforeSend':
      return cut(carrier);
    case 'cutAfterBody':
      // The answer goes nowhere, so it may fail.
      void ask(carrier).catch(() => undefined);
      return cut(carrier);
    case 'dropReply':
      await ask(carrier);
      return cut(carrier);
    case 'truncate':
      return truncate(carrier, await ask(carrier));
    case 'delay':
      await carrier.hold(verdict.ms);
      return give(carrier, await ask(carrier));
    case 'trickle':
      return trickle(carrier, await ask(carrier), verdict.bytesPerSecond);
    case 'duplicate':
      await ask(carrier);
      return give(carrier, await ask(carrier));
    default:
      return carryOutHeld(carrier, verdict);
  }
}

type Held = Extract<Verdict, { kind: 'swap' | 'answer' | 'hang' | 'holdReply' }>;

async function carryOutHeld(carrier: Carrier, verdict: Held): Promise<void> {
  switch (verdict.kind) {
    case 'answer': {
      const { status, headers, body } = verdict;
      return give(carrier, { status, headers, body: Buffer.from(body) });
    }
    case 'hang':
      await carrier.hold(null);
      return cut(carrier);
    case 'holdReply': {
      const reply = await ask(carrier);
      await carrier.hold(null);
      return give(carrier, reply);
    }
    case 'swap': {
      const letOtherGo = await carrier.swap(verdict.patienceMs);
      give(carrier, await ask(carrier));
      return letOtherGo?.();
    }
  }
}

/** Asks the shop on a new connection, so that an earlier fault cannot have an effect on it. */
function ask({ incoming, body, target, noteStatus }: Carrier): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = askShop(
      {
        // The shop listens on one address, and the name `localhost` may stand for several.
        host: '127.0.0.1',
        port: target.port,
        path: target.pathname + target.search,
        method: incoming.method,
        headers: { ...handedOn(incoming.headers), host: target.host, 'content-length': body.length },
        agent: false,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          noteStatus(answer.statusCode ?? 0);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

function give({ outgoing }: Carrier, { status, headers, body }: Reply): void {
  outgoing.writeHead(status, { ...handedOn(headers), 'content-length': body.length });
  outgoing.end(body);
}

function truncate({ outgoing }: Carrier, { status, headers, body }: Reply): void {
  outgoing.writeHead(status, { ...handedOn(headers), 'content-length': body.length + 1 });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
}

/** At most; a slower answer comes a byte at a time. */
const PIECES_PER_SECOND = 25;

async function trickle({ outgoing, hold }: Carrier, reply: Reply, bytesPerSecond: number): Promise<void> {
  outgoing.writeHead(reply.status, { ...handedOn(reply.headers), 'content-length': reply.body.length });
  const size = Math.ceil(bytesPerSecond / PIECES_PER_SECOND);
  for (let sent = 0; sent < reply.body.length; sent += size) {
    if (outgoing.destroyed) return;
    outgoing.write(reply.body.subarray(sent, sent + size));
    await hold((1000 * size) / bytesPerSecond);
  }
  outgoing.end();
}

function cut({ incoming }: Carrier): void {
  incoming.socket.destroy();
}

function handedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownToConnection.has(name)));
}
