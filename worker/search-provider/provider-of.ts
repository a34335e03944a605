import { searchProvider, type SearchAnswers, type SearchProviderSettings } from '#config/search-provider.ts';
import type { WorkerContext } from '../context.ts';
import { logMessage } from '../log-message.ts';
import { catalogueContext } from '../queries/catalogue-context.ts';
import type { ProviderAccount } from './provider-tools.ts';
import type { SearchProvider } from './search-provider.ts';

const known = new WeakMap<WorkerContext, Promise<SearchProvider | null>>();

function settingsOf({ ports }: WorkerContext): SearchProviderSettings {
  return ports.searchProvider ?? searchProvider;
}

/** Whether the device, the provider or both answer searches in this shop. */
export function providerAnswers(context: WorkerContext): SearchAnswers {
  return settingsOf(context).answers;
}

/** Whether this shop asks a provider at all. */
export function hasProvider(context: WorkerContext): boolean {
  return providerAnswers(context) !== 'local';
}

/**
 * The search provider of a store view; `null` where the device answers alone. Its code is loaded only where there is a
 * provider.
 */
export function providerOf(context: WorkerContext): Promise<SearchProvider | null> {
  const { ports, store } = context;
  if (!hasProvider(context)) return Promise.resolve(null);
  const account = accountOf(settingsOf(context), store.code, ports.apiOrigin);
  if (!account) {
    logMessage({ code: 'searchProviderMissing' }, store.code);
    return Promise.resolve(null);
  }
  const opening = known.get(context) ?? open(context, account);
  known.set(context, opening);
  return opening;
}

async function open(context: WorkerContext, account: ProviderAccount): Promise<SearchProvider | null> {
  try {
    const { SearchProvider } = await import('./search-provider.ts');
    return new SearchProvider({ ...context, ...account, views: () => catalogueContext(context) });
  } catch {
    // The code could not be loaded; the next call tries again.
    known.delete(context);
    return null;
  }
}

function accountOf(
  { searchBase, analyticsBase, apiKeys }: SearchProviderSettings,
  storeCode: string,
  origin: string,
): ProviderAccount | null {
  const apiKey = Object.hasOwn(apiKeys, storeCode) ? apiKeys[storeCode] : undefined;
  if (!apiKey || !searchBase || !analyticsBase) return null;
  const whole = (base: string): string => (base.startsWith('/') ? `${origin}${base}` : base);
  return { searchBase: whole(searchBase), analyticsBase: whole(analyticsBase), apiKey };
}
