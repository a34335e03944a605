import { vi } from 'vitest';

/** So many turns it takes Node to read a body from its stream; one more where that was made just now; and to find that there is none. */
const TURNS = 6;
const TURNS_WITHOUT_BODY = 2;
const turn = Promise.resolve();

/**
 * What the shop uses of requests and answers, with texts as bodies. Those of Node have streams and signals that follow one another,
 * which cost more than what the shop does with them. A body comes as late as theirs does, so that what happens at the same time
 * keeps its order.
 */
class Body {
  readonly headers: Headers;
  protected readonly content: string | null;
  private isNew = true;

  constructor(content: string | null, headers: HeadersInit | undefined) {
    this.content = content;
    this.headers = new Headers(headers);
    if (content !== null) queueMicrotask(() => (this.isNew = false));
  }

  async text(): Promise<string> {
    for (let left = this.turns(); left > 0; left--) await turn;
    return this.content ?? '';
  }

  async json(): Promise<unknown> {
    for (let left = this.turns(); left > 0; left--) await turn;
    return JSON.parse(this.content ?? '');
  }

  private turns(): number {
    return this.content === null ? TURNS_WITHOUT_BODY : TURNS + Number(this.isNew);
  }
}

export class SimRequest extends Body {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;

  constructor(address: string | URL, { method = 'GET', headers, body = null, signal }: RequestInit = {}) {
    super(body as string | null, headers);
    this.url = String(address);
    this.method = method;
    this.signal = signal ?? NEVER;
  }
}

export class SimResponse extends Body {
  readonly status: number;

  constructor(content: string | null = null, { status = 200, headers }: ResponseInit = {}) {
    super(content, headers);
    this.status = status;
  }

  static json(value: unknown, { status = 200 }: ResponseInit = {}): SimResponse {
    return new SimResponse(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  clone(): SimResponse {
    return new SimResponse(this.content, this);
  }
}

const NEVER = new AbortController().signal;

/** Has everything that runs from here on make these. */
export function stubFetchClasses(): void {
  vi.stubGlobal('Request', SimRequest);
  vi.stubGlobal('Response', SimResponse);
}
