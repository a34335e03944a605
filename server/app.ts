import { Hono, type MiddlewareHandler } from 'hono';
import { operations } from '#schemas/api/generated/operations.gen.ts';
import { type StoreView, storeViews } from '#config/stores.ts';
import { accountDefaults, type AccountSettings } from './account/account-settings.ts';
import { failureFacts, isPassing } from './failure-facts.ts';
import { failpoint } from './failpoint.ts';
import { compressed } from './http/compressed.ts';
import type { CallEnvironment } from './http/contract-route.ts';
import { openToAllOrigins } from './http/cors.ts';
import { inHalves } from './http/reply-in-halves.ts';
import { withEtag } from './http/etag.ts';
import { isPoisonText } from './http/read-json.ts';
import { busy, type Reply, refusal, toResponse } from './http/reply.ts';
import { TOLD_AGAIN_MS, ToldAgain } from './http/told-again.ts';
import { Turns } from './http/turns.ts';
import { CSP_REPORT_PATH, withSecurityHeaders } from './http/security-headers.ts';
import type { Logger } from './logger.ts';
import { openProvider } from './payment/open-provider.ts';
import type { ProviderSettings } from './payment/provider.ts';
import { settleAll } from './payment/settle.ts';
import { openRecaptcha, type RecaptchaSettings } from './recaptcha/recaptcha.ts';
import { tellRestocked } from './restock/tell-restocked.ts';
import { type IndexShelf, KeptIndex } from './render/kept-index.ts';
import { ServerCatalogue } from './render/server-catalogue.ts';
import { accountRoutes } from './routes/account.ts';
import { bookingRoutes } from './routes/booking.ts';
import { cartRoutes } from './routes/cart.ts';
import { cartTotalsRoutes } from './routes/cart-totals.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { couponRoutes } from './routes/coupon.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { feeRoutes } from './routes/fees.ts';
import { groupPriceRoutes } from './routes/group-prices.ts';
import { externalCheckoutRoutes } from './routes/external-checkout.ts';
import { paymentRoutes } from './routes/payment.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { orderRoutes } from './routes/order.ts';
import { orderHistoryRoutes } from './routes/order-history.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { priceRoutes } from './routes/prices.ts';
import { productListRoutes } from './routes/product-list.ts';
import { recaptchaRoutes } from './routes/recaptcha.ts';
import { restockRoutes } from './routes/restock.ts';
import { reviewRoutes } from './routes/reviews.ts';
import type { RouteTools } from './routes/route-tools.ts';
import { searchAnalyticsRoutes } from './routes/search-analytics.ts';
import { searchProviderRoutes } from './routes/search-provider.ts';
import { refreshRefusal, sessionRoutes } from './routes/session.ts';
import { staticContentRoutes } from './routes/static-content.ts';
import { stockRoutes } from './routes/stock.ts';
import { syncRoutes } from './routes/sync.ts';
import { urlRoutes } from './routes/url.ts';
import { versionRoutes } from './routes/version.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import { proxyRoutes } from './stock-backend/proxy.ts';
import type { StockShop } from './stock-backend/stock-shop.ts';

/** What the backend is built of. */
interface AppParts extends Omit<RouteTools, 'catalogues' | 'toldAgain' | 'accounts' | 'provider' | 'recaptcha'> {
  readonly accounts?: AccountSettings;
  /** Who takes payments; the stand-in where nobody is named. */
  readonly payment?: ProviderSettings | null;
  /** Who says whether a person sends a form; nobody where nothing is said. */
  readonly recaptcha?: RecaptchaSettings | null;
  /** Whose calls are passed on, instead of being answered here. */
  readonly stock?: StockShop | null;
  /** Where indexes are kept between starts; nowhere where nothing is said. */
  readonly shelf?: IndexShelf | null;
  /** How long an answer of replication is told again. */
  readonly toldAgainMs?: number;
  /** How many calls that change something are under way at most. */
  readonly writesAtOnce?: number;
}

/**
 * More than all callers of a busy shop have under way while it keeps up, and few enough that the last one is answered while its device still
 * waits, also where an order takes ten times as long as it should (decision 109).
 */
const WRITES_AT_ONCE_MAX = 128;

/** Addresses of the contract beside the shop's own calls, where this backend plays a provider (contract: servers). */
const CALLS = ['/api/*', '/search/:call{.+}', '/search-analytics/:call{.+}', '/reviews/:call{.+}'];
const IS_CALL = /^\/(?:api\/|(?:search|search-analytics|reviews)\/.)/;

/** Every call of the contract, by its family. */
const allRoutes: readonly ((app: Hono, tools: RouteTools) => void)[] = [
  catalogueRoutes,
  syncRoutes,
  priceRoutes,
  productListRoutes,
  stockRoutes,
  urlRoutes,
  staticContentRoutes,
  searchProviderRoutes,
  searchAnalyticsRoutes,
  cartRoutes,
  cartTotalsRoutes,
  couponRoutes,
  orderRoutes,
  externalCheckoutRoutes,
  paymentRoutes,
  newsletterRoutes,
  restockRoutes,
  deliveryRoutes,
  feeRoutes,
  bookingRoutes,
  sessionRoutes,
  accountRoutes,
  passwordRoutes,
  orderHistoryRoutes,
  wishlistRoutes,
  reviewRoutes,
  recaptchaRoutes,
  groupPriceRoutes,
  versionRoutes,
];

/** The whole backend as one function: a request in, an answer out. */
export interface App {
  /** Takes over what was kept for the first pages; without it they take as long as they need. */
  restoreIndexes(): Promise<void>;
  /** `address` is where the caller sits, for limits on callers that name no device. */
  handle(request: Request, address?: string): Promise<Response>;
  /** Finds out how open payments stand, where no callback came. */
  settlePayments(): Promise<void>;
  /** Writes to who waits for what can be bought again. */
  tellRestocked(): Promise<void>;
  /** Resolves when no call, and no mail that follows from one, is under way. */
  settled(): Promise<void>;
}

/** Builds the backend. `addPages` puts pages and files behind the API. */
export function createApp(
  {
    toldAgainMs = TOLD_AGAIN_MS,
    writesAtOnce = WRITES_AT_ONCE_MAX,
    accounts = accountDefaults,
    payment = null,
    recaptcha = null,
    stock = null,
    shelf = null,
    ...given
  }: AppParts,
  addPages: (app: Hono, tools: RouteTools) => void = () => {},
): App {
  const app = new Hono();
  app.use(withEtag);
  for (const path of CALLS) app.use(path, openToAllOrigins);
  app.use(refusePoison);
  const catalogueOf = (store: StoreView): ServerCatalogue =>
    new ServerCatalogue(given.database, store, shelf && new KeptIndex(shelf, store.code), stock !== null);
  const catalogues = new Map(storeViews.map((store) => [store.code, catalogueOf(store)]));
  const ofAll = {
    isTokenInAddress: accounts.isTokenInAddress,
    writes: new Turns({ running: writesAtOnce, waiting: 0 }),
  };
  const ask = (request: Request, address: string): Promise<Response> =>
    handle(app, given.logger, { request, env: { address, ...ofAll } });
  const opened = openProvider({
    ...given,
    settings: payment,
    callShop: (request) => ask(request, 'provider'),
  });
  const { mailer } = given;
  const tools: RouteTools = {
    ...given,
    accounts,
    catalogues,
    provider: opened.provider,
    recaptcha: openRecaptcha(recaptcha, given.limiter),
    toldAgain: new ToldAgain(toldAgainMs),
  };
  if (stock) proxyRoutes(app, { ...given, shop: stock });
  else for (const routes of allRoutes) routes(app, tools);
  app.post(CSP_REPORT_PATH, () => new Response(null, { status: 204 }));
  // What fails there is told in the envelope, never on a page.
  for (const path of CALLS) {
    app.all(path, () => toResponse(refusal(404, 'NOT_FOUND', 'There is no such call.')));
  }
  addPages(app, tools);
  app.notFound(() => toResponse(refusal(404, 'NOT_FOUND', 'There is nothing here.')));
  app.onError((error, { req }) => toResponse(inItsForm(req.path, replyToFailure(error, tools.logger))));
  return {
    restoreIndexes: async () => {
      for (const catalogue of catalogues.values()) await catalogue.restore();
    },
    // Who hangs up is written to all the same.
    handle: async (request, address = 'local') => mailer.follow(opened.answer(request) ?? ask(request, address)),
    settlePayments: () => mailer.follow(settleAll(tools)),
    // A stock backend's own stock is no matter of this shop's tables.
    tellRestocked: async () => (stock ? undefined : mailer.follow(tellRestocked(tools))),
    settled: () => mailer.settled(),
  };
}

async function handle(
  app: Hono,
  logger: Logger,
  { request, env }: { request: Request; env: CallEnvironment },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isCall = IS_CALL.test(pathname);
  const started = performance.now();
  const response = await compressed(request, await app.fetch(request, env));
  if (isCall) failpoint('before-reply');
  // Logs name neither query nor body: they hold tokens, cart ids and addresses (reliability 5, row 23).
  logger.debug({ method: request.method, path: pathname, status: response.status, ms: performance.now() - started });
  return withSecurityHeaders(isCall ? inHalves(response) : response, pathname);
}

function replyToFailure(error: Error, logger: Logger): Reply {
  const passing = isPassing(error);
  if (passing) logger.warn(failureFacts(error), 'a request came too early');
  else logger.error(failureFacts(error), 'a request failed');
  return passing ? busy() : refusal(500, 'INTERNAL', 'Something failed on our side. Please try again.');
}

/** An address that holds what no text does: no database and no file system can look that up. */
const refusePoison: MiddlewareHandler = async ({ req }, next) => {
  const { pathname, search } = new URL(req.url);
  if (isPoisonAddress(pathname, search))
    return toResponse(inItsForm(pathname, refusal(400, 'VALIDATION', 'The address holds a bad character.')));
  return next();
};

/** A refusal that no route gave, in the form that the contract wants of this call. */
function inItsForm(path: string, reply: Reply): Reply {
  return path === operations.refreshToken.path ? refreshRefusal(reply) : reply;
}

function isPoisonAddress(pathname: string, search: string): boolean {
  if ([...new URLSearchParams(search)].flat().some(isPoisonText)) return true;
  try {
    return isPoisonText(decodeURIComponent(pathname));
  } catch {
    // It cannot be read as a whole; routes read it step by step.
    return pathname.includes('%00');
  }
}
