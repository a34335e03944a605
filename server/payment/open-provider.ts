import { randomBytes } from 'node:crypto';
import { createStandIn } from '../payment-stand-in/stand-in.ts';
import type { Queries } from '../store/database.ts';
import { httpProvider } from './http-provider.ts';
import type { PaymentProvider, ProviderSettings } from './provider.ts';

interface OpenedProvider {
  readonly provider: PaymentProvider;
  /** Answers requests to the stand-in's origin; `null` for all others. */
  readonly answer: (request: Request) => Promise<Response> | null;
}

const SECRET_BYTES = 32;

interface Parts {
  readonly database: Queries;
  readonly shopUrl: string;
  readonly settings: ProviderSettings | null;
  readonly callShop: (request: Request) => Promise<Response>;
}

/** The payment provider: the one of the settings, or the stand-in on `pay.` before the shop's own host. */
export function openProvider({ database, shopUrl, settings, callShop }: Parts): OpenedProvider {
  if (settings) {
    const origin = new URL(settings.url).origin;
    return { provider: httpProvider({ origin, secret: settings.secret, send: fetch }), answer: () => null };
  }
  const url = new URL(shopUrl);
  url.hostname = `pay.${url.hostname}`;
  const { origin, hostname } = url;
  // Nobody but this process needs to know it.
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const standIn = createStandIn({ database, origin, secret, shopUrl, callShop });
  return {
    provider: httpProvider({ origin, secret, send: (request) => standIn.handle(request) }),
    answer: (request) => (new URL(request.url).hostname === hostname ? standIn.handle(request) : null),
  };
}
