import { known, QueryError, type Scalar } from './condition.ts';

/** An object of the engine's query language. */
export type Node = Readonly<Record<string, unknown>>;

export function objectOf(node: unknown, name: string): Node {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    throw new QueryError(`${name} must be an object`);
  return node as Node;
}

export function onlyEntry(node: Node, name: string): [string, unknown] {
  const [entry, ...rest] = Object.entries(node);
  if (!entry || rest.length > 0) throw new QueryError(`${name} names one thing`);
  return entry;
}

/**
 * Options of a clause, which is a value by itself or an object that holds the value under `name`, maybe with `others`.
 */
export function optionsOf(value: unknown, name: string, clause: string, others: readonly string[] = []): Node {
  if (typeof value !== 'object' || value === null) return { [name]: value };
  return known(objectOf(value, clause), [name, ...others], clause);
}

export function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new QueryError('a list is needed');
  return value;
}

export function scalarOf(value: unknown): Scalar {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new QueryError('a text, a number or a truth value is needed');
}
