import type { HttpFailure } from '#worker/http/failure.ts';
import { lastChangeNumber } from '../store/documents.ts';
import type { Queries } from '../store/database.ts';
import { metaValue, setMeta } from '../store/meta.ts';
import { BackendCatalogue, type PullFault } from './backend-catalogue.ts';
import type { StockShop } from './stock-shop.ts';
import type { Told } from './stored-pull.ts';

/** As often as a device looks. */
const EVERY_MS = 60_000;
const PROBE_MS = 10_000;
const STEP = 1000;

/** What keeps the catalogue in step. */
export interface Following {
  stop(): Promise<void>;
}

/**
 * Fills this server's catalogue from a stock backend and keeps it in step with that. Throws a sentence where there is nothing to begin
 * with; a backend that is away for a while leaves what was there.
 */
export async function followBackend(
  database: Queries,
  shop: StockShop,
  say: (text: string) => void,
  fetch: (request: Request) => Promise<Response> = globalThis.fetch,
): Promise<Following> {
  await claimDatabase(database, shop);
  const catalogue = new BackendCatalogue({ database, shop, fetch });
  const isFilled = await catalogue.isFilled();
  const fault = await faultOf(shop, fetch);
  if (fault !== null && !isFilled) throw new Error(fault);
  const tell = onceWhileItLasts(say);
  if (fault === null) {
    const faults = await catalogue.pull(isFilled ? undefined : inSteps(say));
    for (const each of faults) if (isNeeded(each) && !isFilled) throw new Error(sentence(each, shop));
    tell(faults.map((each) => sentence(each, shop)));
    await tellOfTax(catalogue, say);
  } else say(`${fault} The shop shows what it knows of before.`);
  const follow = async (): Promise<void> => {
    const faults = await catalogue.pull().catch((error: unknown) => [String(error)]);
    tell(faults.map((each) => (typeof each === 'string' ? each : sentence(each, shop))));
  };
  const following = setInterval(() => void follow(), EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(following);
      await catalogue.stop();
    },
  };
}

const BACKEND_KEY = 'backend';

/** Throws a sentence where the catalogue of a backend is to be sold without that backend. */
export async function refuseWithoutBackend(database: Queries): Promise<void> {
  const name = await metaValue(database, BACKEND_KEY);
  if (name !== undefined)
    throw new Error(`this database holds the catalogue ${name}; set BACKEND, or name another DATA_DIR`);
}

/** Tells what is wrong when it begins to be. */
function onceWhileItLasts(say: (text: string) => void): (now: readonly string[]) => void {
  let before: readonly string[] = [];
  return (now) => {
    for (const text of now) if (!before.includes(text)) say(text);
    before = now;
  };
}

/** A line for each thousand. */
function inSteps(say: (text: string) => void): Told {
  let told = '';
  return ({ storeCode, collection, done }) => {
    const text = `Taking in ${storeCode}: ${collection}${done < STEP ? '' : ` ${done - (done % STEP)}`}`;
    if (text !== told) say(text);
    told = text;
  };
}

/** A database holds one catalogue. */
async function claimDatabase(database: Queries, { url, views }: StockShop): Promise<void> {
  const indexes = [...new Set(Object.values(views).map(({ index }) => index))].join(', ');
  const name = `${indexes} of ${url}`;
  const known = await metaValue(database, BACKEND_KEY);
  if (known === undefined && (await lastChangeNumber(database)) === 0) return setMeta(database, BACKEND_KEY, name);
  if (known !== name)
    throw new Error(
      `this database holds another catalogue (${known ?? (await metaValue(database, 'catalogue')) ?? 'imported'}); name a DATA_DIR of its own for ${name}`,
    );
}

async function faultOf({ url }: StockShop, fetch: (request: Request) => Promise<Response>): Promise<string | null> {
  try {
    const answer = await fetch(
      new Request(`${url}/api/`, { signal: AbortSignal.timeout(PROBE_MS), redirect: 'manual' }),
    );
    const { version } = (await answer.json()) as { readonly version?: unknown };
    return typeof version === 'string' ? null : noProject(url);
  } catch (error) {
    if (error instanceof SyntaxError) return noProject(url);
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
    return `BACKEND does not answer at ${url}/api/${typeof code === 'string' ? ` (${code})` : ''}.`;
  }
}

function noProject(url: string): string {
  return `What answers at ${url}/api/ is no vue-storefront-api.`;
}

async function tellOfTax(catalogue: BackendCatalogue, say: (text: string) => void): Promise<void> {
  const countries = new Set((await catalogue.withoutRate()).map(({ taxCountry }) => taxCountry));
  for (const country of countries)
    say(
      `The backend's tax rules have no rate for ${country}: prices are shown as the backend gives them. BACKEND_TAX_COUNTRY names another country.`,
    );
}

/** Without these there is no shop. */
function isNeeded({ collection }: PullFault): boolean {
  return collection === 'products' || collection === 'categories';
}

function sentence({ storeCode, collection, failure }: PullFault, { views }: StockShop): string {
  const { index } = views[storeCode]!;
  const what = `The backend did not give the ${collection} of ${index} (${reasonOf(failure)}).`;
  if (failure.kind !== 'refused') return what;
  return `${what} BACKEND_INDEX must be one of its elasticsearch.indices.`;
}

function reasonOf(failure: HttpFailure): string {
  return failure.kind === 'refused' ? [failure.status, failure.code].filter(Boolean).join(' ') : failure.kind;
}
