import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Carrier, carryOut } from './fault-proxy-actions.ts';
import { isMatch, type Judge, type Match, pass, type ProxiedRequest, type Verdict } from './fault-proxy-verdicts.ts';

/** A request that reached the proxy; entries are in the order of arrival. */
export interface LogEntry extends ProxiedRequest {
  readonly number: number;
  /** Milliseconds since the proxy opened. */
  readonly at: number;
  readonly verdict: Verdict['kind'];
  /** The status that the shop answered with; `null` when it was not asked or could not be reached. */
  shopStatus: number | null;
}

/** A rule that is in force until it is used up or removed. */
export interface Rule {
  /** How many requests it has decided about. */
  readonly hits: number;
  remove(): void;
}

interface RuleState extends Rule {
  hits: number;
  readonly judge: Judge;
}

/**
 * A forward proxy for everything that a browser context sends, from page, worker and service worker alike. It does to
 * chosen requests what networks do (reliability 3.1). `navigator.onLine` stays true behind it.
 */
export class FaultProxy {
  readonly log: LogEntry[] = [];
  private readonly server: Server;
  private readonly opened = performance.now();
  private readonly requestsOn = new WeakMap<Socket, number>();
  private readonly held = new Map<() => void, ProxiedRequest>();
  private swapping: (() => void) | null = null;
  private rules: RuleState[] = [];

  private constructor() {
    this.server = createServer(
      { keepAlive: true, keepAliveTimeout: 120_000, requestTimeout: 0 },
      (request, response) => {
        void this.handle(request, response);
      },
    );
    // The proxy serves the shop only; requests of the browser to other hosts are refused.
    this.server.on('connect', (_request, socket) => socket.destroy());
    this.server.on('clientError', (_error, socket) => socket.destroy());
  }

  static async open(): Promise<FaultProxy> {
    const proxy = new FaultProxy();
    await new Promise<void>((resolve) => void proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The address for `proxy.server` of a browser context. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * Gives a verdict to the first `times` matching requests. With a list of verdicts each request gets the next one,
   * until the list ends.
   */
  rule(match: Match, verdict: Verdict | readonly Verdict[], times = Number.POSITIVE_INFINITY): Rule {
    const dealt = Array.isArray(verdict) ? (verdict as readonly Verdict[]) : null;
    const limit = dealt ? dealt.length : times;
    const rule = this.judge((request) => {
      if (rule.hits >= limit || !isMatch(match, request)) return null;
      return dealt ? dealt[rule.hits]! : (verdict as Verdict);
    });
    return rule;
  }

  /** Adds a judge that is asked before the present ones. */
  judge(judge: Judge): Rule {
    const rule: RuleState = {
      hits: 0,
      judge,
      remove: () => (this.rules = this.rules.filter((other) => other !== rule)),
    };
    this.rules.unshift(rule);
    return rule;
  }

  /** Releases what is held: replies are sent, and hanging requests are cut off. */
  release(match: Match = {}): void {
    for (const [letGo, request] of this.held) if (isMatch(match, request)) letGo();
  }

  /** Removes all rules and releases what is held. */
  heal(): void {
    this.rules = [];
    this.release();
  }

  /** Logged requests that match. */
  requests(match: Match): LogEntry[] {
    return this.log.filter((entry) => isMatch(match, entry));
  }

  async close(): Promise<void> {
    this.heal();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const target = targetOf(incoming);
    if (!body || !target) return void incoming.socket.destroy();
    const request: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      path: target.pathname + target.search,
      idempotencyKey: headerOf(incoming, 'idempotency-key'),
      authorization: headerOf(incoming, 'authorization'),
      body: String(body),
      isSocketReused: this.countOn(incoming.socket) > 1,
    };
    const verdict = this.verdictFor(request);
    const entry: LogEntry = {
      ...request,
      number: this.log.length + 1,
      at: Math.round(performance.now() - this.opened),
      verdict: verdict.kind,
      shopStatus: null,
    };
    this.log.push(entry);
    const carrier: Carrier = {
      incoming,
      outgoing,
      body,
      target,
      noteStatus: (status) => (entry.shopStatus = status),
      hold: (patienceMs) => this.hold(request, patienceMs),
      swap: (patienceMs) => this.swap(request, patienceMs),
    };
    await carryOut(carrier, verdict).catch(() => outgoing.destroy());
  }

  private verdictFor(request: ProxiedRequest): Verdict {
    for (const rule of this.rules) {
      const verdict = rule.judge(request);
      if (!verdict) continue;
      rule.hits++;
      return verdict;
    }
    return pass;
  }

  private countOn(socket: Socket): number {
    const count = (this.requestsOn.get(socket) ?? 0) + 1;
    this.requestsOn.set(socket, count);
    return count;
  }

  /** Resolves when the test releases the request, or after `patienceMs`. */
  private hold(
    request: ProxiedRequest,
    patienceMs: number | null,
    onHeld: (letGo: () => void) => void = () => undefined,
  ): Promise<void> {
    return new Promise((resolve) => {
      const letGo = (): void => {
        this.held.delete(letGo);
        resolve();
      };
      this.held.set(letGo, request);
      onHeld(letGo);
      if (patienceMs !== null) setTimeout(letGo, patienceMs).unref();
    });
  }

  private async swap(request: ProxiedRequest, patienceMs: number): Promise<(() => void) | null> {
    const other = this.swapping;
    this.swapping = null;
    if (other) return other;
    let own: (() => void) | null = null;
    await this.hold(request, patienceMs, (letGo) => (this.swapping = own = letGo));
    if (this.swapping === own) this.swapping = null;
    return null;
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

/** The address that a request is for; `null` unless it is on this machine. */
function targetOf({ url = '' }: IncomingMessage): URL | null {
  const target = URL.canParse(url) ? new URL(url) : null;
  return target && /^(?:.+\.)?localhost$|^127\.0\.0\.1$/.test(target.hostname) ? target : null;
}

function headerOf(incoming: IncomingMessage, name: string): string | null {
  const value = incoming.headers[name];
  return typeof value === 'string' ? value : null;
}
