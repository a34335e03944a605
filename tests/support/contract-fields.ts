import { lookUp, type Schema } from './contract-document.ts';

export type FieldPath = readonly (string | number)[];

/** A place in a body, and what the contract says about it. */
export interface Field {
  readonly path: FieldPath;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

type Container = Record<string | number, unknown>;

/** Every place of a sample body that the contract describes, including optional ones that the sample leaves out. */
export function fieldsOf(node: Schema, sample: unknown, path: FieldPath = []): Field[] {
  const schema = lookUp(node);
  if (Array.isArray(sample)) {
    const { items, minItems = 0 } = schema;
    const isRequired = minItems >= sample.length;
    return items && sample.length > 0 ? fieldsBelow(items, sample[0], { path: [...path, 0], isRequired }) : [];
  }
  if (typeof sample !== 'object' || sample === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    return fieldsBelow(property, (sample as Container)[name], { path: [...path, name], isRequired });
  });
}

function fieldsBelow(
  schema: Schema,
  sample: unknown,
  { path, isRequired }: { path: FieldPath; isRequired: boolean },
): Field[] {
  return [{ path, schema, isRequired }, ...fieldsOf(schema, sample, path)];
}

/** A copy of the body with another value at a place; `undefined` leaves the place out. */
export function withValue(body: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Container;
  const changed = rest.length === 0 ? value : withValue(copy[step!], rest, value);
  if (changed === undefined && Array.isArray(copy)) copy.splice(Number(step), 1);
  else if (changed === undefined) delete copy[step!];
  else copy[step!] = changed;
  return copy;
}

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const LIST_MAX = 200;

/** Whether a value breaks the rules for all bodies: depth, lengths, keys, characters (reliability 5, row 16). */
export function isPoisoned(value: unknown, depthLeft: number): boolean {
  if (typeof value === 'string') return isPoisonText(value);
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  if (depthLeft === 0 || entries.length > LIST_MAX) return true;
  return entries.some(
    ([key, inner]) => forbiddenKeys.has(key) || isPoisonText(key) || isPoisoned(inner, depthLeft - 1),
  );
}

/** Whether a text contains a NUL or half a surrogate pair. */
export function isPoisonText(text: string): boolean {
  return text.includes('\u0000') || /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
