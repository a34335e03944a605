import type { RxJsonSchema } from 'rxdb';

/** Ids are uuids, skus or numbers of the backend; some have a prefix. */
const ID_MAX_LENGTH = 200;

/**
 * A collection's schema as far as storage needs it: the primary key and a version. Validators of the contract check
 * documents when they arrive, and the compiler checks the code; checking again at every write would only cost time.
 */
export function documentSchema<T extends { id: string }>(version = 0): RxJsonSchema<T> {
  return {
    version,
    primaryKey: 'id',
    type: 'object',
    properties: { id: { type: 'string', maxLength: ID_MAX_LENGTH } },
    required: ['id'],
  } as unknown as RxJsonSchema<T>;
}
