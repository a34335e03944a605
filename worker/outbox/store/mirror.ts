import type { Entry, FiledReply, RenderedRequest } from '../entry.ts';
import type { Box, CartRecord, Changes, Row } from './box.ts';

/** A row as the mirror has it; how often it was tried the mirror does not know. */
export type MirroredRow = Omit<Row, 'attempt'>;

export interface Copy {
  readonly rows: readonly MirroredRow[];
  readonly carts: ReadonlyMap<string, CartRecord>;
  readonly givenUp: ReadonlySet<string>;
  /** The highest sequence number ever written here, also when its entry is gone. */
  readonly watermark: number;
}

/** Asked before each write: whoever lost its post writes nothing. */
export type Confirm = () => Promise<void>;

/**
 * The second copy of the outbox, outside IndexedDB: it survives the damage that empties a database without an error, and
 * orders are sent from it where no database opens (decision 035).
 */
export interface Mirror {
  read(): Promise<Copy>;
  /** Writes and reads back what a step changed; resolves only when it is kept. */
  write(changes: Changes, confirm: Confirm): Promise<void>;
  /** Makes it what the outbox is: what is missing comes, what the outbox let go of goes. */
  become(outbox: Pick<Box, 'rows' | 'carts' | 'lastSeq'>, confirm: Confirm): Promise<void>;
  watermark(): Promise<number>;
  givenUp(): Promise<ReadonlySet<string>>;
}

/** Named so since the first version, of whose form its entries still are. */
const CACHE_NAME = 'outbox-journal';
const ROOT = '/__journal/';
const GIVEN_UP = `${ROOT}given-up/`;
const CART = `${ROOT}cart/`;
const WATERMARK = `${ROOT}watermark`;
const SEQ_DIGITS = 12;
const ENTRY = /^\/__journal\/\d+-[^/]+$/;
const PARTS = ['request', 'reply'] as const;

/** The part of Cache Storage that the mirror uses. */
export type CacheLike = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;

/** The cache that holds the mirror; no clearing of caches may touch it. */
export function openMirrorCache(): Promise<Cache> {
  return caches.open(CACHE_NAME);
}

/** The mirror in Cache Storage. `open` is called for each operation, because a cache may be dropped under us. */
export function createMirror(open: () => Promise<CacheLike>, origin: string): Mirror {
  const cache = new JsonCache(open, origin);
  return {
    read: () => readAll(cache),
    async write({ filed, carts, removed, givenUp }, confirm) {
      for (const key of givenUp) await cache.put(`${GIVEN_UP}${key}`, true, confirm);
      for (const [name, record] of carts) await writeCart(cache, name, record, confirm);
      for (const row of filed) await writeRow(cache, row, confirm);
      for (const { entry } of removed) await removeEntry(cache, entry, confirm);
    },
    async become({ rows, carts, lastSeq }, confirm) {
      const copy = await readAll(cache);
      const wanted = new Set(rows.map(({ entry }) => pathOf(entry)));
      for (const [name, record] of carts) {
        if (JSON.stringify(record) !== JSON.stringify(copy.carts.get(name)))
          await writeCart(cache, name, record, confirm);
      }
      for (const name of copy.carts.keys()) if (!carts.has(name)) await writeCart(cache, name, null, confirm);
      for (const row of rows) await writeRow(cache, row, confirm);
      // What is younger than the look at the outbox was queued since.
      const strays = copy.rows.filter(({ entry }) => entry.seq <= lastSeq && !wanted.has(pathOf(entry)));
      for (const { entry } of strays) await removeEntry(cache, entry, confirm);
      await sweep(cache, confirm);
    },
    async watermark() {
      return watermarkOf(cache, await cache.paths());
    },
    givenUp: async () => givenUpIn(await cache.paths()),
  };
}

function pathOf({ seq, id }: Entry): string {
  return `${ROOT}${String(seq).padStart(SEQ_DIGITS, '0')}-${id}`;
}

async function readAll(cache: JsonCache): Promise<Copy> {
  const paths = await cache.paths();
  cache.forgetBut(paths);
  const rows: MirroredRow[] = [];
  for (const path of paths.filter((each) => ENTRY.test(each)).sort()) {
    const entry = await cache.readOnce<Entry>(path);
    if (entry?.version !== 1) continue;
    const part = async <T>(name: (typeof PARTS)[number]): Promise<T | null | undefined> =>
      paths.includes(`${path}/${name}`) ? cache.readOnce<T>(`${path}/${name}`) : undefined;
    const [request, reply] = [await part<RenderedRequest>('request'), await part<FiledReply>('reply')];
    // Listed and gone: somebody lets the entry go this very moment. Without its reply it would be sent again.
    const isGoing = (request === null || reply === null) && (await cache.read(path)) === null;
    if (!isGoing) rows.push({ entry, request: request ?? null, reply: reply ?? null });
  }
  const carts = new Map<string, CartRecord>();
  for (const path of paths.filter((each) => each.startsWith(CART))) {
    const record = await cache.read<CartRecord>(path);
    if (record) carts.set(decodeURIComponent(path.slice(CART.length)), record);
  }
  return { rows, carts, givenUp: givenUpIn(paths), watermark: await watermarkOf(cache, paths) };
}

/** What is filed never changes; the entry comes first, and its reply last. */
async function writeRow(cache: JsonCache, { entry, request, reply }: Row, confirm: Confirm): Promise<void> {
  const path = pathOf(entry);
  await cache.putOnce(path, entry, confirm);
  if (request) await cache.putOnce(`${path}/request`, request, confirm);
  if (reply) await cache.putOnce(`${path}/reply`, reply, confirm);
}

async function writeCart(cache: JsonCache, name: string, record: CartRecord | null, confirm: Confirm): Promise<void> {
  const path = `${CART}${encodeURIComponent(name)}`;
  if (record) await cache.put(path, record, confirm);
  else await cache.delete(path, confirm);
}

async function removeEntry(cache: JsonCache, entry: Entry, confirm: Confirm): Promise<void> {
  // Only now, because somebody waits while an entry is added. On a full device the database knows the number still.
  const known = (await cache.read<number>(WATERMARK)) ?? 0;
  if (known < entry.seq) {
    await confirm();
    await cache.put(WATERMARK, entry.seq, async () => undefined).catch(() => undefined);
  }
  // The entry goes first: a request or reply without its entry is nothing.
  for (const part of ['', ...PARTS.map((name) => `/${name}`)]) await cache.delete(`${pathOf(entry)}${part}`, confirm);
}

/** Lets go what a crash left of entries that are gone. */
async function sweep(cache: JsonCache, confirm: Confirm): Promise<void> {
  const paths = await cache.paths();
  const ownerOf = (path: string): string => path.replace(/\/(?:request|reply)$/, '');
  for (const path of paths) if (!paths.includes(ownerOf(path))) await cache.delete(path, confirm);
}

async function watermarkOf(cache: JsonCache, paths: readonly string[]): Promise<number> {
  const known = (await cache.read<number>(WATERMARK)) ?? 0;
  // What is no entry begins with a letter.
  return Math.max(known, ...paths.map((path) => Number.parseInt(path.slice(ROOT.length), 10) || 0));
}

function givenUpIn(paths: readonly string[]): Set<string> {
  return new Set(paths.filter((path) => path.startsWith(GIVEN_UP)).map((path) => path.slice(GIVEN_UP.length)));
}

/** JSON in a cache by path, read back after each write. */
class JsonCache {
  private readonly open: () => Promise<CacheLike>;
  private readonly origin: string;
  /** What was read or written here, of what never changes. */
  private readonly known = new Map<string, unknown>();

  constructor(open: () => Promise<CacheLike>, origin: string) {
    this.open = open;
    this.origin = origin;
  }

  async paths(): Promise<string[]> {
    return (await (await this.open()).keys()).map(({ url }) => new URL(url).pathname);
  }

  async read<T>(path: string): Promise<T | null> {
    const response = await (await this.open()).match(`${this.origin}${path}`);
    try {
      return response ? ((await response.json()) as T) : null;
    } catch {
      return null;
    }
  }

  /** What is filed never changes, so each address is read once. */
  async readOnce<T>(path: string): Promise<T | null> {
    const found = this.known.has(path) ? this.known.get(path) : await this.read(path);
    if (found !== null) this.known.set(path, found);
    return found as T | null;
  }

  async put(path: string, value: unknown, confirm: Confirm): Promise<void> {
    const cache = await this.open();
    const text = JSON.stringify(value);
    await confirm();
    await cache.put(`${this.origin}${path}`, new Response(text, { headers: { 'content-type': 'application/json' } }));
    const kept = await (await cache.match(`${this.origin}${path}`))?.text();
    if (kept !== text) throw new Error('not kept');
  }

  async putOnce(path: string, value: unknown, confirm: Confirm): Promise<void> {
    if (this.known.has(path)) return;
    await this.put(path, value, confirm);
    this.known.set(path, value);
  }

  async delete(path: string, confirm: Confirm): Promise<void> {
    const cache = await this.open();
    await confirm();
    await cache.delete(`${this.origin}${path}`);
    this.known.delete(path);
  }

  forgetBut(paths: readonly string[]): void {
    for (const path of this.known.keys()) if (!paths.includes(path)) this.known.delete(path);
  }
}
