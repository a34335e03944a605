import type * as z from 'zod/mini';
import { RECAPTCHA_HEADER } from '#config/recaptcha.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { Clock } from '../outbox/ports.ts';
import { withToken } from '../session/with-token.ts';
import type { HttpFailure } from './failure.ts';

/** A value of the API and when the server sent it, by the server's clock in epoch milliseconds. */
export interface Answered<T> {
  readonly value: T;
  readonly at: number;
}

/** The same answer with another value. */
export function mapAnswer<T, V>(
  answer: Result<Answered<T>, HttpFailure>,
  change: (value: T) => V,
): Result<Answered<V>, HttpFailure> {
  return answer.ok ? ok({ value: change(answer.value.value), at: answer.value.at }) : answer;
}

export interface ShopCall<T> {
  readonly path: string;
  /** Beside the code of the store, which a call may name itself, or leave out as `undefined`. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** With a body the call is a POST. Calls only read; writes go through the outbox. */
  readonly body?: unknown;
  readonly shape: z.ZodMiniType<T>;
  readonly deadlineMs: number;
  /** Of whom it is asked as (`session/call-as.ts`); a guest has none. */
  readonly token?: string;
  /** What the shop wants of a person who sends a form (`http/call-checked.ts`). */
  readonly recaptchaToken?: string;
  /** For data that is asked often and seldom changes: the browser keeps the answer and revalidates it each time. */
  readonly isKept?: boolean;
}

/** Reads from the shop's API. */
export interface ShopApi {
  call<T>(call: ShopCall<T>): Promise<Result<Answered<T>, HttpFailure>>;
}

export interface ShopApiPorts {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  readonly apiOrigin: string;
  /** The store view that is asked about; servers other than the shop's have none. */
  readonly storeCode?: string;
  /**
   * Called before every call; the returned function takes its outcome. The offline badge follows it (reliability H1).
   */
  readonly onCall: () => (failure: HttpFailure | null) => void;
}

/** Makes calls with a deadline that accept nothing but JSON of the expected shape. */
export function createShopApi(ports: ShopApiPorts): ShopApi {
  return {
    async call(call) {
      const conclude = ports.onCall();
      const result = await callOnce(ports, call);
      conclude(result.ok ? null : result.error);
      return result;
    },
  };
}

async function callOnce<T>(ports: ShopApiPorts, call: ShopCall<T>): Promise<Result<Answered<T>, HttpFailure>> {
  const deadline = new AbortController();
  let isOver = false;
  void ports.clock.sleep(call.deadlineMs).then(() => {
    if (!isOver) deadline.abort();
  });
  try {
    const response = await ports.fetch(requestOf(ports, call, deadline.signal));
    if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? ''))
      return fail({ kind: 'badContentType' });
    return read(response, await response.json(), call.shape, ports.clock);
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: 'wrongFormat' });
    return fail({ kind: deadline.signal.aborted ? 'timeout' : 'offline' });
  } finally {
    isOver = true;
  }
}

function requestOf(
  { apiOrigin, storeCode }: ShopApiPorts,
  { path, query, body, token, recaptchaToken, isKept = false }: ShopCall<unknown>,
  signal: AbortSignal,
): Request {
  const { url: address, headers } = withToken(
    { url: `${apiOrigin}${path}`, headers: recaptchaToken ? { [RECAPTCHA_HEADER]: recaptchaToken } : {} },
    token ?? null,
  );
  const url = new URL(address);
  // What a call says itself counts, and stays where it stands.
  for (const [name, value] of Object.entries({ ...query, storeCode, ...query })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  // The browser's HTTP cache could return an answer that is older than a document that has arrived since.
  const asked: RequestInit = { headers, signal, redirect: 'manual', cache: isKept ? 'no-cache' : 'no-store' };
  if (body === undefined) return new Request(url, asked);
  return new Request(url, {
    ...asked,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function kindOf(change: unknown): { readonly kind: string } {
  return { kind: String((change as { readonly kind?: unknown } | null)?.kind) };
}

function read<T>(
  response: Response,
  json: unknown,
  shape: z.ZodMiniType<T>,
  clock: Clock,
): Result<Answered<T>, HttpFailure> {
  if (!response.ok) {
    // The search engine names the code `type`; a stock backend passes on that alone, or a text.
    const { result } = (json ?? {}) as { readonly result?: unknown };
    const { type, code = type ?? result, changes } = (result ?? {}) as Readonly<Record<string, unknown>>;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return fail({
      kind: 'refused',
      status: response.status,
      code: typeof code === 'string' ? code : '',
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
      ...(Array.isArray(changes) && { changes: changes.map(kindOf) }),
    });
  }
  const parsed = shape.safeParse(json);
  if (!parsed.success) return fail({ kind: 'wrongFormat' });
  const date = Date.parse(response.headers.get('date') ?? '');
  return ok({ value: parsed.data, at: Number.isNaN(date) ? clock.now() : date });
}
