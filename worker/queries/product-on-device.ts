import type { ProductSummary } from '#domain/product.ts';
import { findSummary } from '#domain/queries/product.ts';
import type { WorkerContext } from '../context.ts';
import { deviceRepository } from './device-repository.ts';

/** The product of an article, from the data on the device, even if newer data may still arrive. */
export function productOnDevice(context: WorkerContext, sku: string): Promise<ProductSummary | null> {
  return findSummary({ ...deviceRepository(context), has: () => true }, sku);
}
