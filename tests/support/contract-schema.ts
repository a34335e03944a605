import { lookUp, type Schema } from './contract-document.ts';

type Fields = Readonly<Record<string, unknown>>;

const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
};

/**
 * Lists where a value breaks a schema of the contract, each as a sentence; empty when the value fits. It reads the
 * contract independently of the generated validators, so that an error of the generator shows.
 */
export function breaches(node: Schema, value: unknown, path = ''): string[] {
  const schema = lookUp(node);
  const at = path === '' ? '/' : path;
  const found: string[] = [];
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOfType(value, type))) {
    return [`${at} is not ${[schema.type].flat().join(' or ')}`];
  }
  if (schema.const !== undefined && value !== schema.const) found.push(`${at} is not ${String(schema.const)}`);
  if (schema.enum && !schema.enum.includes(value)) found.push(`${at} is not one of ${schema.enum.join(', ')}`);
  if (typeof value === 'string') found.push(...textBreaches(schema, value, at));
  if (typeof value === 'number') found.push(...numberBreaches(schema, value, at));
  if (Array.isArray(value)) found.push(...listBreaches(schema, value, path));
  else if (isOfType(value, 'object')) found.push(...objectBreaches(schema, value as Fields, path));
  found.push(...combinedBreaches(schema, value, path));
  return found;
}

function textBreaches(schema: Schema, value: string, at: string): string[] {
  const { length } = Array.from(value);
  const format = schema.format ? formats[schema.format] : undefined;
  return [
    length < (schema.minLength ?? 0) ? `${at} is too short` : null,
    length > (schema.maxLength ?? Infinity) ? `${at} is too long` : null,
    schema.pattern && !new RegExp(schema.pattern, 'u').test(value) ? `${at} does not match ${schema.pattern}` : null,
    format && !format.test(value) ? `${at} is not a ${schema.format}` : null,
  ].filter((breach) => breach !== null);
}

function numberBreaches(schema: Schema, value: number, at: string): string[] {
  return [
    value < (schema.minimum ?? -Infinity) ? `${at} is below ${schema.minimum}` : null,
    value > (schema.maximum ?? Infinity) ? `${at} is above ${schema.maximum}` : null,
  ].filter((breach) => breach !== null);
}

function listBreaches(schema: Schema, value: readonly unknown[], path: string): string[] {
  const { items } = schema;
  return [
    ...(value.length < (schema.minItems ?? 0) ? [`${path} has too few items`] : []),
    ...(value.length > (schema.maxItems ?? Infinity) ? [`${path} has too many items`] : []),
    ...(items ? value.flatMap((item, index) => breaches(items, item, `${path}/${index}`)) : []),
  ];
}

function objectBreaches(schema: Schema, value: Fields, path: string): string[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const found = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${path}/${name} is missing`);
  if (Object.keys(value).length < (schema.minProperties ?? 0)) found.push(`${path} is empty`);
  for (const [name, inner] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) found.push(...breaches(known, inner, `${path}/${name}`));
    else if (additionalProperties === false) found.push(`${path}/${name} is not in the contract`);
    else if (additionalProperties !== true) found.push(...breaches(additionalProperties, inner, `${path}/${name}`));
  }
  return found;
}

function combinedBreaches(schema: Schema, value: unknown, path: string): string[] {
  const found = (schema.allOf ?? []).flatMap((part) => breaches(part, value, path));
  if (schema.not && breaches(schema.not, value, path).length === 0) found.push(`${path} is what it must not be`);
  for (const choices of [schema.anyOf, schema.oneOf]) {
    if (!choices) continue;
    const results = choices.map((choice) => breaches(choice, value, path));
    const fitting = results.filter((result) => result.length === 0).length;
    if (fitting === 0) found.push(`${path || '/'} fits none of its shapes: ${nearest(results)}`);
    if (choices === schema.oneOf && fitting > 1) found.push(`${path || '/'} fits more than one of its shapes`);
  }
  return found;
}

function nearest(results: readonly string[][]): string {
  return [...results].sort((a, b) => a.length - b.length)[0]!.join(', ');
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
