import type { SearchProviderSettings } from '#config/search-provider.ts';
import { PROVIDER_DEADLINE_MS } from '#config/timings.ts';
import { TestDevice } from './device.ts';
import { searchCatalogue } from './contract-search-catalogue.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { Window } from './watch.ts';
import type { WorkerContext } from '#worker/context.ts';
import { openContext, type OpenContext } from '#worker/open-context.ts';
import type { Clock } from '#worker/outbox/ports.ts';

const HALF_A_SECOND_MS = 500;
const SILENCE_MS = 20;

/** A call to the provider as it was sent. */
export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The search catalogue with a series and its colours, a page, and words that lead to it. */
function providerCatalogue() {
  const { documents, rejections } = searchCatalogue();
  const changes: Readonly<Record<string, object>> = {
    SOFA: { product_collection: 'Nordvik' },
    'P-101': { product_collection: 'Nordvik' },
    'P-105': { product_collection: 'Nordvik', color: 58 },
  };
  const keywords = [
    { keywords: ['Retur', 'angrerett'], url: '/i/returns' },
    { keywords: ['sofaer'], url: 'http://shop.test/stue/sofaer?color=52' },
    { keywords: ['gratis'], url: 'https://evil.example/' },
    { keywords: ['lokke'], url: 'javascript:alert(1)' },
  ];
  return {
    rejections,
    documents: {
      ...documents,
      products: documents.products!.map((each) => ({ ...each, ...changes[String(each['sku'])] })),
      cms_pages: [{ id: 1, identifier: 'returns', title: 'Retur av sofaer', content: '<p>30 dager</p>', active: true }],
      static_content: [{ id: 'keyword-url-map.json', klevu_keywordUrlMap: keywords }],
    },
  };
}

/** A backend that also plays the provider, which tests can make fail, and devices that use both. */
export class ProviderShop {
  readonly server: TestServer;
  readonly calls: ProviderCall[] = [];
  /** Replaces the provider's answer. With `silent` it never answers, and deadlines are short. */
  fault: ((request: Request) => Promise<Response>) | 'silent' | null = null;
  /** How many milliseconds a wait of half a second takes: none, unless a test needs an answer within that time. */
  halfSecondMs = 0;
  /** How long code waited each time, in milliseconds. */
  readonly waits: number[] = [];
  private readonly opened: OpenContext[] = [];

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async start(): Promise<ProviderShop> {
    return new ProviderShop(await startTestServer({ catalogue: providerCatalogue() }));
  }

  device(searchProvider: Partial<SearchProviderSettings> = { answers: 'both' }): TestDevice {
    return new TestDevice({ fetch: (request) => this.answer(request), clock: this.clock, searchProvider });
  }

  /** Opens a tab's worker; returns the context of its queries. */
  async open(device: TestDevice, isFilled = true): Promise<WorkerContext> {
    const { api, ports } = device.openTab();
    if (isFilled) {
      const window = new Window(api);
      await window.open();
      await window.value<{ state: string }>('sync.progress', {}, ({ state }) => state === 'complete');
      await api.close();
    }
    const opened = await openContext(ports, { storeCode: 'bmno', locale: 'nb-NO' }, null);
    this.opened.push(opened);
    const context = opened.context();
    await context.connection.firstLook();
    return context;
  }

  /** Calls whose path ends with `path`. */
  to(path: string): ProviderCall[] {
    return this.calls.filter((call) => call.path.endsWith(path));
  }

  /** Resets everything between two tests. */
  async forget(): Promise<void> {
    this.fault = null;
    this.halfSecondMs = 0;
    for (const opened of this.opened.splice(0)) await opened.close();
    this.calls.length = 0;
    this.waits.length = 0;
  }

  async close(): Promise<void> {
    await this.forget();
    await this.server.close();
  }

  private readonly clock: Clock = {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    sleep: (ms) => {
      this.waits.push(ms);
      const isShort = this.fault === 'silent' && ms <= PROVIDER_DEADLINE_MS;
      const takes = isShort ? SILENCE_MS : ms === HALF_A_SECOND_MS ? this.halfSecondMs : ms;
      return new Promise((resolve) => void setTimeout(resolve, takes).unref());
    },
  };

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (!/^\/search(?:-analytics)?\//.test(pathname)) return this.server.app.handle(request);
    const body: unknown = request.method === 'POST' ? await request.clone().json() : null;
    this.calls.push({ method: request.method, path: pathname, query: Object.fromEntries(searchParams), body });
    if (this.fault === 'silent') return hanging(request);
    return this.fault ? this.fault(request) : this.server.app.handle(request);
  }
}

function hanging(request: Request): Promise<Response> {
  return new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
