const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A digest of a text (FNV-1a): short, and no secret. */
export function digestOf(text: string): string {
  let digest = FNV_OFFSET;
  for (let place = 0; place < text.length; place++)
    digest = Math.imul(digest ^ text.charCodeAt(place), FNV_PRIME) >>> 0;
  return digest.toString(36);
}
