const CHECK_CACHE = 'room-check';
const ADDRESS = '/__room';
/** As much as the browser draws at once. */
const DRAW_BYTES = 65_536;

/** Whether so much can be written now: tried, because some browsers always tell of the same room that is left. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
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

/** What can be packed takes less room than it says. */
function incompressible(bytes: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(bytes);
  for (let start = 0; start < bytes; start += DRAW_BYTES) {
    crypto.getRandomValues(data.subarray(start, start + DRAW_BYTES));
  }
  return data;
}
