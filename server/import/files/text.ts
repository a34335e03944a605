import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Encoding, firstLook } from './first-look.ts';

/** Characters of a text that is held at once; a document of a shop has a thousandth of it. */
const HELD_MAX = 200_000_000;

/** The bytes of a file, unpacked when they are packed with gzip. */
function bytesOf(file: string, isGzip: boolean): AsyncIterable<Uint8Array> {
  const stream = createReadStream(file);
  if (!isGzip) return stream;
  const unpacked = createGunzip();
  // A file that cannot be read ends the unpacking too.
  stream.on('error', (error) => unpacked.destroy(error));
  return stream.pipe(unpacked);
}

/**
 * The text of a file in pieces, whatever its encoding: UTF-8 or UTF-16 with a mark or without, or else Windows-1252, which
 * Latin-1 is a part of; also packed with gzip. Throws a sentence for an archive, or what else is no text.
 */
async function* textPieces(file: string, encoding?: Encoding): AsyncGenerator<string> {
  const { isGzip, encoding: shown } = await firstLook(file);
  const used = encoding ?? shown ?? ((await isUtf8(file, isGzip)) ? 'utf-8' : 'windows-1252');
  const decoder = new TextDecoder(used);
  for await (const bytes of bytesOf(file, isGzip)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** One byte that is no UTF-8 may stand anywhere, so the whole file is looked at. */
async function isUtf8(file: string, isGzip: boolean): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const bytes = bytesOf(file, isGzip);
  try {
    for await (const some of bytes) decoder.decode(some, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw new Error(`${file} cannot be unpacked: it is cut off or broken.`, { cause: error });
  }
}

/** The whole text of a file; see {@link textPieces}. */
export async function wholeText(file: string, encoding?: Encoding): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of textPieces(file, encoding)) {
    pieces.push(piece);
    length = held(length + piece.length, file);
  }
  return pieces.join('');
}

/** The lines of a file, however they end. Only `\n` ends one: other marks of a line may stand inside the texts of JSON. */
export async function* textLines(file: string): AsyncGenerator<string> {
  let open: string[] = [];
  let length = 0;
  for await (const piece of textPieces(file)) {
    let from = 0;
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', from)) {
      yield wholeLine([...open, piece.slice(from, at)]);
      open = [];
      length = 0;
      from = at + 1;
    }
    open.push(piece.slice(from));
    length = held(length + piece.length - from, file);
  }
  if (open.some((part) => part !== '')) yield wholeLine(open);
}

/** A packed file of a few kilobytes may be a text of any size. */
function held(length: number, file: string): number {
  if (length <= HELD_MAX) return length;
  throw new Error(
    `${file} has more than ${HELD_MAX / 1_000_000} million characters in one piece. One document a line may be as many as one wants.`,
  );
}

function wholeLine(parts: readonly string[]): string {
  return parts.join('').replace(/\r$/, '');
}
