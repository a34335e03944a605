import type { Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { RECAPTCHA_HEADER } from '#config/recaptcha.ts';
import { defaultStoreView, type StoreView, storeViewByCode } from '#config/stores.ts';
import { sortedKeys } from '#domain/sorted-keys.ts';
import { type OperationId, operations } from '#schemas/api/generated/operations.gen.ts';
import { madeKey } from './made-key.ts';
import { BODY_DEPTH_MAX, BODY_MAX_BYTES, readJsonBody } from './read-json.ts';
import { busy, type Reply, refusal, toResponse } from './reply.ts';
import type { Turns } from './turns.ts';

/** Validators of one operation, generated from the contract. */
export interface OperationShapes<B = unknown, Q = unknown, P = unknown> {
  readonly body?: z.ZodMiniType<B>;
  readonly query?: z.ZodMiniType<Q>;
  readonly params?: z.ZodMiniType<P>;
  readonly maxBytes?: number;
  readonly maxDepth?: number;
  /** A request without a content type has no body, where the contract does not need one. */
  readonly isBodyOptional?: true;
  /** Rewrites what is refused, where the contract wants another form of it. */
  readonly refused?: (reply: Reply) => Reply;
}

/** A request that the contract allows. */
export interface Call<B, Q, P> {
  readonly store: StoreView;
  readonly body: B;
  readonly query: Q;
  readonly params: P;
  /** What the client gave, or the server made where the contract says so. */
  readonly idempotencyKey: string | null;
  /** `null` for a guest. */
  readonly token: string | null;
  /** What the provider gave to whoever sends a form, or `null` (decision 081). */
  readonly recaptchaToken: string | null;
  /** Address of the caller, for limits that do not count by device. */
  readonly address: string;
  /** A digest of method, path, store, cart, coupon and body; an idempotency key is bound to it. */
  readonly fingerprint: string;
}

const guestTokens: ReadonlySet<string> = new Set(['', 'null', 'undefined']);
const KEY = /^[A-Za-z0-9._:-]{16,128}$/;

/** Serves an operation of the contract: checks what comes in, runs `answer`, wraps what goes out. */
export function serve<B, Q, P>(
  app: Hono,
  id: OperationId,
  shapes: OperationShapes<B, Q, P>,
  answer: (call: Call<B, Q, P>) => Promise<Reply>,
): void {
  const operation = operations[id];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(operation.method, path, async (context) => {
    const call = await readCall(context, id, shapes);
    const given = 'status' in call ? call : await admitted(context, id, () => answer(call));
    const reply = given.status >= 400 && shapes.refused ? shapes.refused(given) : given;
    return toResponse({
      ...reply,
      // A header can choose the store view, so caches must tell such answers apart.
      headers: { 'cache-control': cacheControl(reply, operation.cache), vary: 'x-vs-store-code', ...reply.headers },
    });
  });
}

/**
 * Carries out what changes something while not too many of these are under way; who comes then is told to come again, and nothing was
 * done (reliability S5, decision 109). A request counts when it was received whole, so one that trickles in takes no place.
 */
async function admitted(context: Context, id: OperationId, answer: () => Promise<Reply>): Promise<Reply> {
  const isCounted = operations[id].idempotency !== 'none' && !waitsForProvider.has(id);
  return isCounted ? ((await envOf(context).writes.run(answer)) ?? busy()) : answer();
}

/** A provider that hangs takes no places of orders, and what it says of a payment comes through; each call to it has a deadline. */
const waitsForProvider: ReadonlySet<OperationId> = new Set(['createOrUpdateExternalOrder', 'placeExternalOrder']);

function cacheControl(reply: Reply, rule: string): string {
  return reply.status === 200 ? rule : 'no-store';
}

async function readCall<B, Q, P>(
  context: Context,
  id: OperationId,
  shapes: OperationShapes<B, Q, P>,
): Promise<Call<B, Q, P> | Reply> {
  const operation = operations[id];
  const request = context.req.raw;
  const url = new URL(request.url);
  const queryTexts = Object.fromEntries(url.searchParams);
  const store = storeOf([request.headers.get('x-vs-store-code'), queryTexts['storeCode']]);
  if (!store) return refusal(400, 'STORE_UNKNOWN', 'There is no such store view.');
  const key = operation.idempotency === 'none' ? null : request.headers.get('idempotency-key');
  if (key === null ? operation.idempotency === 'required' : !KEY.test(key)) {
    return refusal(400, 'VALIDATION', 'A valid Idempotency-Key is needed.');
  }
  const query = check(shapes.query, coerced(queryTexts, operation.query), 'query');
  if (!query.ok) return query.reply;
  const paramTexts = context.req.param() as Record<string, string>;
  const params = check(shapes.params, coerced(paramTexts, operation.params), 'path');
  if (!params.ok) return params.reply;
  const token = tokenOf(request, queryTexts);
  if (token === queryTexts['token'] && token && !envOf(context).isTokenInAddress) {
    return refusal(400, 'VALIDATION', 'A token goes into the Authorization header.');
  }
  const { maxBytes = BODY_MAX_BYTES, maxDepth = BODY_DEPTH_MAX } = shapes;
  const isBodySent = shapes.isBodyOptional !== true || request.headers.has('content-type');
  const json = operation.hasBody && isBodySent ? await readJsonBody(request, { maxBytes, maxDepth }) : null;
  if (json && !json.ok) return json.reply;
  const body = check(isBodySent ? shapes.body : undefined, json?.value, 'body');
  if (!body.ok) return body.reply;

  const fingerprint = hashOf([
    operation.method,
    url.pathname,
    store.code,
    queryTexts['cartId'] ?? null,
    queryTexts['coupon'] ?? null,
    // Beside the others only where it is there: keys of before are bound to digests without it.
    ...(queryTexts['email'] === undefined ? [] : [queryTexts['email']]),
    sortedKeys(json?.value ?? null),
  ]);
  return {
    store,
    body: body.value as B,
    query: query.value as Q,
    params: params.value as P,
    idempotencyKey: key ?? (operation.idempotency === 'derived' ? madeKey(fingerprint, token) : null),
    token,
    recaptchaToken: request.headers.get(RECAPTCHA_HEADER),
    address: envOf(context).address,
    fingerprint,
  };
}

/** What the app tells of a request besides the request itself. */
export interface CallEnvironment {
  readonly address: string;
  /** Whether a token may stand in the address (D51). */
  readonly isTokenInAddress: boolean;
  /** Where what changes something takes its turn. */
  readonly writes: Turns;
}

function envOf(context: Context): CallEnvironment {
  return context.env as CallEnvironment;
}

/** The store view of the first code given; `undefined` when any of the codes is unknown. */
function storeOf(codes: readonly (string | null | undefined)[]): StoreView | undefined {
  const named = codes.filter((code) => code !== null && code !== undefined).map((code) => storeViewByCode(code));
  return named.includes(undefined) ? undefined : (named[0] ?? defaultStoreView);
}

type Checked = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reply: Reply };

function check(shape: z.ZodMiniType | undefined, value: unknown, where: string): Checked {
  if (!shape) return { ok: true, value };
  const parsed = shape.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues.slice(0, 20).map((issue) => ({
    instancePath: `/${[where, ...issue.path.map(String)].join('/')}`,
    keyword: issue.code ?? 'invalid',
    message: issue.message,
  }));
  return { ok: false, reply: { status: 400, body: { code: 400, result: issues } } };
}

/** Query and path values arrive as texts; the contract knows which of them are numbers. */
function coerced(
  texts: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isNumber =
        (kinds[name] === 'integer' || kinds[name] === 'number') && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

function tokenOf(request: Request, query: Readonly<Record<string, string>>): string | null {
  const header = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  const token = header ?? query['token'] ?? '';
  return guestTokens.has(token) ? null : token;
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
