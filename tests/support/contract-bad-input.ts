import type { OperationId } from '#schemas/api/generated/operations.gen.ts';
import { BODY_DEPTH_MAX } from '#server/http/read-json.ts';
import { type CallOptions, newKey, requestOf } from './contract-client.ts';
import { contractOperation, type ContractParameter } from './contract-document.ts';
import { fieldsOf, isPoisoned, isPoisonText, withValue } from './contract-fields.ts';
import { inputTexts, inputValues } from './contract-inputs.ts';
import type { Sample } from './contract-sample.ts';
import { breaches } from './contract-schema.ts';

/** How many inputs each parameter and each field of a body gets. */
export const INPUTS = 200;
const DEEP_BODY_DEPTH_MAX = 16;
/** Queries nest lists of conditions, orders hold products: they may be deeper than other bodies. */
const deepBodies: ReadonlySet<OperationId> = new Set([
  'searchCatalogPost',
  'placeOrder',
  'providerSearch',
  'cachedProviderProducts',
  'cachedProviderCollections',
]);
/**
 * How many allowed inputs a field of a body or a free text gets; they are few because each runs through the whole
 * server.
 */
const ALLOWED_INPUTS = 8;

/** A sample call with one thing changed. */
export interface BadInput {
  /** What was changed: a parameter, or a field of the body. */
  readonly target: string;
  readonly label: string;
  readonly request: () => Request;
  /** Whether the contract forbids the call; `null` where the contract leaves that open. */
  readonly isForbidden: boolean | null;
}

/** Whether the contract forbids a parameter to have this text; numbers must be written plainly. */
function isForbiddenText({ schema, required }: ContractParameter, text: string | null): boolean | null {
  // The contract does not say whether a required parameter with a default may be missing.
  if (text === null) return required && 'default' in schema ? null : required;
  if (isPoisonText(text)) return true;
  if (schema.type !== 'integer') return breaches(schema, text).length > 0;
  if (/^-?(?:0|[1-9]\d{0,14})$/.test(text)) return breaches(schema, Number(text)).length > 0;
  return text.trim() === '' || !Number.isInteger(Number(text)) ? true : null;
}

/** Calls with other texts for a parameter. */
export function parameterInputs(sample: Sample, parameter: ContractParameter, turn: number): BadInput[] {
  const { name, in: place, schema } = parameter;
  const make = (text: string | null): BadInput[] => {
    const target = `${place} ${name}`;
    const label = `${target} ${JSON.stringify(text)?.slice(0, 80)}`;
    try {
      const request = requestOf(sample.id, withParameter(sample.options, parameter, text));
      // The transport trims headers and repairs texts, so the text that arrives is the one to judge.
      const arrived = text === null ? null : arrivedText(request, parameter, text);
      const isRouted = place !== 'path' || (arrived !== '' && arrived !== '.' && arrived !== '..');
      return [
        { target, label, request: () => request, isForbidden: isRouted ? isForbiddenText(parameter, arrived) : null },
      ];
    } catch {
      return [];
    }
  };
  const isFree = Object.keys(schema).every((key) => key === 'type' || key === 'description');
  const inputs = chosen(inputTexts(schema).flatMap(make), { turn, allowedMost: isFree ? ALLOWED_INPUTS : INPUTS });
  return [...(place === 'path' ? [] : make(null)), ...inputs];
}

function withParameter(options: CallOptions, { name, in: place }: ContractParameter, text: string | null): CallOptions {
  const without = (from: object = {}) => Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));
  const changed = (from: object = {}) => ({ ...without(from), ...(text === null ? {} : { [name]: text }) });
  if (place === 'query') return { ...options, query: changed(options.query) };
  if (place === 'path') return { ...options, path: changed(options.path) };
  if (name === 'Idempotency-Key') return { ...options, key: text };
  return { ...options, headers: changed(options.headers) };
}

function arrivedText(request: Request, { name, in: place }: ContractParameter, text: string): string | null {
  if (place === 'header') return request.headers.get(name);
  return place === 'query' ? new URL(request.url).searchParams.get(name) : text;
}

/** Calls with other values for every field of the body. */
export function bodyInputs(sample: Sample): BadInput[] {
  const schema = contractOperation(sample.id).body;
  const { body, query } = sample.options;
  if (!schema) return [];
  // The address decides which of the two query languages the body has.
  const shape = schema.anyOf ? schema.anyOf[query?.['request_format'] === undefined ? 1 : 0]! : schema;
  const maxDepth = deepBodies.has(sample.id) ? DEEP_BODY_DEPTH_MAX : BODY_DEPTH_MAX;
  return fieldsOf(shape, body).flatMap(({ path, schema: field, isRequired }, turn) => {
    const make = (value: unknown): BadInput => ({
      target: `body ${path.join('.')}`,
      label: `body ${path.join('.')} ${JSON.stringify(value)?.slice(0, 80)}`,
      request: () => requestOf(sample.id, { ...sample.options, body: withValue(body, path, value), key: newKey() }),
      isForbidden:
        value === undefined
          ? isRequired
          : isPoisoned(value, maxDepth - path.length) || breaches(field, value).length > 0,
    });
    const inputs = inputValues(field).map(make);
    return [make(undefined), ...chosen(inputs, { turn, allowedMost: ALLOWED_INPUTS })];
  });
}

/**
 * At most `INPUTS` inputs; of the allowed ones only `allowedMost`, unless more are needed to reach that number. Each
 * turn takes different ones.
 */
function chosen(inputs: readonly BadInput[], { turn, allowedMost }: { turn: number; allowedMost: number }): BadInput[] {
  const allowed = inputs.filter(({ isForbidden }) => !isForbidden);
  const forbidden = inputs.filter(({ isForbidden }) => isForbidden).slice(0, INPUTS);
  const count = forbidden.length === 0 ? allowedMost : Math.max(allowedMost, INPUTS - forbidden.length);
  const start = (turn * count) % Math.max(1, allowed.length);
  return [...[...allowed.slice(start), ...allowed.slice(0, start)].slice(0, count), ...forbidden];
}

/** Calls with bodies that are not JSON of the contract for any operation. */
export function rawInputs(sample: Sample): BadInput[] {
  if (!contractOperation(sample.id).body) return [];
  const good = JSON.stringify(sample.options.body);
  const make = (label: string, body: BodyInit | null, type: string | null = 'application/json'): BadInput => {
    const { url, method, headers } = requestOf(sample.id, { ...sample.options, key: newKey() });
    const changed = new Headers(headers);
    if (type === null) changed.delete('content-type');
    else changed.set('content-type', type);
    return {
      target: 'body',
      label,
      request: () => new Request(url, { method, headers: changed, body }),
      isForbidden: true,
    };
  };
  const bytes = (...extra: number[]) => new Uint8Array([...Buffer.from(good.slice(0, -1)), ...extra]);
  return [
    make('no body', null),
    make('an empty body', ''),
    make('half a body', good.slice(0, -1)),
    make('two bodies', good + good),
    make('a text', '"text"'),
    make('a number', '7'),
    make('null', 'null'),
    make('a list', `[${good}]`),
    make('a comment', `/* */${good}`),
    make('NaN', good.replace(/:/, ':NaN,"x":')),
    make('a key of prototypes', good.replace('{', '{"__proto__":{"isAdmin":true},')),
    make('a number beyond all numbers', good.replace('{', '{"x":1e999,')),
    make('a megabyte', good.replace('{', `{"x":"${'x'.repeat(1024 * 1024)}",`)),
    make('bytes that are no UTF-8', bytes(0x2c, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)),
    make('half a character', bytes(0x2c, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d)),
    make('a hundred thousand brackets', '['.repeat(100_000)),
    make('ten thousand items', good.replace('{', `{"x":[${'1,'.repeat(9999)}1],`)),
    make(
      'ten thousand keys',
      good.replace('{', `{"x":{${Array.from({ length: 9999 }, (_, n) => `"${n}":1,`).join('')}"y":1},`),
    ),
    make('plain text', good, 'text/plain'),
    make('a form', 'a=b', 'application/x-www-form-urlencoded'),
    make('a type that only looks like JSON', good, 'application/json-seq'),
    make('no type', good, null),
  ];
}
