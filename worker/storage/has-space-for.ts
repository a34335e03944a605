const CHECK_CACHE = 'room-check';
const ADDRESS = '/__room';
/** `getRandomValues` fills at most this many bytes at once. */
const DRAW_BYTES = 65_536;

/**
 * Whether this many bytes can be written now. It writes them, because some browsers always report the same free space.
 */
export async function hasSpaceFor(bytes: number): Promise<boolean> {
  const cache = await caches.open(CHECK_CACHE);
  try {
    await cache.put(ADDRESS, new Response(incompressible(bytes)));
    return true;
  } catch {
    return false;
  } finally {
    await cache.delete(ADDRESS);
    await caches.delete(CHECK_CACHE);
  }
}

/** Random bytes: compressible data would take less room than its length. */
function incompressible(bytes: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(bytes);
  for (let start = 0; start < bytes; start += DRAW_BYTES) {
    crypto.getRandomValues(data.subarray(start, start + DRAW_BYTES));
  }
  return data;
}
