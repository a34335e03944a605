import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import type { WorkerContext } from '../context.ts';

/** Where the provider of a store view is asked, as whole addresses, and under which account. */
export interface ProviderAccount {
  readonly searchBase: string;
  readonly analyticsBase: string;
  readonly apiKey: string;
}

/** What the provider's code works with; handed to it, so that its file brings nothing along that the worker starts with. */
export interface ProviderTools extends WorkerContext, ProviderAccount {
  readonly views: () => CatalogueContext;
}
