import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import type { CallOptions } from './contract-client.ts';

/** A call of the contract that succeeds, with as many of its optional parts as make sense. */
export interface Sample {
  readonly name: string;
  readonly id: OperationId;
  readonly options: CallOptions;
  readonly isWrite: boolean;
}

/** Makes a sample that is called like its operation. */
export type Make = (id: OperationId, options: CallOptions) => Sample;

/** Name of the catalogue's index. */
export const index = 'vue_storefront_catalog_bmno';
