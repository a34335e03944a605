import { type Reply, refusal } from './reply.ts';

/** Bounds on what a request may send (reliability 5, row 16). */
export const BODY_MAX_BYTES = 64 * 1024;
export const ORDER_BODY_MAX_BYTES = 256 * 1024;
export const BODY_DEPTH_MAX = 8;
/** Older storefronts order whole products, whose options nest values in lists and words by language in those. */
export const ORDER_BODY_DEPTH_MAX = 16;
const LIST_MAX = 200;
const KEYS_MAX = 200;

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface BodyBounds {
  readonly maxBytes: number;
  readonly maxDepth: number;
}

/** The JSON of a request, or the refusal to answer with. */
export type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reply: Reply };

/** Reads a JSON body within its bounds. */
export async function readJsonBody(request: Request, bounds: BodyBounds): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type.trim())) return wrong('The body must be application/json.');
  const bytes = await readBytes(request, bounds.maxBytes).catch(() => undefined);
  // A caller who hung up reads no answer, and the server has not failed.
  if (bytes === undefined) return wrong('The body broke off.');
  if (bytes === null) return wrong(`The body is larger than ${bounds.maxBytes} bytes.`);
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes), bounds.maxDepth);
  } catch {
    return wrong('The body is not UTF-8.');
  }
}

/**
 * Parses JSON and checks its depth and lengths, and that no key or text can harm the code or the database behind it.
 */
export function parseJson(text: string, maxDepth: number): JsonBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('The body is not JSON.');
  }
  const problem = problemOf(value, maxDepth);
  return problem ? wrong(problem) : { ok: true, value };
}

/** A text that the database cannot hold: a NUL, or half a surrogate pair. */
export function isPoisonText(text: string): boolean {
  return text.includes('\u0000') || !isWellFormed(text);
}

// String.prototype.isWellFormed exists from Node 20 on, but not in the ES2023 library that this compiles against.
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}

function problemOf(value: unknown, depthLeft: number): string | null {
  if (typeof value === 'string') return isPoisonText(value) ? 'A text holds characters that no text has.' : null;
  // JSON allows 1e400, which JavaScript parses as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is too large.';
  if (typeof value !== 'object' || value === null) return null;
  if (depthLeft === 0) return 'The body is nested too deeply.';
  if (Array.isArray(value)) {
    if (value.length > LIST_MAX) return `A list is longer than ${LIST_MAX}.`;
    return firstProblem(value, depthLeft - 1);
  }
  const keys = Object.keys(value);
  if (keys.length > KEYS_MAX) return `An object has more than ${KEYS_MAX} keys.`;
  if (keys.some((key) => forbiddenKeys.has(key) || isPoisonText(key))) return 'A key is not allowed.';
  return firstProblem(Object.values(value), depthLeft - 1);
}

function firstProblem(values: readonly unknown[], depthLeft: number): string | null {
  for (const value of values) {
    const problem = problemOf(value, depthLeft);
    if (problem) return problem;
  }
  return null;
}

/** The body of a request; `null`: it is larger than that. Rejects when it broke off. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function wrong(message: string): JsonBody {
  return { ok: false, reply: refusal(400, 'VALIDATION', message) };
}
