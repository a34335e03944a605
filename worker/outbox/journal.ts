import { rethrowLostLease } from './fence.ts';
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
  /**
   * Remembers that the sealing with this key was given up for good: a database that falls back to before that must not
   * send it after all.
   */
  noteGivenUp(key: string): Promise<void>;
  givenUp(): Promise<ReadonlySet<string>>;
  /** Lets go what a crash left of entries that are gone. */
  sweep(): Promise<void>;
  /** The same journal, which asks before each write. */
  fenced(confirm: () => Promise<void>): Journal;
  /** The highest sequence number ever written here, also when its entry is gone. */
  watermark(): Promise<number>;
}

const CACHE_NAME = 'outbox-journal';
const ROOT = '/__journal/';
const GIVEN_UP = `${ROOT}given-up/`;
const SEQ_DIGITS = 12;
const PART = /\/(?:request|reply)$/;

/** The part of Cache Storage that the journal uses. */
export type CacheLike = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;

/** The journal in Cache Storage. `open` is called for each operation, because a cache may be dropped under us. */
export function createJournal(
  open: () => Promise<CacheLike>,
  origin: string,
  confirm: () => Promise<void> = async () => undefined,
): Journal {
  const root = `${origin}${ROOT}`;
  const watermarkUrl = `${root}watermark`;
  const address = (entry: JournalEntry, part: '' | '/request' | '/reply' = ''): string =>
    `${root}${String(entry.seq).padStart(SEQ_DIGITS, '0')}-${entry.id}${part}`;
  const { write, read, readOnce, forget, paths } = journalCache(open, confirm);

  return {
    append: (entry) => write(address(entry), entry),
    async rows() {
      const urls = await paths();
      forget((url) => !urls.includes(url.slice(origin.length)));
      const heads = urls.filter((path) => /^\/__journal\/\d+-[^/]+$/.test(path)).sort();
      const rows: JournalRow[] = [];
      for (const path of heads) {
        const entry = await readOnce<JournalEntry>(`${origin}${path}`);
        if (entry?.version !== 1) continue;
        const part = async <T>(name: string): Promise<T | null | undefined> =>
          urls.includes(`${path}/${name}`) ? readOnce<T>(`${origin}${path}/${name}`) : undefined;
        const [request, reply] = [await part<RenderedRequest>('request'), await part<FiledReply>('reply')];
        // Listed and gone: somebody lets the entry go this very moment. Without its reply it would be sent again.
        const isGoing = (request === null || reply === null) && (await read(`${origin}${path}`)) === null;
        if (!isGoing) rows.push({ entry, request: request ?? null, reply: reply ?? null });
      }
      return rows;
    },
    fileRequest: (entry, request) => write(address(entry, '/request'), request),
    fileReply: (entry, reply) => write(address(entry, '/reply'), reply),
    async remove(entry) {
      // Only now, because somebody waits while an entry is appended. On a full device control knows the number still.
      const known = (await read<number>(watermarkUrl)) ?? 0;
      if (known < entry.watermark) await write(watermarkUrl, entry.watermark).catch(rethrowLostLease);
      const cache = await open();
      // The entry goes first: a request or reply without its entry is nothing.
      for (const part of ['', '/request', '/reply'] as const) {
        await confirm();
        await cache.delete(address(entry, part));
      }
    },
    noteGivenUp: (key) => write(`${origin}${GIVEN_UP}${key}`, true),
    async givenUp() {
      return new Set(
        (await paths()).filter((path) => path.startsWith(GIVEN_UP)).map((path) => path.slice(GIVEN_UP.length)),
      );
    },
    async sweep() {
      const [cache, all] = await Promise.all([open(), paths()]);
      const orphans = all.filter((path) => PART.test(path) && !all.includes(path.replace(PART, '')));
      for (const path of orphans) {
        await confirm();
        await cache.delete(`${origin}${path}`);
      }
    },
    fenced: (asking) => createJournal(open, origin, asking),
    async watermark() {
      const [known, all] = await Promise.all([read<number>(watermarkUrl), paths()]);
      // What is no entry begins with a letter.
      return Math.max(known ?? 0, ...all.map((path) => Number.parseInt(path.slice(ROOT.length), 10) || 0));
    },
  };
}

interface JournalCache {
  readonly write: (url: string, value: unknown) => Promise<void>;
  readonly read: <T>(url: string) => Promise<T | null>;
  /** What is filed never changes, so each address is read once. */
  readonly readOnce: <T>(url: string) => Promise<T | null>;
  readonly forget: (isGone: (url: string) => boolean) => void;
  /** Of everything that is kept. */
  readonly paths: () => Promise<string[]>;
}

/** JSON in a cache, read back after each write. */
function journalCache(open: () => Promise<CacheLike>, confirm: () => Promise<void>): JournalCache {
  const known = new Map<string, unknown>();
  const read = async <T>(url: string): Promise<T | null> => {
    const response = await (await open()).match(url);
    try {
      return response ? ((await response.json()) as T) : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    paths: async () => (await (await open()).keys()).map(({ url }) => new URL(url).pathname),
    async write(url, value) {
      const cache = await open();
      const text = JSON.stringify(value);
      await confirm();
      await cache.put(url, new Response(text, { headers: { 'content-type': 'application/json' } }));
      const kept = await (await cache.match(url))?.text();
      if (kept !== text) throw new Error('the journal did not keep it');
    },
    async readOnce<T>(url: string) {
      const found = known.has(url) ? known.get(url) : await read(url);
      if (found !== null) known.set(url, found);
      return found as T | null;
    },
    forget(isGone) {
      for (const url of known.keys()) if (isGone(url)) known.delete(url);
    },
  };
}

/** The cache that holds the journal; no clearing of caches may touch it. */
export function openJournalCache(): Promise<Cache> {
  return caches.open(CACHE_NAME);
}
