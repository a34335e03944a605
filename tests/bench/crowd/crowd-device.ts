import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What one device asked for, as it went over its line. */
export interface Traffic {
  requests: number;
  notChanged: number;
  bytesUp: number;
  bytesDown: number;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Head {
  readonly collection: string;
  readonly fields: string;
  readonly checkpoint: string;
}

interface Page {
  readonly documents: readonly { readonly sku?: string; readonly price_incl_tax?: number }[];
  readonly checkpoint: string;
  readonly hasMore: boolean;
}

const STORE = 'storeCode=bmno';
const PAGE_LIMIT = 500;

/**
 * A device that has everything, as far as a server notices it: a connection of its own, the question where the lists end, and
 * the pages of those that ended elsewhere. It holds no documents, so a thousand fit into one process.
 */
export class CrowdDevice {
  traffic: Traffic = { requests: 0, notChanged: 0, bytesUp: 0, bytesDown: 0 };
  /** Time from asking for the heads to their answer, one by one. */
  latenciesMs: number[] = [];
  private readonly origin: string;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly checkpoints = new Map<string, string>();
  private etag = '';
  /** What had passed the line before the question that is asked now. */
  private passed = { up: 0, down: 0 };

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Asks what is new, and pulls it. Resolves with the prices that came, by sku. */
  async look(): Promise<ReadonlyMap<string, number>> {
    const prices = new Map<string, number>();
    const askedAt = performance.now();
    const answer = await this.ask(`/api/sync/heads?${STORE}`, this.etag);
    this.latenciesMs.push(performance.now() - askedAt);
    if (answer.status === 304) {
      this.traffic.notChanged++;
      return prices;
    }
    this.etag = answer.headers.etag ?? '';
    const { heads } = JSON.parse(answer.body) as { heads: readonly Head[] };
    for (const { collection, fields, checkpoint } of heads) {
      const name = `${collection} ${fields}`;
      // What it begins with it has.
      const known = this.checkpoints.get(name) ?? checkpoint;
      this.checkpoints.set(
        name,
        known === checkpoint ? checkpoint : await this.pull(collection, fields, known, prices),
      );
    }
    return prices;
  }

  /** Counts anew. */
  forget(): void {
    this.traffic = { requests: 0, notChanged: 0, bytesUp: 0, bytesDown: 0 };
    this.latenciesMs = [];
  }

  /** The next answer comes whole. */
  forgetTag(): void {
    this.etag = '';
  }

  close(): void {
    this.agent.destroy();
  }

  private async pull(collection: string, fields: string, from: string, prices: Map<string, number>): Promise<string> {
    for (let checkpoint = from; ;) {
      const query = `${STORE}&limit=${PAGE_LIMIT}&fields=${fields}&checkpoint=${checkpoint}`;
      const page = JSON.parse((await this.ask(`/api/sync/${collection}?${query}`)).body) as Page;
      for (const { sku, price_incl_tax: price } of page.documents) if (sku && price) prices.set(sku, price);
      checkpoint = page.checkpoint;
      if (!page.hasMore) return checkpoint;
    }
  }

  /** Asks as a browser does, and counts what passes the line. */
  private async ask(path: string, etag = ''): Promise<Answer> {
    const headers = { ...browserHeaders, ...(etag === '' ? {} : { 'if-none-match': etag }) };
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${this.origin}${path}`, { agent: this.agent, headers }, resolve).on('error', reject);
    });
    // A line that is kept is taken from an answer that ends.
    const { socket } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { bytesRead, bytesWritten } = socket;
    this.traffic.requests++;
    this.traffic.bytesDown += bytesRead - this.passed.down;
    this.traffic.bytesUp += bytesWritten - this.passed.up;
    this.passed = { up: bytesWritten, down: bytesRead };
    const body = Buffer.concat(chunks);
    const isPacked = incoming.headers['content-encoding'] === 'br';
    return {
      status: incoming.statusCode ?? 0,
      headers: incoming.headers,
      body: (isPacked ? brotliDecompressSync(body) : body).toString('utf8'),
    };
  }
}

/** What Chromium sends with a question of the worker. */
const browserHeaders = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'nb-NO,nb;q=0.9',
  'cache-control': 'max-age=0',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
