import type { FiledReply, JournalEntry, RenderedRequest } from './entry.ts';

/** An entry with what is filed beside it. */
export interface JournalRow {
  readonly entry: JournalEntry;
  /** Present once the entry was handed to fetch: from then on it cannot be cancelled. */
  readonly request: RenderedRequest | null;
  readonly reply: FiledReply | null;
}

/**
 * The sealed wire form of everything unsent, outside IndexedDB: it survives the damage that empties a database without
 * an error. Sending only ever reads it.
 */
export interface Journal {
  /** Writes and reads back; resolves only when the entry is kept. */
  append(entry: JournalEntry): Promise<void>;
  /** All rows in the order of their sequence numbers. */
  rows(): Promise<JournalRow[]>;
  fileRequest(entry: JournalEntry, request: RenderedRequest): Promise<void>;
  fileReply(entry: JournalEntry, reply: FiledReply): Promise<void>;
  remove(entry: JournalEntry): Promise<void>;
  /** The highest sequence number ever written here, also when its entry is gone. */
  watermark(): Promise<number>;
}

const CACHE_NAME = 'outbox-journal';
const ROOT = '/__journal/';
const WATERMARK = `${ROOT}watermark`;
const SEQ_DIGITS = 12;

/** The part of Cache Storage that the journal uses. */
export type CacheLike = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;

/** The journal in Cache Storage. `open` is called for each operation, because a cache may be dropped under us. */
export function createJournal(open: () => Promise<CacheLike>, origin: string): Journal {
  const address = (entry: JournalEntry, part: '' | '/request' | '/reply' = ''): string =>
    `${origin}${ROOT}${String(entry.seq).padStart(SEQ_DIGITS, '0')}-${entry.id}${part}`;

  const write = async (url: string, value: unknown): Promise<void> => {
    const cache = await open();
    const text = JSON.stringify(value);
    await cache.put(url, new Response(text, { headers: { 'content-type': 'application/json' } }));
    const kept = await (await cache.match(url))?.text();
    if (kept !== text) throw new Error('the journal did not keep what was written');
  };

  const read = async <T>(url: string): Promise<T | null> => {
    const response = await (await open()).match(url);
    try {
      return response ? ((await response.json()) as T) : null;
    } catch {
      return null;
    }
  };

  // What is filed never changes, so each address is read once.
  const known = new Map<string, unknown>();
  const readOnce = async <T>(url: string): Promise<T | null> => {
    if (!known.has(url)) known.set(url, await read(url));
    return known.get(url) as T | null;
  };

  return {
    async append(entry) {
      const mark = Math.max(entry.seq, entry.watermark, (await read<number>(`${origin}${WATERMARK}`)) ?? 0);
      await write(`${origin}${WATERMARK}`, mark);
      await write(address(entry), entry);
    },
    async rows() {
      const urls = (await (await open()).keys()).map((request) => new URL(request.url).pathname);
      for (const url of known.keys()) if (!urls.includes(url.slice(origin.length))) known.delete(url);
      const heads = urls.filter((path) => /^\/__journal\/\d+-[^/]+$/.test(path)).sort();
      const rows: JournalRow[] = [];
      for (const path of heads) {
        const entry = await readOnce<JournalEntry>(`${origin}${path}`);
        if (entry?.version !== 1) continue;
        const part = async <T>(name: string): Promise<T | null> =>
          urls.includes(`${path}/${name}`) ? readOnce<T>(`${origin}${path}/${name}`) : null;
        rows.push({ entry, request: await part('request'), reply: await part('reply') });
      }
      return rows;
    },
    fileRequest: (entry, request) => write(address(entry, '/request'), request),
    fileReply: (entry, reply) => write(address(entry, '/reply'), reply),
    async remove(entry) {
      const cache = await open();
      // The entry goes first: a request or reply without its entry is nothing.
      for (const part of ['', '/request', '/reply'] as const) await cache.delete(address(entry, part));
    },
    watermark: async () => (await read<number>(`${origin}${WATERMARK}`)) ?? 0,
  };
}

/** The cache that holds the journal; no clearing of caches may touch it. */
export function openJournalCache(): Promise<Cache> {
  return caches.open(CACHE_NAME);
}
