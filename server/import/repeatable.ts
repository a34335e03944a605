const UINT32 = 2 ** 32;
const ID_HIGH_BITS = 8;

/** A number from 0 up to 1 that is always the same for a text and a purpose. */
export function shareOf(text: string, purpose: string): number {
  return hash(`${purpose}:${text}`) / UINT32;
}

/** A whole number from `from` to `to`, both included, always the same for a text and a purpose. */
export function wholeOf(text: string, purpose: string, from: number, to: number): number {
  return from + Math.floor(shareOf(text, purpose) * (to - from + 1));
}

/** An integer id of 40 bits for a text; far apart enough for a catalogue, but collisions are the caller's to check. */
export function idOf(text: string): number {
  const high = hash(`high:${text}`) >>> (32 - ID_HIGH_BITS);
  return high * UINT32 + hash(`low:${text}`);
}

/** Ids by sku: the same every time, and never the same for two articles of one catalogue. */
export function uniqueIds(): (sku: string) => number {
  const taken = new Map<number, string>();
  return (sku) => {
    let id = idOf(sku);
    while (taken.has(id) && taken.get(id) !== sku) id++;
    taken.set(id, sku);
    return id;
  };
}

// FNV-1a with the finishing steps of MurmurHash3, so that texts that differ in one digit end up far apart.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
