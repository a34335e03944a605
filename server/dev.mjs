// `npm run dev`: the same server over the same database, but the window loads the sources themselves. A changed view is
// replaced in the open page; changed server code answers from the next request on.
import { createServer } from 'node:http';
import { ensureInstalled, root } from './prepare.mjs';

await ensureInstalled();
// Imported here and not at the top, because on a fresh clone `ensureInstalled` has only just installed these packages.
const { getRequestListener } = await import('@hono/node-server');
const { createServer: createVite } = await import('vite');

const say = (text) => process.stdout.write(`${text}\n`);
const server = createServer();
const vite = await createVite({
  root,
  mode: 'development',
  appType: 'custom',
  // Vite looks for packages in these files before the first page loads; finding one later would make it load the page
  // twice.
  optimizeDeps: { entries: ['src/main.tsx', 'worker/index.ts'] },
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['**/.data*/**', '**/dist*/**', '**/.tsbuild/**', '**/test-results/**'] },
  },
});

const { readEnvironment } = await vite.ssrLoadModule('/server/environment.ts');
const { openShopDatabase } = await vite.ssrLoadModule('/server/open-shop-database.ts');
const { keepTidy } = await vite.ssrLoadModule('/server/keep-tidy.ts');
const { createLogger } = await vite.ssrLoadModule('/server/logger.ts');
const environment = readEnvironment(process.env);
const database = await openShopDatabase(environment, say);
const endTidying = keepTidy(database, createLogger());

let factory = null;
let shop = null;

/** The shop made of the current sources; the database stays open when they change. */
async function currentShop() {
  const { createShopApp } = await vite.ssrLoadModule('/server/shop-app.ts');
  if (createShopApp !== factory) shop = createShopApp(database.queries, environment, null);
  factory = createShopApp;
  return shop;
}

/**
 * A service worker that answers no request. It replaces an older one that would answer with files of an earlier build.
 */
const IDLE_SERVICE_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
`;

/** Answers every request; when the sources are broken, the answer is the error. */
async function answer(request, { incoming }) {
  return answerFromSources(request, incoming).catch((error) => {
    say(error.stack);
    return new Response(`${error.message}\n`, {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  });
}

async function answerFromSources(request, incoming) {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/sw.js') {
    return new Response(IDLE_SERVICE_WORKER, {
      headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
    });
  }
  // Vite changes the HTML of pages, so the page must not come compressed.
  request.headers.delete('accept-encoding');
  const response = await (await currentShop()).handle(request, incoming.socket.remoteAddress ?? 'unknown');
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', relaxed(headers.get('content-security-policy') ?? ''));
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const body = isPage ? await vite.transformIndexHtml(pathname + search, await response.text()) : response.body;
  return new Response(body, { status: response.status, headers });
}

/** Vite puts styles and a preamble into pages and talks over a socket; the shop's own policy forbids all three. */
function relaxed(policy) {
  return policy
    .split('; ')
    .filter((rule) => !rule.includes('trusted-types'))
    .map((rule) => rule.replace(/^((?:script|style)-src) .*/, "$1 'self' 'unsafe-inline'"))
    .map((rule) => rule.replace(/^connect-src .*/, "connect-src 'self' ws:"))
    .join('; ');
}

const listener = getRequestListener(answer, { overrideGlobalObjects: false });
server.on('request', (incoming, outgoing) => {
  if (incoming.url === '/sw.js') void listener(incoming, outgoing);
  else vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
});
server.listen(environment.port, environment.host, () => say(`Stua is open for work at ${environment.shopUrl}/`));

let isStopping = false;
const stop = () => {
  // Under npm each signal comes twice.
  if (isStopping) return;
  isStopping = true;
  server.close();
  void Promise.all([vite.close(), endTidying().then(() => database.close())]).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
