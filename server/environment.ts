import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AccountSettings } from './account/account-settings.ts';
import type { ProviderSettings } from './payment/provider.ts';
import type { RecaptchaSettings } from './recaptcha/recaptcha.ts';
import { type TrustedProxies, trustedProxies } from './http/client-address.ts';
import type { IndexShelf } from './render/kept-index.ts';
import { type StockShop, stockShopOf } from './stock-backend/stock-shop.ts';

/** What the environment tells the server; every name and default is in the README. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly catalogue: string;
  readonly isLimiting: boolean;
  readonly shopUrl: string;
  readonly trustedProxies: TrustedProxies;
  readonly accounts: AccountSettings;
  /** Mails go to this server; without one they become files in `DATA_DIR/mail`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  /** The payment provider; `null`: the stand-in on `pay.` before the shop's own host. */
  readonly payment: ProviderSettings | null;
  /** Who says whether a person sends a form; `null`: it is not checked (D74). */
  readonly recaptcha: RecaptchaSettings | null;
  /** The stock vue-storefront-api that this server stands before; `null`: it is the backend itself. */
  readonly stock: StockShop | null;
}

const PORT_DEFAULT = 4000;
const PORT_MAX = 65_535;

/** Reads the environment; a value that makes no sense is an error with a sentence. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const port = Number(env['PORT'] || PORT_DEFAULT);
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) throw new Error(`PORT is not a port: ${env['PORT']}`);
  const shopUrl = (env['SHOP_URL'] || `http://localhost:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(shopUrl) || !/^https?:$/.test(new URL(shopUrl).protocol))
    throw new Error(`SHOP_URL is not an address such as https://www.example.com: ${shopUrl}`);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    catalogue: env['CATALOGUE'] || 'demo',
    isLimiting: oneOf(env, 'RATE_LIMITS', ['on', 'off']) === 'on',
    shopUrl,
    trustedProxies: trustedProxies(env['TRUSTED_PROXIES'] ?? ''),
    accounts: {
      isNeutral: oneOf(env, 'ACCOUNT_ANSWERS', ['neutral', 'plain']) === 'neutral',
      isTokenInAddress: oneOf(env, 'TOKEN_IN_ADDRESS', ['off', 'on']) === 'on',
    },
    smtpUrl: smtpUrlOf(env),
    mailFrom: env['MAIL_FROM'] || senderOf(shopUrl),
    logLevel: oneOf(env, 'LOG_LEVEL', ['warn', 'trace', 'debug', 'info', 'error', 'fatal', 'silent']),
    payment: paymentOf(env),
    recaptcha: recaptchaOf(env),
    stock: stockShopOf(env),
  };
}

/** Who mails come from where nobody says. */
export function senderOf(shopUrl: string): string {
  return `Stua <no-reply@${new URL(shopUrl).hostname}>`;
}

function smtpUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const url = env['SMTP_URL'] || undefined;
  // It may hold a password, so the sentence does not repeat it.
  if (url !== undefined && !(/^smtps?:\/\/[^/]/.test(url) && URL.canParse(url)))
    throw new Error('SMTP_URL is not an address such as smtps://user:password@mail.example.com');
  return url;
}

/** A provider needs both: where it is, and what it knows the shop by. */
function paymentOf(env: NodeJS.ProcessEnv): ProviderSettings | null {
  const { PAYMENT_URL: url = '', PAYMENT_SECRET: secret = '' } = env;
  if (url === '' && secret === '') return null;
  if (!URL.canParse(url) || secret === '') throw new Error('PAYMENT_URL and PAYMENT_SECRET belong together');
  return { url, secret };
}

const RECAPTCHA_URL = 'https://www.google.com/recaptcha';

/** A site key is nothing without its secret, which the provider is asked with. */
function recaptchaOf(env: NodeJS.ProcessEnv): RecaptchaSettings | null {
  const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_SECRET: secret = '' } = env;
  if (siteKey === '' && secret === '') return null;
  if (!/^[\w-]+$/.test(siteKey) || secret === '')
    throw new Error('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together');
  const url = env['RECAPTCHA_URL'] || RECAPTCHA_URL;
  if (!URL.canParse(url)) throw new Error(`RECAPTCHA_URL is not an address: ${url}`);
  return { siteKey, secret, url: new URL(url).href.replace(/\/+$/, '') };
}

/** A setting with few values, the first of which is the default. */
function oneOf(env: NodeJS.ProcessEnv, name: string, values: readonly string[]): string {
  const value = env[name] || values[0]!;
  if (!values.includes(value)) throw new Error(`${name} is one of ${values.join(', ')}, not ${value}`);
  return value;
}

/** The project's root, seen from the sources or from a build of them: where the package is described. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** An empty database that came with this build; `null` for sources without one, which make theirs when they start. */
export function emptyDatabase(): string | null {
  if (import.meta.env['VITE_VERSION'] === undefined) return null;
  return join(projectFolder(), import.meta.env.MODE === 'test' ? 'dist-test' : 'dist', 'server', 'database.tar.gz');
}

/** The migrations that come with the sources. */
export function migrationsFolder(): string {
  return join(projectFolder(), 'server/store/migrations');
}

/** The demo shop's photographs, which come with the sources. */
export function photographsFolder(): string {
  return join(demoFolder(), 'pictures');
}

/** Pictures of imported catalogues. */
export function keptPicturesFolder(dataDir: string): string {
  return join(dataDir, 'catalogue-pictures');
}

/** Where this server keeps the indexes of its pages: each build its own. Sources that may change while it runs keep none. */
export function indexShelf(dataDir: string): IndexShelf | null {
  const version: string | undefined = import.meta.env['VITE_VERSION'];
  return version === undefined ? null : { folder: join(dataDir, 'indexes'), version };
}

/** The demo shop: documents, pictures, films and models, which are imported like anybody's. */
export function demoFolder(): string {
  return join(projectFolder(), 'demo');
}
