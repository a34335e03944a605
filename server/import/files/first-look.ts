import { open } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';

/** How the characters of a file are written down. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

const LOOK_BYTES = 4096;
const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const TAR_MARK = 'ustar';
const TAR_MARK_AT = 257;
/** Half of all bytes of Latin text in UTF-16 are zero; in no other encoding is one. */
const SOME_ZEROS = 0.2;
/** Fewer than this are a fault of some line, which is told by its line. */
const STRAY_ZEROS = 0.02;

/** What the first bytes of a file say. */
interface Look {
  readonly isGzip: boolean;
  /** `null` when they do not show it. */
  readonly encoding: Encoding | null;
}

/** Looks at the start of a file. Throws a sentence for what is no text, naming what to do instead. */
export async function firstLook(file: string): Promise<Look> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOK_BYTES), 0, LOOK_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const isGzip = begins(start, GZIP);
    const text = isGzip ? unpackedStart(start, file) : start;
    const fault = noText(text, file);
    if (fault) throw new Error(fault);
    return { isGzip, encoding: encodingByStart(text) };
  } finally {
    await handle.close();
  }
}

function unpackedStart(start: Buffer, file: string): Buffer {
  try {
    // The rest of the file is missing here, which is no fault of it.
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw new Error(`${file} looks like gzip and cannot be unpacked.`, { cause: error });
  }
}

const begins = (bytes: Buffer, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** What in a file's first bytes shows that it holds no text; `null` when it does. */
function noText(start: Buffer, file: string): string | null {
  if (begins(start, ZIP)) {
    return /\.xlsx$/i.test(file)
      ? `${file} is a spreadsheet. Save it as CSV, and import that.`
      : `${file} is a zip archive. Unpack it, and import the folder or the file that was in it.`;
  }
  if (start.subarray(TAR_MARK_AT, TAR_MARK_AT + TAR_MARK.length).toString('latin1') === TAR_MARK)
    return `${file} is a tar archive. Unpack it, and import the folder or the file that was in it.`;
  if (encodingByStart(start) !== null) return null;
  const zeros = start.filter((byte) => byte === 0).length;
  return zeros > start.length * STRAY_ZEROS ? `${file} holds no text.` : null;
}

/** The encoding that the first bytes show: by their mark, or by where they are zero; `null` when they show none. */
function encodingByStart(start: Buffer): Encoding | null {
  if (begins(start, [0xff, 0xfe])) return 'utf-16le';
  if (begins(start, [0xfe, 0xff])) return 'utf-16be';
  if (begins(start, [0xef, 0xbb, 0xbf])) return 'utf-8';
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]!++;
  const [even = 0, odd = 0] = zeros;
  const some = (start.length / 2) * SOME_ZEROS;
  if (odd > some && even === 0) return 'utf-16le';
  if (even > some && odd === 0) return 'utf-16be';
  return null;
}
