const BYTES_MAX = 20_000_000;
const DEADLINE_MS = 20_000;

/** Fetches a picture. Throws a sentence when there is none, or none of a size that a shop shows. */
export async function fetchPicture(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS), headers: { accept: 'image/*' } });
  if (!answer.ok || !answer.body) throw new Error(`the answer was ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > BYTES_MAX) throw new Error(`it is larger than ${BYTES_MAX / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
