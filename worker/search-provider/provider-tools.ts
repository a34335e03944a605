import type { CatalogueContext } from '#domain/views/catalogue-context.ts';
import type { WorkerContext } from '../context.ts';

/** The provider's addresses and the account of a store view. */
export interface ProviderAccount {
  readonly searchBase: string;
  readonly analyticsBase: string;
  readonly apiKey: string;
}

/**
 * Everything that the provider's code needs. It is passed in, so that this code does not import what the worker starts
 * with.
 */
export interface ProviderTools extends WorkerContext, ProviderAccount {
  readonly views: () => CatalogueContext;
}
