import type { SearchProviderSettings } from '#config/search-provider.ts';
import type { WorkerContext } from '../context.ts';
import { logMessage } from '../log-message.ts';
import type { SearchProvider } from './search-provider.ts';

/** Where the provider of a store view is asked, as whole addresses, and under which account. */
export interface ProviderAccount {
  readonly searchBase: string;
  readonly analyticsBase: string;
  readonly apiKey: string;
}

const known = new WeakMap<WorkerContext, Promise<SearchProvider | null>>();

/** The search provider of a store view, or `null` where the device answers alone. Its code comes only where there is one. */
export function providerOf(context: WorkerContext): Promise<SearchProvider | null> {
  const { ports, store } = context;
  if (ports.searchProvider.answers === 'local') return Promise.resolve(null);
  const account = accountOf(ports.searchProvider, store.code, ports.apiOrigin);
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
    return new SearchProvider(context, account);
  } catch {
    // The code could not come now; whoever asks next tries again.
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
