import { getRequestListener, RequestError } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../app.ts';
import { failureFacts } from '../failure-facts.ts';
import type { Logger } from '../logger.ts';
import { clientAddress, type TrustedProxies } from './client-address.ts';
import { refusal, toResponse } from './reply.ts';
import { securityHeaders, withSecurityHeaders } from './security-headers.ts';

/** Bounds on slow or large requests (reliability 5, row 24; row 37). */
const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  // nginx uses an idle connection again for 60 s. If the shop closed it in the same moment, a post that was on its way would get a 502.
  keepAliveTimeout: 65_000,
  // The app answers a request without a Host header as it answers every other bad one; Node would do it without our
  // headers.
  requireHostHeader: false,
};

/** How many bytes of a body are still received after its answer was sent, and how often that is checked. */
const REST_MAX_BYTES = 512 * 1024;
const WATCH_MS = 5;

/** Status of the answer to a request that Node could not parse, by the code of the error. */
const parserStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Makes the HTTP server of the shop. It also answers requests that cannot be parsed, with the headers of every other
 * answer.
 */
export function createShopServer(
  app: App,
  tools: { readonly trusted: TrustedProxies; readonly logger: Logger },
): Server {
  const listener = getRequestListener(
    (request, { incoming }) => {
      const forwarded = request.headers.get('x-forwarded-for');
      return app.handle(request, clientAddress(incoming.socket.remoteAddress, forwarded, tools.trusted));
    },
    { overrideGlobalObjects: false, errorHandler: (error) => answerToError(error, tools.logger) },
  );
  /** Connections with an answer on its way. */
  const answering = new WeakSet<Socket>();
  const server = createServer(serverOptions, (incoming, outgoing) => {
    const { socket } = incoming;
    answering.add(socket);
    outgoing.once('close', () => answering.delete(socket));
    outgoing.once('finish', () => endLongBody(incoming));
    void listener(incoming, outgoing);
  });
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...securityHeaders, 'cache-control': 'no-store', connection: 'close' });
    outgoing.end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET' && !answering.has(socket as Socket)) {
      socket.write(rawAnswer(parserStatus[error.code ?? ''] ?? 400));
    }
    (socket as Socket).destroySoon();
  });
  return server;
}

function answerToError(error: unknown, logger: Logger): Response {
  if (error instanceof RequestError) {
    return withSecurityHeaders(toResponse(refusal(400, 'VALIDATION', 'The request cannot be read.')), '/');
  }
  logger.error(failureFacts(error), 'a request failed');
  const reply = refusal(500, 'INTERNAL', 'Something failed on our side. Please try again.');
  return withSecurityHeaders(toResponse(reply), '/');
}

/** Receives so much of a body that nobody read that the caller gets the answer, then closes the connection. */
function endLongBody(incoming: IncomingMessage): void {
  const { socket } = incoming;
  const before = socket.bytesRead;
  if (incoming.complete) return;
  // Node discards the rest of the body without any event, so only the socket's byte count shows it.
  const watch = setInterval(() => {
    if (socket.bytesRead - before > REST_MAX_BYTES) socket.destroy();
    if (incoming.complete || socket.destroyed) clearInterval(watch);
  }, WATCH_MS).unref();
}

function rawAnswer(status: number): string {
  const headers = { ...securityHeaders, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
