import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '#schemas/api/generated/operations.gen.ts';

/** A JSON schema of the contract; `$ref` points into the same document. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ContractParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** An operation of the contract with all its references resolved. */
export interface ContractOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ContractParameter[];
  readonly body: Schema | null;
  /** The schema of the answer by status; `null` for an answer without a body. */
  readonly answers: Readonly<Record<string, Schema | null>>;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface RawOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly object[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, object>>;
}

const METHODS = ['get', 'post', 'delete'] as const;

const document = parse(readFileSync('schemas/api/storefront.openapi.yaml', 'utf8')) as {
  readonly paths: Readonly<Record<string, Partial<Record<(typeof METHODS)[number], RawOperation>>>>;
};

const known = new WeakMap<object, object>();

/** The object that a `$ref` points to; an object without `$ref` is returned unchanged. */
export function lookUp<T extends object>(node: T): T {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node;
  const seen = known.get(node);
  if (seen) return seen as T;
  let found: unknown = document;
  for (const key of $ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  const resolved = lookUp({ ...node, $ref: undefined, ...(found as T) });
  known.set(node, resolved);
  return resolved;
}

const byId = new Map<OperationId, ContractOperation>();
for (const [path, item] of Object.entries(document.paths)) {
  for (const method of METHODS) {
    const raw = item[method];
    if (raw) byId.set(raw.operationId, { method: method.toUpperCase(), path, ...shapesOf(raw) });
  }
}

function shapesOf(raw: RawOperation): Pick<ContractOperation, 'parameters' | 'body' | 'answers'> {
  return {
    parameters: (raw.parameters ?? []).map((node) => ({ required: false, ...lookUp(node) }) as ContractParameter),
    body: raw.requestBody ? jsonSchema(raw.requestBody) : null,
    answers: Object.fromEntries(
      Object.entries(raw.responses).map(([status, node]) => [status, jsonSchema(lookUp(node))]),
    ),
  };
}

function jsonSchema(node: Content): Schema | null {
  return node.content?.['application/json']?.schema ?? null;
}

/** An operation of the contract. */
export function contractOperation(id: OperationId): ContractOperation {
  return byId.get(id)!;
}
