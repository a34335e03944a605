import { EPOCH_MS, type VirtualTime } from './virtual-time.ts';

/** What may happen to a request on its way. */
export type Fault =
  | 'lostBefore'
  | 'lostAfter'
  | 'doubled'
  | 'truncated'
  | 'html'
  | 'redirect'
  | 'unavailable'
  | 'tooMany'
  | 'hang'
  | 'slow';

/** Who answers requests, each as a committed whole. */
interface NetworkServer {
  handle(method: string, url: URL, headers: Headers, body: string): Answered | Promise<Answered>;
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

interface NetworkPorts {
  readonly time: VirtualTime;
  readonly server: NetworkServer;
  readonly random: () => number;
  readonly onEvent: (event: string) => void;
}

const DELAY_MAX_MS = 400;
const SLOW_MS = 9000;

/** The way between one device and the server: delays everything, and does what the scenario asks to the next requests. */
export class SimNetwork {
  isOffline = false;
  /** While the server is down nothing is answered and nothing is carried out. */
  isServerDown = false;
  private readonly faults: Fault[] = [];
  private readonly ports: NetworkPorts;

  constructor(ports: NetworkPorts) {
    this.ports = ports;
  }

  /** The next requests that change something meet these faults, one each. */
  plan(faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  heal(): void {
    this.faults.length = 0;
    this.isOffline = false;
    this.isServerDown = false;
  }

  async fetch(request: Request): Promise<Response> {
    const { time, random } = this.ports;
    const body = await request.text();
    const url = new URL(request.url);
    const isWrite =
      request.method === 'POST' && (url.pathname.startsWith('/api/cart/') || url.pathname === '/api/order');
    const fault = isWrite && !this.isOffline ? this.faults.shift() : undefined;
    const answer = this.carry({
      method: request.method,
      url,
      headers: request.headers,
      body,
      fault,
      delayMs: random() * DELAY_MAX_MS,
    });
    const aborted = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    time.activity++;
    return Promise.race([answer, aborted]);
  }

  private async carry(call: {
    method: string;
    url: URL;
    headers: Headers;
    body: string;
    fault: Fault | undefined;
    delayMs: number;
  }): Promise<Response> {
    const { time, server, onEvent } = this.ports;
    const { method, url, headers, body, fault, delayMs } = call;
    await time.sleep(delayMs);
    if (this.isOffline || this.isServerDown || fault === 'lostBefore') throw new TypeError('fetch failed');
    if (fault) onEvent(`${fault} ${method} ${url.pathname}`);
    if (fault === 'html') return new Response('<html>log in</html>', { headers: { 'content-type': 'text/html' } });
    if (fault === 'redirect') return new Response(null, { status: 302, headers: { location: 'http://portal.test/' } });
    if (fault === 'unavailable') return this.json(503, '{"code":503,"result":"down"}');
    if (fault === 'tooMany') return this.json(429, '{"code":429,"result":"wait"}', { 'retry-after': '7' });
    const answer = await server.handle(method, url, headers, body);
    onEvent(`${method} ${url.pathname} ${answer.status}`);
    if (fault === 'hang') return new Promise(() => undefined);
    if (fault === 'slow') await time.sleep(SLOW_MS);
    // The network delivers a request twice, the copy some time later: whatever has happened since.
    if (fault === 'doubled') void time.sleep(delayMs * 5).then(() => server.handle(method, url, headers, body));
    if (fault === 'lostAfter' || this.isOffline) throw new TypeError('fetch failed');
    if (fault === 'truncated') return this.json(answer.status, answer.body.slice(0, answer.body.length / 2));
    await time.sleep(delayMs / 2);
    return this.json(answer.status, answer.body);
  }

  /** An answer as the server sends it, with the time that it has. */
  private json(status: number, body: string, headers: Record<string, string> = {}): Response {
    const date = new Date(EPOCH_MS + this.ports.time.elapsed).toUTCString();
    return new Response(body, { status, headers: { 'content-type': 'application/json', date, ...headers } });
  }
}
