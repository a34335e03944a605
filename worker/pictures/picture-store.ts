import { PICTURE_CACHE, PICTURE_CACHE_MAX_BYTES, PICTURE_MAX_AGE_MS } from '#config/caches.ts';

export interface KeptPicture {
  readonly response: Response;
  /** Young enough to be shown without asking the server (spec 9: 7d). An older picture is still better than none. */
  readonly isFresh: boolean;
}

/**
 * The pictures of this device: at most 60 MB, the least recently used are deleted first, and none is older than a week
 * (D100).
 */
export interface PictureStore {
  /** The picture at an address; finding it counts as using it. */
  find(address: string): Promise<KeptPicture | null>;
  /** The same picture in another width. */
  findOtherWidth(address: string): Promise<Response | null>;
  /** The size of a picture that is here and fresh, or `null`; this does not count as using it. */
  freshBytes(address: string): Promise<number | null>;
  /** Stores a picture; resolves with its size. Rejects when there is no room. */
  keep(address: string, response: Response): Promise<number>;
  /** Deletes all pictures. */
  clear(): Promise<void>;
}

/** The part of Cache Storage that pictures use. */
export type PictureCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

export interface PictureStorePorts {
  readonly open: () => Promise<PictureCache>;
  readonly drop: () => Promise<unknown>;
  /** The time of this device, epoch milliseconds. */
  readonly now: () => number;
}

/**
 * What the store notes about a picture. It is written into a header of the picture, so that the two can never disagree.
 */
interface Label {
  readonly keptAt: number;
  readonly usedAt: number;
  readonly bytes: number;
}

const LABEL = 'x-picture';

/** A use is noted at most once an hour, which is enough to know what was used least recently. */
const USE_STEP_MS = 60 * 60 * 1000;

/** The pictures are counted after this many new bytes; each count leaves so much room below the maximum. */
const COUNT_STEP_BYTES = 5 * 1024 * 1024;
const LEFT_MAX_BYTES = PICTURE_CACHE_MAX_BYTES - COUNT_STEP_BYTES;

/** The pictures in Cache Storage. */
export function createPictureStore({ open, drop, now }: PictureStorePorts): PictureStore {
  let uncounted = COUNT_STEP_BYTES;
  const isYoung = ({ keptAt }: Label): boolean => Math.abs(now() - keptAt) < PICTURE_MAX_AGE_MS;
  const put = async (address: string, body: Blob, label: Omit<Label, 'bytes'>): Promise<void> => {
    const text = JSON.stringify({ ...label, bytes: body.size });
    await (await open()).put(address, new Response(body, { headers: { 'content-type': body.type, [LABEL]: text } }));
  };
  const noteUse = async (address: string, response: Response, { keptAt }: Label): Promise<void> =>
    put(address, await response.blob(), { keptAt, usedAt: now() });
  /** Deletes pictures that are too old, and then the least recently used until the others fit. */
  const count = async (): Promise<void> => {
    uncounted = 0;
    const cache = await open();
    const all: (Label & { request: Request })[] = [];
    for (const request of await cache.keys()) all.push({ ...labelOf(await cache.match(request)), request });
    let bytes = 0;
    for (const picture of all.sort((a, b) => b.usedAt - a.usedAt)) {
      if (isYoung(picture)) bytes += picture.bytes;
      if (!isYoung(picture) || bytes > LEFT_MAX_BYTES) await cache.delete(picture.request);
    }
  };
  return {
    async find(address) {
      const response = await (await open()).match(address);
      if (!response) return null;
      const label = labelOf(response);
      // Nobody waits for this note before the picture is shown, and a full device may leave it out.
      if (Math.abs(now() - label.usedAt) >= USE_STEP_MS)
        void noteUse(address, response.clone(), label).catch(() => null);
      return { response, isFresh: isYoung(label) };
    },
    findOtherWidth: async (address) => (await (await open()).match(address, { ignoreSearch: true })) ?? null,
    async freshBytes(address) {
      const response = await (await open()).match(address);
      const label = labelOf(response);
      return response && isYoung(label) ? label.bytes : null;
    },
    async keep(address, response) {
      const body = await response.blob();
      await put(address, body, { keptAt: now(), usedAt: now() });
      uncounted += body.size;
      if (uncounted >= COUNT_STEP_BYTES) await count();
      return body.size;
    },
    async clear() {
      const cache = await open();
      // Deletes pictures one by one, because a deleted cache takes its room for as long as anybody has it open.
      for (const request of await cache.keys()) await cache.delete(request);
      await drop();
    },
  };
}

/** The pictures of this device, from the browser; the same in worker and service worker. */
export function platformPictures(): PictureStore {
  return createPictureStore({
    open: () => caches.open(PICTURE_CACHE),
    drop: () => caches.delete(PICTURE_CACHE),
    now: () => Date.now(),
  });
}

/** A picture without a label was not stored by this code: it counts as old and is deleted first. */
function labelOf(response: Response | undefined): Label {
  return JSON.parse(response?.headers.get(LABEL) ?? '{"keptAt":0,"usedAt":0,"bytes":0}') as Label;
}
