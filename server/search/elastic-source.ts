import { known, QueryError } from './condition.ts';
import { listOf, objectOf } from './elastic-nodes.ts';

/** The fields of documents that an answer has, and those that it lacks, as lists with `*` for any letters. */
export interface AskedFields {
  readonly include?: string;
  readonly exclude?: string;
}

/** Reads `_source` of a body: all or nothing, a field, a list of them, or what to include and exclude. */
export function readSource(value: unknown): AskedFields {
  if (value === undefined || value === true) return {};
  if (value === false) return { exclude: '*' };
  if (typeof value === 'string' || Array.isArray(value)) return listed('include', [value].flat());
  const node = known(objectOf(value, '_source'), ['include', 'includes', 'exclude', 'excludes'], '_source');
  return {
    ...listed('include', listOf(node['includes'] ?? node['include'] ?? [])),
    ...listed('exclude', listOf(node['excludes'] ?? node['exclude'] ?? [])),
  };
}

function listed<K extends keyof AskedFields>(key: K, names: readonly unknown[]): AskedFields {
  if (names.some((name) => typeof name !== 'string')) throw new QueryError('_source names fields');
  return names.length === 0 ? {} : { [key]: names.join(',') };
}
