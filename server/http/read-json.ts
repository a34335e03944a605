import { type Reply, refusal } from './reply.ts';

/** Bounds on what a request may send (reliability 5, row 16). */
export const BODY_MAX_BYTES = 64 * 1024;
export const ORDER_BODY_MAX_BYTES = 256 * 1024;
const DEPTH_MAX = 8;
const LIST_MAX = 200;
const KEYS_MAX = 200;

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The JSON of a request, or the refusal to answer with. */
export type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reply: Reply };

/** Reads a JSON body within its bounds. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json(?:;|$)/i.test(type.trim())) return wrong('The body must be application/json.');
  const text = await readText(request, maxBytes);
  if (text === null) return wrong(`The body is larger than ${maxBytes} bytes.`);
  return parseJson(text);
}

/** Parses JSON and checks its shape: depth, lengths, and no key or text that is poison further in. */
export function parseJson(text: string): JsonBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('The body is not JSON.');
  }
  const problem = problemOf(value, 1);
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

function problemOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return isPoisonText(value) ? 'A text holds characters that no text has.' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEPTH_MAX) return `The body is nested deeper than ${DEPTH_MAX}.`;
  if (Array.isArray(value)) {
    if (value.length > LIST_MAX) return `A list is longer than ${LIST_MAX}.`;
    return firstProblem(value, depth);
  }
  const keys = Object.keys(value);
  if (keys.length > KEYS_MAX) return `An object has more than ${KEYS_MAX} keys.`;
  if (keys.some((key) => forbiddenKeys.has(key) || isPoisonText(key))) return 'A key is not allowed.';
  return firstProblem(Object.values(value), depth);
}

function firstProblem(values: readonly unknown[], depth: number): string | null {
  for (const value of values) {
    const problem = problemOf(value, depth + 1);
    if (problem) return problem;
  }
  return null;
}

async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function wrong(message: string): JsonBody {
  return { ok: false, reply: refusal(400, 'VALIDATION', message) };
}
